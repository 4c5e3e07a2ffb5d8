/** A borrower's world: its orders on first sight and what happens to them. It must not know how it is shown or sent. */
import type { Order, Store, Voucher } from './store.ts';

const day = 86_400_000;

/** `YYYY-MM-DD`, days from today. */
export const dateIn = (days: number): string => new Date(Date.now() + days * day).toISOString().slice(0, 10);

const base = { productId: '1', amount: 345_050, isDelay: false, isScore: false, inside: true };

/** Contract section 8: orders whose ids are their status codes, and four variants. */
const firstOrders = (): readonly Order[] => [
  { ...base, id: '21', status: '21', due: dateIn(30) },
  { ...base, id: '110', status: '110', due: dateIn(30) },
  { ...base, id: '151', status: '151', due: dateIn(30) },
  { ...base, id: '174', status: '174', due: dateIn(6) },
  { ...base, id: '180', status: '180', due: dateIn(-3), amount: 376_105 },
  { ...base, id: '200', status: '200', due: dateIn(-20) },
  { ...base, id: '174-delay', status: '174', due: dateIn(2), isDelay: true },
  { ...base, id: '180-delay', status: '180', due: dateIn(-1), isDelay: true },
  { ...base, id: '200-score', status: '200', due: dateIn(-10), isScore: true },
  { ...base, id: '174-partner', status: '174', due: dateIn(8), inside: false },
];

export function enterWorld(store: Store, session: string): void {
  if (!store.touch(session)) return;
  for (const order of firstOrders()) store.put(session, 'order', order.id, order);
}

/** The test page's `{code}` stands for the order to be repaid. */
export const orderOf = (store: Store, session: string, id: string): Order | undefined =>
  store.get<Order>(session, 'order', id === '{code}' ? '174' : id);

export function changeOrder(store: Store, session: string, id: string, change: Partial<Order>): boolean {
  const order = orderOf(store, session, id);
  if (order === undefined) return false;
  store.put(session, 'order', order.id, { ...order, ...change });
  return true;
}

/** Pays an order in full. */
export const payOrder = (store: Store, session: string, id: string): boolean =>
  changeOrder(store, session, id, { status: '200', isScore: true });

/** What time does to an order: reviewed, paid out, due, overdue. */
const next: Readonly<Record<string, string>> = { '21': '151', '151': '174', '174': '180' };

export function ageOrder(store: Store, session: string, id: string): boolean {
  const order = orderOf(store, session, id);
  if (order === undefined) return false;
  const status = next[order.status] ?? order.status;
  if (status !== '180') return changeOrder(store, session, id, { status });
  // One day late the first time, and one more each time.
  const late = new Date(Date.parse(order.due) - day).toISOString().slice(0, 10);
  return changeOrder(store, session, id, { status, due: order.status === '180' ? late : dateIn(-1) });
}

/** What a payment's codes are made from: another extension gets other ones. */
export const paymentOf = (order: Order, requestType: string): string =>
  requestType === '2' ? `${order.id}-delay-${order.due}` : order.id;

/** The due date after an extension: 7 days later, counted from today where it has passed. */
export const extendedDue = (order: Order): string =>
  new Date(Math.max(Date.parse(order.due), Date.parse(dateIn(0))) + 7 * day).toISOString().slice(0, 10);

/** Marks a voucher as paid, once: a repayment settles its order, an extension moves the due date. */
export function payVoucher(store: Store, session: string, code: string): boolean {
  const voucher = store.get<Voucher>(session, 'voucher', code);
  if (voucher === undefined || voucher.paid) return false;
  store.put(session, 'voucher', code, { ...voucher, paid: true });
  if (voucher.requestType !== '2') return payOrder(store, session, voucher.orderId);
  const order = orderOf(store, session, voucher.orderId);
  if (order === undefined) return false;
  return changeOrder(store, session, order.id, { status: '174', isDelay: false, due: extendedDue(order) });
}
