/** Confirms a payment with the code that the sandbox's page shows: there is no phone here to send it to. */
import type { SandboxCall } from '../call.ts';
import { confirmPayment } from '../payments.ts';

const words = {
  es: {
    none: 'No encontramos ese pago.',
    again: 'Este pago ya se envió.',
    wrong: 'El código no es correcto.',
  },
  en: {
    none: 'We could not find that payment.',
    again: 'This payment was sent already.',
    wrong: 'The code is not correct.',
  },
} as const;

const codes = { none: '1', again: '800005', wrong: '800006' } as const;

export const repaymentConfirm: SandboxCall = {
  operation: 'repaymentConfirm',
  answer({ store, session, tongue, parameters }) {
    const { repaymentRecordId = '', verifyCode = '' } = parameters;
    const why = confirmPayment(store, session, repaymentRecordId, verifyCode);
    return why === undefined ? { data: null } : { refused: words[tongue][why], code: codes[why] };
  },
};
