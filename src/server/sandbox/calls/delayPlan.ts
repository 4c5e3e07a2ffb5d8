/** What an extension costs: up to 7 days, and only the deferral fee of the current period (specification section 9). */
import { noOrder, type SandboxCall } from '../call.ts';
import { channels, productName } from '../content.ts';
import { dateIn, extendedDue, orderOf, paymentOf } from '../world.ts';

const feeOf = (amount: number): number => Math.round(amount * 0.1);

export const delayPlan: SandboxCall = {
  operation: 'delayPlan',
  answer({ store, session, tongue, files, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const es = tongue === 'es';
    return {
      data: {
        productLogo: `${files}/logo-lendora.svg`,
        productName: productName(order.productId),
        delayInfo: {
          delayAmount: feeOf(order.amount),
          delayTime: extendedDue(order),
          reviewer: es ? 'Prórroga de 7 días' : 'Extension of 7 days',
        },
        repayPlan: [
          {
            title: es ? 'Hoy' : 'Today',
            amount: feeOf(order.amount),
            remark: es ? 'Cargo por prórroga' : 'Deferral fee',
            time: dateIn(0),
          },
          {
            title: es ? 'Nueva fecha de pago' : 'New repayment date',
            amount: order.amount,
            remark: es ? 'El monto de tu préstamo no cambia' : 'The amount of your loan stays the same',
            time: extendedDue(order),
          },
        ],
        repayList: channels(paymentOf(order, '2'), files, tongue),
        noticeMsg: es
          ? 'La prórroga empieza en cuanto recibimos tu pago.'
          : 'The extension begins when we receive your payment.',
        note: es
          ? 'Puedes aplazar tu pago hasta 7 días; solo pagas el cargo por prórroga del periodo actual.'
          : 'You can postpone your payment by up to 7 days; you only pay the deferral fee of the current period.',
      },
    };
  },
};
