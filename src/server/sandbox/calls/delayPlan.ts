/** What an extension costs: up to 7 days, and only the deferral fee of the current period (docs/product-spec.md 9). */
import type { SandboxCall } from '../call.ts';
import { expiryOf } from '../due.ts';
import { channels } from '../content.ts';
import { dateIn, extensionDays, extensionFee, logoOf, nameOf } from '../loans.ts';
import { whereExtended } from '../payable.ts';
import { codeSeed, extendedDue, owed, paymentOf } from '../world.ts';

export const delayPlan: SandboxCall = {
  operation: 'delayPlan',
  answer: whereExtended((order, { tongue, files }) => {
    const es = tongue === 'es';
    const fee = extensionFee(paymentOf(order).amount);
    return {
      data: {
        productLogo: logoOf(order.productId, files),
        productName: nameOf(order.productId, tongue),
        delayInfo: {
          delayAmount: fee,
          delayTime: extendedDue(order),
          reviewer: es ? `Prórroga de ${extensionDays} días` : `Extension of ${extensionDays} days`,
        },
        repayPlan: [
          {
            title: es ? 'Hoy' : 'Today',
            amount: fee,
            remark: es ? 'Cargo por prórroga' : 'Extension fee',
            time: dateIn(0),
          },
          {
            title: es ? 'Nueva fecha de pago' : 'New repayment date',
            amount: owed(order),
            remark: es ? 'El monto de tu préstamo no cambia' : 'The amount of your loan stays the same',
            time: extendedDue(order),
          },
        ],
        repayList: channels({ seed: codeSeed(order, '2'), ...expiryOf(order) }, files, tongue),
        noticeMsg: es
          ? 'La prórroga empieza en cuanto recibimos tu pago.'
          : 'The extension begins when we receive your payment.',
        note: es
          ? 'Puedes aplazar tu pago hasta 7 días; solo pagas el cargo por prórroga del periodo actual.'
          : 'You can postpone your payment by up to 7 days; you only pay the deferral fee of the current period.',
      },
    };
  }),
};
