/** What a complaint begins with; the order asked for, else the one that is to be repaid. */
import type { SandboxCall } from '../call.ts';
import { orderCard, problemSonTypes, problemTypes } from '../complaints.ts';
import type { Order } from '../store.ts';
import { orderOf } from '../world.ts';

export const problemInit: SandboxCall = {
  operation: 'problemInit',
  answer({ store, session, tongue, files, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '') ?? orderOf(store, session, '{code}');
    return {
      data: {
        problemType: problemTypes(tongue),
        problemSonType: problemSonTypes(tongue),
        ...(order === undefined ? {} : { orderDetail: orderCard(order, files, tongue) }),
        // The newest first.
        orderList: store
          .all<Order>(session, 'order')
          .map((each) => orderCard(each, files, tongue))
          .reverse(),
      },
    };
  },
};
