/** The detail of an order. */
import { noOrder, type SandboxCall } from '../call.ts';
import { noticeOf, orderRows, statusWords, type Tongue } from '../content.ts';
import { dueMembers } from '../due.ts';
import { logoOf, nameOf } from '../loans.ts';
import { isOld } from '../older.ts';
import type { Order } from '../store.ts';
import { orderOf } from '../world.ts';

type Members = Readonly<Record<string, unknown>>;

/** What stands above the rows of what is due does not begin them once more; an older backend has it in its rows alone. */
function detailOf(order: Order, due: Members, tongue: Tongue): ReturnType<typeof orderRows> {
  const rows = orderRows(order, tongue);
  return due['repayAmount'] === undefined ? rows : [...rows.slice(2), ...rows.slice(0, 2)];
}

export const loanDetails: SandboxCall = {
  operation: 'loanDetails',
  answer({ store, session, tongue, files, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const due: Members = isOld(order.productId) ? {} : dueMembers(order);
    const [noticeStatusText] = statusWords(order.status, tongue);
    return {
      data: {
        orderStatus: order.status,
        noticeStatusText,
        noticeDesText: noticeOf(order, tongue),
        productName: nameOf(order.productId, tongue),
        productLogo: logoOf(order.productId, files),
        userOrderDetail: { detail: detailOf(order, due, tongue) },
        inside: order.inside ? 1 : 0,
        isScore: order.isScore ? 1 : 0,
        h5Url: order.inside
          ? ''
          : `/sandbox/partner?productId=${order.productId}&orderId=${encodeURIComponent(order.id)}`,
        isDelay: order.isDelay ? '1' : '0',
        isNewContract: '',
        ...due,
      },
    };
  },
};
