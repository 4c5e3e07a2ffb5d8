/** A loan to confirm. Product 2 is reviewed first (`isNeedPop`), product 3 has a coupon. */
import type { SandboxCall } from '../call.ts';
import { confirmRows, costOf, loanOf, money, productName } from '../content.ts';
import { dateIn } from '../world.ts';

export const loanConfirm: SandboxCall = {
  operation: 'loanConfirm',
  answer({ tongue, files, parameters }) {
    const { productId = '1', isType } = parameters;
    const es = tongue === 'es';
    const reviewing = productId === '2' && isType !== '1';
    const amount = loanOf(productId) - (productId === '2' && isType === '1' ? 50_000 : 0);
    const payments = productId === '2' ? 3 : 1;
    const each = Math.round(costOf(amount).total / payments);
    return {
      data: {
        firstPayTime: dateIn(91),
        amount,
        periods: 91,
        termUnit: 1,
        isNeedPop: reviewing ? 1 : 0,
        sendSms: 0,
        details: confirmRows(amount, tongue),
        repay_plans: Array.from({ length: payments }, (_, index) => ({
          pay_time: dateIn(91 + 30 * index),
          title: es ? `Pago ${index + 1} de ${payments}` : `Payment ${index + 1} of ${payments}`,
          amount: each,
          description: es ? 'Capital, interés e IVA' : 'Principal, interest and VAT',
        })),
        loanRate: '0.05%',
        ratemsg: es ? 'Tasa de interés anual del 18%, más IVA.' : 'Annual interest rate of 18%, plus VAT.',
        amountDec: reviewing
          ? es
            ? `Estamos calculando el monto que podemos ofrecerte, hasta ${money(amount, tongue)}. Tarda unos segundos.`
            : `We are working out the amount we can offer you, up to ${money(amount, tongue)}. It takes a few seconds.`
          : '',
        isNewContract: productId === '2' ? '/agony' : '',
        messageType: 0,
        comProductLogo: `${files}/logo-lendora.svg`,
        comProductName: productName(productId),
        couNum: productId === '3' ? 5_000 : 0,
      },
    };
  },
};
