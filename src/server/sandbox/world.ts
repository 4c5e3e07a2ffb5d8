/** A borrower's world: its orders on first sight and what happens to them. It must not know how it is shown or sent. */
import {
  dateIn,
  daysAfter,
  daysBetween,
  extensionDays,
  paymentsOf,
  penaltyOf,
  productOf,
  type Payment,
} from './loans.ts';
import { oldOrder, oldProduct } from './older.ts';
import type { Order, Store, Voucher } from './store.ts';

/** A loan of a product that begins today, with nothing paid yet. */
export function newOrder(id: string, productId: string, terms: Partial<Order> = {}): Order {
  const { amount, termDays } = productOf(productId);
  return {
    id,
    productId,
    principal: amount,
    days: termDays,
    start: dateIn(0),
    status: '21',
    paid: 0,
    extended: 0,
    carried: 0,
    isDelay: false,
    isScore: false,
    inside: true,
    ...terms,
  };
}

/** The order, begun on the day that makes its payment due so many days from today. */
const dueIn = (days: number, order: Order): Order => ({
  ...order,
  start: daysAfter(order.start, daysBetween(dueOf(order), dateIn(days))),
});

const firstOrder = (id: string, change: Partial<Order> = {}): Order =>
  newOrder(id, '1', { status: id.slice(0, 3).replace('-', ''), ...change });

/** docs/contract.md 8: orders whose ids are their status codes, and their variants. */
export const firstOrders = (): readonly Order[] => [
  firstOrder('21'),
  firstOrder('110'),
  firstOrder('151'),
  dueIn(6, firstOrder('174')),
  dueIn(-3, firstOrder('180')),
  dueIn(-20, firstOrder('200')),
  dueIn(2, firstOrder('174-delay', { isDelay: true })),
  dueIn(-1, firstOrder('180-delay', { isDelay: true })),
  dueIn(-10, firstOrder('200-score', { isScore: true })),
  dueIn(8, firstOrder('174-partner', { inside: false })),
  // The first of three payments has come, the second is due.
  dueIn(4, newOrder('174-plan', '2', { status: '174', paid: 1 })),
  // The first has come, the second is late.
  dueIn(-5, newOrder('180-plan', '2', { status: '180', paid: 1 })),
  dueIn(5, newOrder(oldOrder, oldProduct, { status: '174' })),
];

/** The payment that is due, or was the last one. */
export function paymentOf(order: Order): Payment {
  const payment = paymentsOf(order)[order.paid];
  if (payment === undefined) throw new Error(`Order ${order.id} has no payment ${order.paid}.`);
  return payment;
}

export const dueOf = (order: Order): string => daysAfter(paymentOf(order).due, order.extended);

/** What being late has cost so far; an extension stops it and leaves it to be paid. */
export function penaltiesOf(order: Order): number {
  const late = order.status === '180' ? Math.max(0, daysBetween(dueOf(order), dateIn(0))) : 0;
  return order.carried + penaltyOf(paymentOf(order).amount, late);
}

/** What is to be paid today. */
export const owed = (order: Order): number => paymentOf(order).amount + penaltiesOf(order);

export function enterWorld(store: Store, session: string): void {
  if (!store.touch(session)) return;
  for (const order of firstOrders()) store.put(session, 'order', order.id, order);
}

/** The test page's `{code}` stands for the order to be repaid. */
export const orderOf = (store: Store, session: string, id: string): Order | undefined =>
  store.get<Order>(session, 'order', id === '{code}' ? '174' : id);

export function changeOrder(
  store: Store,
  session: string,
  id: string,
  change: (order: Order) => Order,
): boolean {
  const order = orderOf(store, session, id);
  if (order === undefined) return false;
  store.put(session, 'order', order.id, change(order));
  return true;
}

/** Pays what is due; the last payment ends the loan. */
export const payOrder = (store: Store, session: string, id: string): boolean =>
  changeOrder(store, session, id, (order) => {
    // What being late cost was paid with it.
    if (order.paid === paymentsOf(order).length - 1)
      return { ...order, status: '200', isScore: true, carried: penaltiesOf(order) };
    return { ...order, paid: order.paid + 1, carried: 0, status: '174' };
  });

/** What time does to an order: reviewed, paid out, due, overdue. */
const next: Readonly<Record<string, string>> = { '21': '151', '151': '174', '174': '180' };

export const ageOrder = (store: Store, session: string, id: string): boolean =>
  changeOrder(store, session, id, (order) => {
    const status = next[order.status] ?? order.status;
    if (status !== '180') return { ...order, status };
    // One day late the first time, and one more each time.
    const late = order.status === '180' ? daysBetween(dueOf(order), dateIn(0)) : 0;
    return dueIn(-1 - late, { ...order, status });
  });

/** What a payment's codes are made from: another payment of the loan, or another extension, gets other ones. */
export function codeSeed(order: Order, requestType: string): string {
  if (requestType === '2') return `${order.id}-delay-${dueOf(order)}`;
  return order.paid === 0 ? order.id : `${order.id}-${order.paid}`;
}

/** The due date after an extension, counted from today where it has passed. */
export function extendedDue(order: Order): string {
  const [due, today] = [dueOf(order), dateIn(0)];
  return daysAfter(due > today ? due : today, extensionDays);
}

/** Marks a voucher as paid, once: a repayment settles its order, an extension moves the due date. */
export function payVoucher(store: Store, session: string, code: string): boolean {
  const voucher = store.get<Voucher>(session, 'voucher', code);
  if (voucher === undefined || voucher.paid) return false;
  store.put(session, 'voucher', code, { ...voucher, paid: true });
  if (voucher.requestType !== '2') return payOrder(store, session, voucher.orderId);
  return changeOrder(store, session, voucher.orderId, (order) => ({
    ...order,
    status: '174',
    isDelay: false,
    carried: penaltiesOf(order),
    extended: order.extended + daysBetween(dueOf(order), extendedDue(order)),
  }));
}
