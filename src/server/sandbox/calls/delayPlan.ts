/** What an extension costs: up to 7 days, and only the deferral fee of the current period (docs/product-spec.md 9). */
import type { SandboxCall } from '../call.ts';
import { expiryOf } from '../due.ts';
import { channels, money, type Tongue } from '../content.ts';
import { dateIn, extensionDays, extensionFee, logoOf, nameOf } from '../loans.ts';
import { whereExtended } from '../payable.ts';
import { codeSeed, dueOf, extendedDue, owed, paymentOf, penaltiesOf } from '../world.ts';

/** What is owed stays; what being late has cost by then is part of it, and stops. */
function remarkOf(penalties: number, tongue: Tongue): string {
  if (penalties === 0)
    return tongue === 'es' ? 'El monto de tu préstamo no cambia' : 'The amount of your loan stays the same';
  const amount = money(penalties, tongue);
  return tongue === 'es'
    ? `Incluye ${amount} de recargos, que dejan de aumentar`
    : `Includes ${amount} of late charges, which grow no more`;
}

export const delayPlan: SandboxCall = {
  operation: 'delayPlan',
  answer: whereExtended((order, { tongue, files }) => {
    const es = tongue === 'es';
    const fee = extensionFee(paymentOf(order).amount);
    const penalties = penaltiesOf(order);
    const [due, today] = [dueOf(order), dateIn(0)];
    const until = due > today ? due : today;
    const length = es ? `Prórroga de ${extensionDays} días` : `Extension of ${extensionDays} days`;
    return {
      data: {
        productLogo: logoOf(order.productId, files),
        productName: nameOf(order.productId, tongue),
        delayInfo: {
          delayAmount: fee,
          delayTime: extendedDue(order),
          // Counted from today where the day has passed.
          reviewer: due > today ? length : es ? `${length} desde hoy` : `${length} from today`,
        },
        repayPlan: [
          {
            title: es ? 'Hoy' : 'Today',
            amount: fee,
            remark: es
              ? `Cargo por prórroga, a pagar hasta el ${until}`
              : `Extension fee, payable until ${until}`,
            time: today,
          },
          {
            title: es ? 'Nueva fecha de pago' : 'New repayment date',
            amount: owed(order),
            remark: remarkOf(penalties, tongue),
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
