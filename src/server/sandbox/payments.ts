/**
 * Payments by card of the older flow: the borrower's cards, and a payment from its commit to its confirmation. A token is
 * good for one payment; until the code is confirmed nothing is paid. It must not know any call.
 */
import { createHash } from 'node:crypto';
import type { Tongue } from './content.ts';
import type { Store } from './store.ts';
import { orderOf, payOrder } from './world.ts';

export interface Card {
  readonly id: string;
  readonly bankName: string;
  /** Invented, as no bank issues it. */
  readonly cardNo: string;
  readonly bankCode: string;
}

export interface Payment {
  readonly id: string;
  readonly orderId: string;
  readonly token: string;
  readonly cardId: string;
  /** Minor units. */
  readonly amount: number;
  /** The code that was sent, the newest first; none where the bank asks for none. */
  readonly codes: readonly string[];
  readonly paid: boolean;
}

const codeCard = '11';
/** The bank of this card pays without a code. */
const plainCard = '12';
/** The bank of this card never agrees. */
const refusedCard = '13';

const cards: { readonly [tongue in Tongue]: readonly Card[] } = {
  es: [
    { id: codeCard, bankName: 'Banco Norte', cardNo: '4000001234564821', bankCode: '901' },
    { id: plainCard, bankName: 'Banco Andino', cardNo: '5000009876543377', bankCode: '902' },
    { id: refusedCard, bankName: 'Banco Laguna', cardNo: '4000005555550916', bankCode: '903' },
  ],
  en: [
    { id: codeCard, bankName: 'Banyan Bank', cardNo: '4000001234564821', bankCode: '911' },
    { id: plainCard, bankName: 'Kaveri Bank', cardNo: '5000009876543377', bankCode: '912' },
    { id: refusedCard, bankName: 'Lotus Bank', cardNo: '4000005555550916', bankCode: '913' },
  ],
};

export const cardsOf = (tongue: Tongue): readonly Card[] => cards[tongue];
export const needsCode = (cardId: string): boolean => cardId === codeCard;
export const isRefused = (cardId: string): boolean => cardId === refusedCard;

export const paymentsOf = (store: Store, session: string): readonly Payment[] =>
  store.all<Payment>(session, 'payment');

/** What comes with the cards and must come back with the payment: another one once a payment was made of it. */
export function tokenOf(store: Store, session: string, orderId: string): string {
  const paid = paymentsOf(store, session).filter((payment) => payment.orderId === orderId && payment.paid);
  return `rt-${createHash('sha256').update(`${session} ${orderId} ${paid.length}`).digest('hex').slice(0, 12)}`;
}

/** The payment that was made with the token. */
export const paidBy = (store: Store, session: string, token: string): Payment | undefined =>
  paymentsOf(store, session).find((payment) => payment.token === token && payment.paid);

/** Six digits, like a bank's message: the same for everybody who looks at the sandbox, another for each sending. */
const codeFor = (id: string, sent: number): string =>
  String(Number.parseInt(createHash('sha256').update(`${id} ${sent}`).digest('hex').slice(0, 8), 16))
    .slice(-6)
    .padStart(6, '0');

/** The payment that waits for its code, if any. */
const openOne = (store: Store, session: string, token: string, cardId: string): Payment | undefined =>
  paymentsOf(store, session).find(
    (payment) => payment.token === token && payment.cardId === cardId && !payment.paid,
  );

export function commitPayment(
  store: Store,
  session: string,
  given: Pick<Payment, 'orderId' | 'token' | 'cardId' | 'amount'>,
): Payment {
  const before = openOne(store, session, given.token, given.cardId);
  const id = before?.id ?? String(500 + paymentsOf(store, session).length);
  const codes = before?.codes ?? [];
  const withCode = needsCode(given.cardId);
  const payment: Payment = {
    ...given,
    id,
    codes: withCode ? [codeFor(`${session} ${id}`, codes.length), ...codes] : [],
    paid: false,
  };
  store.put(session, 'payment', id, payment);
  if (!withCode) settle(store, session, payment);
  return payment;
}

/** Pays the order, once. */
function settle(store: Store, session: string, payment: Payment): void {
  store.put(session, 'payment', payment.id, { ...payment, paid: true });
  payOrder(store, session, payment.orderId);
}

/** Why the code does not make the payment, or undefined when it does. */
export function confirmPayment(
  store: Store,
  session: string,
  id: string,
  code: string,
): 'none' | 'again' | 'wrong' | undefined {
  const payment = store.get<Payment>(session, 'payment', id);
  if (payment === undefined) return 'none';
  if (payment.paid || orderOf(store, session, payment.orderId)?.status === '200') return 'again';
  // Only the newest counts.
  if (payment.codes[0] !== code) return 'wrong';
  settle(store, session, payment);
  return undefined;
}
