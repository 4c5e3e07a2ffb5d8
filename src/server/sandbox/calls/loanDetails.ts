/** The detail of an order. */
import { noOrder, type SandboxCall } from '../call.ts';
import { noticeOf, orderRows, statusWords } from '../content.ts';
import { dueMembers } from '../due.ts';
import { logoOf, nameOf } from '../loans.ts';
import { isOld } from '../older.ts';
import { orderOf } from '../world.ts';

export const loanDetails: SandboxCall = {
  operation: 'loanDetails',
  answer({ store, session, tongue, files, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const [noticeStatusText] = statusWords(order.status, tongue);
    return {
      data: {
        orderStatus: order.status,
        noticeStatusText,
        noticeDesText: noticeOf(order, tongue),
        productName: nameOf(order.productId, tongue),
        productLogo: logoOf(order.productId, files),
        userOrderDetail: { detail: orderRows(order, tongue) },
        inside: order.inside ? 1 : 0,
        isScore: order.isScore ? 1 : 0,
        h5Url: order.inside
          ? ''
          : `/sandbox/partner?productId=${order.productId}&orderId=${encodeURIComponent(order.id)}`,
        isDelay: order.isDelay ? '1' : '0',
        isNewContract: '',
        ...(isOld(order.productId) ? {} : dueMembers(order)),
      },
    };
  },
};
