/** What is due of an order, when, and what came before: days are counted here, so that no screen counts any. Knows no call. */
import { dateIn, daysAfter, daysBetween, paymentsOf } from './loans.ts';
import { isOld } from './older.ts';
import type { Order } from './store.ts';
import { dueOf, owed, penaltiesOf } from './world.ts';

/** To be repaid, in time or late. */
const isDue = ({ status }: Order): boolean => status === '174' || status === '180';

/** The day of the next payment, where there is one. */
export const daysOf = (order: Order): Readonly<Record<string, unknown>> =>
  isDue(order) ? { repayDate: dueOf(order), daysLeft: daysBetween(dateIn(0), dueOf(order)) } : {};

const amountsOf = (order: Order): Readonly<Record<string, unknown>> =>
  isDue(order)
    ? {
        repayAmount: owed(order),
        ...(penaltiesOf(order) === 0 ? {} : { lateFee: penaltiesOf(order) }),
      }
    : {};

function stateOf({ status, paid }: Order, index: number): string {
  if (status === '200' || index < paid) return 'paid';
  if (index > paid) return 'later';
  return status === '180' ? 'late' : 'due';
}

/** Of a loan that is paid back in several payments and was paid out. */
function instalmentsOf(order: Order): Readonly<Record<string, unknown>> {
  const payments = paymentsOf(order);
  if (payments.length === 1 || !(isDue(order) || order.status === '200')) return {};
  const instalments = payments.map(({ due, amount }, index) => ({
    number: index + 1,
    // An extension puts off what was not paid by then.
    repayDate: index < order.paid ? due : daysAfter(due, order.extended),
    amount,
    state: stateOf(order, index),
  }));
  return { instalments };
}

/** The optional members of a loan's detail (`docs/contract.md` section 4). */
export const dueMembers = (order: Order): Readonly<Record<string, unknown>> => ({
  ...amountsOf(order),
  ...daysOf(order),
  ...instalmentsOf(order),
});

/** What a plan of payments says of being late. */
export function lateMembers(order: Order): Readonly<Record<string, unknown>> {
  if (isOld(order.productId)) return {};
  const { daysLeft } = daysOf(order);
  const { lateFee } = amountsOf(order);
  return { daysLeft, ...(lateFee === undefined ? {} : { lateFee }) };
}

/** Until when a code can be paid, where that is told: the day the payment is due, or today where it is late. */
export function expiryOf(order: Order): { readonly expireTime?: string } {
  if (isOld(order.productId)) return {};
  const [due, today] = [dueOf(order), dateIn(0)];
  return { expireTime: `${due > today ? due : today} 23:59:59` };
}
