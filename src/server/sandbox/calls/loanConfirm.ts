/** A loan to confirm. Product 2 is reviewed first (`isNeedPop`), product 3 has a coupon. */
import type { SandboxCall } from '../call.ts';
import { confirmRows, money, type Tongue } from '../content.ts';
import {
  annualRate,
  costOf,
  couponOf,
  dateIn,
  logoOf,
  nameOf,
  paymentsOf,
  productOf,
  type Terms,
} from '../loans.ts';
import { isOld } from '../older.ts';
import { borrower, lender } from '../people.ts';

/** The optional members of an offer (`docs/contract.md` section 4), with what its agreement is filled from. */
function offerMembers(terms: Terms, tongue: Tongue): Readonly<Record<string, unknown>> {
  const { total, received, commission, interest, tax } = costOf(terms);
  return {
    totalAmount: total,
    receivedAmount: received,
    annualRate: annualRate(terms, tongue),
    commission,
    Interest: interest,
    IVA: tax,
    giveAmount: received,
    userName: borrower[tongue].name,
    company: lender,
    bankNo: borrower[tongue].account,
  };
}

export const loanConfirm: SandboxCall = {
  operation: 'loanConfirm',
  answer({ tongue, files, parameters }) {
    const { productId = '1', isType } = parameters;
    const es = tongue === 'es';
    const reviewing = productId === '2' && isType !== '1';
    const { amount: most, termDays: days, dailyRate } = productOf(productId);
    const amount = most - (productId === '2' && isType === '1' ? 50_000 : 0);
    const terms = { productId, principal: amount, days, start: dateIn(0) };
    const payments = paymentsOf(terms);
    return {
      data: {
        firstPayTime: payments[0]?.due,
        amount,
        periods: days,
        termUnit: 1,
        isNeedPop: reviewing ? 1 : 0,
        sendSms: 0,
        details: confirmRows(terms, tongue),
        repay_plans: payments.map((payment, index) => ({
          pay_time: payment.due,
          title: es
            ? `Pago ${index + 1} de ${payments.length}`
            : `Payment ${index + 1} of ${payments.length}`,
          amount: payment.amount,
          description: es ? 'Capital, interés e IVA' : 'Principal, interest and VAT',
        })),
        loanRate: dailyRate,
        ratemsg: es ? 'Tasa de interés anual del 18%, más IVA.' : 'Annual interest rate of 18%, plus VAT.',
        amountDec: reviewing
          ? es
            ? `Estamos calculando el monto que podemos ofrecerte, hasta ${money(amount, tongue)}. Tarda unos segundos.`
            : `We are working out the amount we can offer you, up to ${money(amount, tongue)}. It takes a few seconds.`
          : '',
        isNewContract: productId === '2' ? '/agony' : '',
        messageType: 0,
        comProductLogo: logoOf(productId, files),
        comProductName: nameOf(productId, tongue),
        couNum: couponOf(productId),
        ...(isOld(productId) ? {} : offerMembers(terms, tongue)),
      },
    };
  },
};
