/** The borrower's cards, and whether the wallet is offered; a repaid order has nothing to pay. */
import { noOrder, type SandboxCall } from '../call.ts';
import { cardsOf, tokenOf } from '../payments.ts';
import { orderOf } from '../world.ts';

export const repaymentWay: SandboxCall = {
  operation: 'repaymentWay',
  answer({ store, session, tongue, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    return {
      data: {
        alipay: true,
        repayToken: tokenOf(store, session, order.id),
        // An order without cards, to see what is shown then.
        bankCards: order.id === '174-partner' ? [] : cardsOf(tongue),
      },
    };
  },
};
