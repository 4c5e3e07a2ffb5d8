/** What is to be repaid, and where. */
import type { SandboxCall } from '../call.ts';
import { expiryOf, lateMembers } from '../due.ts';
import { channels, orderRows } from '../content.ts';
import { logoOf, nameOf } from '../loans.ts';
import { whereDue } from '../payable.ts';
import { codeSeed, dueOf, owed } from '../world.ts';

export const loanPlan: SandboxCall = {
  operation: 'loanPlan',
  answer: whereDue((order, { tongue, files }) => {
    return {
      data: {
        repayAmount: owed(order),
        productName: nameOf(order.productId, tongue),
        repayDate: dueOf(order),
        ...lateMembers(order),
        productLogo: logoOf(order.productId, files),
        detail: orderRows(order, tongue).slice(2),
        repayList: channels({ seed: codeSeed(order, '1'), ...expiryOf(order) }, files, tongue),
        noticeMsg:
          tongue === 'es'
            ? 'Paga solo con los códigos de esta pantalla. Nunca pedimos depósitos a cuentas personales.'
            : 'Pay only with the codes on this screen. We never ask for deposits to personal accounts.',
      },
    };
  }),
};
