/** Complaints of a world: their types in both languages, order cards, and the sandbox's answer. Knows no call. */
import type { CallAnswer } from './call.ts';
import { orderRows, statusWords, type Tongue } from './content.ts';
import { daysOf } from './due.ts';
import config from './config.json' with { type: 'json' };
import { daysAfter, logoOf, nameOf } from './loans.ts';
import { isOld, oldOrder } from './older.ts';
import type { Complaint, Order, Store } from './store.ts';

interface Option {
  readonly title: string;
  readonly value: string;
}

type Titles = readonly (readonly [value: string, es: string, en: string])[];

const types: Titles = [
  ['1', 'Cobranza', 'Debt collection'],
  ['2', 'Pagos', 'Payments'],
  ['3', 'Mi préstamo', 'My loan'],
  ['4', 'Datos personales', 'Personal data'],
  ['5', 'Otro tema', 'Something else'],
];
const sonTypes: Titles = [
  ['11', 'Llamadas fuera de horario', 'Calls at odd hours'],
  ['12', 'Trato irrespetuoso', 'Disrespectful treatment'],
  ['13', 'Contacto con mis conocidos', 'Contact with people I know'],
  ['14', 'Cobro de un pago ya hecho', 'Collecting a payment already made'],
];

const optionsOf = (titles: Titles, tongue: Tongue): readonly Option[] =>
  titles.map(([value, es, en]) => ({ value, title: tongue === 'es' ? es : en }));
const titleOf = (titles: Titles, wanted: string, tongue: Tongue): string =>
  optionsOf(titles, tongue).find(({ value }) => value === wanted)?.title ?? '';

export const problemTypes = (tongue: Tongue): readonly Option[] => optionsOf(types, tongue);
export const problemSonTypes = (tongue: Tongue): readonly Option[] => optionsOf(sonTypes, tongue);
export const typeTitle = (complaint: Complaint, tongue: Tongue): string =>
  titleOf(types, complaint.type, tongue);
export const sonTypeTitle = (complaint: Complaint, tongue: Tongue): string =>
  titleOf(sonTypes, complaint.sonType, tongue);
export const isType = (value: string): boolean => types.some(([type]) => type === value);

/** An order as complaints show it; collection can be complained about once a loan is to be repaid. */
export const orderCard = (
  order: Order,
  files: string,
  tongue: Tongue,
): Readonly<Record<string, unknown>> => ({
  orderNo: order.id,
  productLogo: logoOf(order.productId, files),
  productName: nameOf(order.productId, tongue),
  status: statusWords(order.status, tongue)[0],
  ...(isOld(order.productId)
    ? {}
    : { productId: order.productId, orderStatus: order.status, ...daysOf(order) }),
  list: [...orderRows(order, tongue).slice(0, 2), ...orderRows(order, tongue).slice(-1)].map(
    ({ text, value }) => ({ title: text, value }),
  ),
  isShow: ['174', '180'].includes(order.status) ? 1 : 0,
});

function stateOf({ reply, score, inReview }: Complaint): string {
  if (score !== undefined) return 'closed';
  if (reply !== undefined) return 'answered';
  return inReview === true ? 'review' : 'received';
}

/** The optional members of a complaint (`docs/contract.md` section 4). */
export const complaintMembers = (complaint: Complaint): Readonly<Record<string, unknown>> =>
  complaint.orderNo === oldOrder
    ? {}
    : {
        state: stateOf(complaint),
        replyBy: daysAfter(complaint.time.slice(0, 10), config.complaintReplyDays),
      };

export const noComplaint = (tongue: Tongue): CallAnswer => ({
  refused: tongue === 'es' ? 'No encontramos esa queja.' : 'We could not find that complaint.',
});

/** Answers a complaint; a score is asked for where wanted. */
export function answerComplaint(
  store: Store,
  session: string,
  id: string,
  reply: { readonly text: string; readonly images: readonly string[]; readonly needsScore: boolean },
): boolean {
  const complaint = store.get<Complaint>(session, 'complaint', id);
  if (complaint === undefined) return false;
  const { text, images, needsScore } = reply;
  store.put(session, 'complaint', id, { ...complaint, reply: { text, images }, needsScore });
  return true;
}

/** Somebody looks into a complaint that waits. */
export function reviewComplaint(store: Store, session: string, id: string): boolean {
  const complaint = store.get<Complaint>(session, 'complaint', id);
  if (complaint === undefined || complaint.reply !== undefined) return false;
  store.put(session, 'complaint', id, { ...complaint, inReview: true });
  return true;
}
