/** What is to be repaid, and where. */
import { noOrder, type SandboxCall } from '../call.ts';
import { channels, orderRows, productName } from '../content.ts';
import { orderOf, paymentOf } from '../world.ts';

export const loanPlan: SandboxCall = {
  operation: 'loanPlan',
  answer({ store, session, tongue, files, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    return {
      data: {
        repayAmount: order.amount,
        productName: productName(order.productId),
        repayDate: order.due,
        productLogo: `${files}/logo-lendora.svg`,
        detail: orderRows(order, tongue).slice(2),
        repayList: channels(paymentOf(order, '1'), files, tongue),
        noticeMsg:
          tongue === 'es'
            ? 'Paga solo con los códigos de esta pantalla. Nunca pedimos depósitos a cuentas personales.'
            : 'Pay only with the codes on this screen. We never ask for deposits to personal accounts.',
      },
    };
  },
};
