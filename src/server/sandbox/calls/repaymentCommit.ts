/** Begins a payment by card: one bank asks for a code first, one pays at once, one refuses. A token pays once. */
import { noOrder, type SandboxCall } from '../call.ts';
import { commitPayment, isRefused, needsCode, paidBy, tokenOf } from '../payments.ts';
import { orderOf } from '../world.ts';

const again = { es: 'Este pago ya se envió.', en: 'This payment was sent already.' } as const;
const refused = {
  es: 'Tu banco no autorizó el pago.',
  en: 'Your bank did not authorize the payment.',
} as const;

export const repaymentCommit: SandboxCall = {
  operation: 'repaymentCommit',
  answer({ store, session, tongue, parameters }) {
    const order = orderOf(store, session, parameters['orderId'] ?? '');
    if (order === undefined) return noOrder(tongue);
    const { repayToken: token = '', cardId = '' } = parameters;
    const isSpent = paidBy(store, session, token) !== undefined || order.status === '200';
    if (isSpent || token !== tokenOf(store, session, order.id))
      return { refused: again[tongue], code: '800005' };
    if (isRefused(cardId)) return { refused: refused[tongue] };
    const amount = Number(parameters['amount']);
    const { id } = commitPayment(store, session, { orderId: order.id, token, cardId, amount });
    return { data: { needValid: needsCode(cardId) ? 1 : 0, repayRecordId: id } };
  },
};
