/** The promissory note of an order: an invented borrower, the amounts that its detail shows. */
import { noOrder, type SandboxCall } from '../call.ts';
import { money } from '../content.ts';
import { costOf, daysAfter, nameOf, paymentsOf } from '../loans.ts';
import { isOld } from '../older.ts';
import { borrower, lender } from '../people.ts';
import { orderOf } from '../world.ts';

export const contractDetail: SandboxCall = {
  operation: 'contractDetail',
  answer({ store, session, tongue, parameters }) {
    const order = orderOf(store, session, parameters['orderNo'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const { interest, commission, tax, received, total } = costOf(order);
    return {
      data: {
        userName: borrower[tongue].name,
        userAddress: borrower[tongue].address,
        productName: nameOf(order.productId, tongue),
        amount: money(order.principal, tongue),
        bankNo: borrower[tongue].account,
        daiDate: order.start,
        // In several payments, it is repaid with the last one.
        planDate: daysAfter(paymentsOf(order).at(-1)?.due ?? order.start, order.extended),
        contractDate: order.start,
        contractAmount: order.principal,
        commission,
        Interest: interest,
        IVA: tax,
        giveAmount: received,
        company: lender,
        ...(isOld(order.productId) ? {} : { totalAmount: total }),
      },
    };
  },
};
