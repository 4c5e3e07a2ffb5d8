/** Words and channels of the sandbox's data in both languages; invented names only. It must not know any session. */
import { costOf, paymentsOf, productOf, type Terms } from './loans.ts';
import type { Order } from './store.ts';
import { dueOf, owed, penaltiesOf } from './world.ts';

export type Tongue = 'es' | 'en';

/** The words of one language: `say('Hola', 'Hello')`. */
export const sayIn =
  (tongue: Tongue) =>
  (es: string, en: string): string =>
    tongue === 'es' ? es : en;

export const money = (minor: number, tongue: Tongue): string =>
  `${minor < 0 ? '-' : ''}${tongue === 'en' ? '₹' : '$'}${new Intl.NumberFormat(tongue === 'en' ? 'en-IN' : 'es-MX', { minimumFractionDigits: 2 }).format(Math.abs(minor) / 100)}`;

const statuses: {
  readonly [tongue in Tongue]: Readonly<Record<string, readonly [title: string, text: string]>>;
} = {
  es: {
    '21': [
      'En revisión',
      'Estamos revisando tu solicitud. Te avisamos en cuanto haya una respuesta, a más tardar en un día.',
    ],
    '151': [
      'Depósito en camino',
      'Tu préstamo está aprobado y va en camino a tu cuenta. Tarda de uno a tres días.',
    ],
    '110': [
      'No fue posible',
      'No pudimos aprobar tu préstamo esta vez. Puedes intentarlo de nuevo más adelante.',
    ],
    '174': ['Por pagar', 'Paga a más tardar en la fecha indicada para evitar recargos.'],
    '180': ['Pago vencido', 'La fecha de pago ya pasó. Paga hoy para que no aumenten los recargos.'],
    '200': ['Préstamo pagado', '¡Gracias! Terminaste de pagar este préstamo.'],
  },
  en: {
    '21': ['Under review', 'We are reviewing your application. You will hear from us within one day.'],
    '151': [
      'Money on its way',
      'Your loan is approved and on its way to your account. It takes one to three days.',
    ],
    '110': ['Not approved', 'We could not approve your loan this time. You can apply again later.'],
    '174': ['To be repaid', 'Repay by the date shown to avoid penalties.'],
    '180': ['Overdue', 'The repayment date has passed. Repay today so that penalties do not grow.'],
    '200': ['Loan repaid', 'Thank you! You have repaid this loan in full.'],
  },
};

export const statusWords = (status: string, tongue: Tongue): readonly [string, string] =>
  statuses[tongue][status] ?? ['—', ''];

/** What a borrower is told of a loan; of one that is paid back in parts, how many have come. */
export function noticeOf(order: Order, tongue: Tongue): string {
  const [, text] = statusWords(order.status, tongue);
  const { length: count } = paymentsOf(order);
  if (order.paid === 0 || order.status === '200') return text;
  return tongue === 'es'
    ? `Recibimos ${order.paid} de ${count} pagos. ${text}`
    : `We received ${order.paid} of ${count} payments. ${text}`;
}

const labels = {
  es: {
    amount: 'Monto del préstamo',
    received: 'Monto recibido',
    due: 'Fecha de pago',
    limit: 'Fecha límite',
    term: 'Plazo (días)',
    rate: 'Tasa diaria',
    account: 'Cuenta bancaria',
    order: 'Número de préstamo',
    fee: 'Comisión',
    tax: 'IVA',
    interest: 'Interés',
    coupon: 'Cupón',
    payment: 'Pago',
    penalty: 'Recargos',
    whole: 'Monto total',
    total: 'Monto a pagar',
    last: 'Último pago',
  },
  en: {
    amount: 'Loan amount',
    received: 'Amount received',
    due: 'Repayment date',
    limit: 'Due date',
    term: 'Loan term (days)',
    rate: 'Daily rate',
    account: 'Bank account',
    order: 'Loan number',
    fee: 'Commission',
    tax: 'VAT',
    interest: 'Interest',
    coupon: 'Coupon',
    payment: 'Payment',
    penalty: 'Penalties',
    whole: 'Total amount',
    total: 'Repayment amount',
    last: 'Last payment',
  },
} as const;

interface Row {
  readonly text: string;
  readonly value: string;
}

/** What the loan costs, part by part: they add up to what is paid back. */
function costRows(terms: Omit<Terms, 'start'>, tongue: Tongue): readonly Row[] {
  const words = labels[tongue];
  const { interest, commission, tax, received, coupon, total } = costOf(terms);
  return [
    { text: words.received, value: money(received, tongue) },
    { text: words.fee, value: money(commission, tongue) },
    { text: words.interest, value: money(interest, tongue) },
    { text: words.tax, value: money(tax, tongue) },
    ...(coupon === 0 ? [] : [{ text: words.coupon, value: money(-coupon, tongue) }]),
    { text: words.whole, value: money(total, tongue) },
  ];
}

/** The first two are what a card of the order shows, the last one is its number. Of one that was refused nothing is to be paid. */
export function orderRows(order: Order, tongue: Tongue): readonly Row[] {
  const words = labels[tongue];
  const amount = { text: words.amount, value: money(order.principal, tongue) };
  const term = { text: words.term, value: String(order.days) };
  const number = { text: words.order, value: order.id };
  if (order.status === '110') return [amount, term, number];
  const penalties = penaltiesOf(order);
  const { length: count } = paymentsOf(order);
  const of = tongue === 'es' ? 'de' : 'of';
  return [
    { text: order.status === '200' ? words.last : words.total, value: money(owed(order), tongue) },
    // Nobody tells on which day it was paid: what was due stays what it was.
    { text: order.status === '200' ? words.limit : words.due, value: dueOf(order) },
    ...(count === 1 ? [] : [{ text: words.payment, value: `${order.paid + 1} ${of} ${count}` }]),
    ...(penalties === 0 ? [] : [{ text: words.penalty, value: money(penalties, tongue) }]),
    amount,
    ...costRows(order, tongue),
    term,
    { text: words.rate, value: productOf(order.productId).dailyRate },
    { text: words.account, value: '•••• 4821' },
    number,
  ];
}

export const confirmRows = (terms: Omit<Terms, 'start'>, tongue: Tongue): readonly Row[] => [
  ...costRows(terms, tongue),
  { text: labels[tongue].account, value: '•••• 4821' },
];

interface Channel {
  readonly title: string;
  readonly logo: string;
  readonly desc: string;
  readonly payCode: string;
  readonly vCode: string;
  readonly BARcodeImg?: string;
  readonly expireTime?: string;
}

/** Voucher codes look like the 18 digits of a Mexican bank account; the order makes them differ. */
export const codeOf = (seed: string): string => {
  let number = 7;
  for (const letter of seed) number = (number * 131 + letter.charCodeAt(0)) % 1_000_000_007;
  return `646180${String(number).padStart(12, '0').slice(-12)}`;
};

export function channels(
  { seed, ...expiry }: { readonly seed: string; readonly expireTime?: string },
  files: string,
  tongue: Tongue,
): readonly { readonly reviewer: string; readonly items: readonly Channel[] }[] {
  const es = tongue === 'es';
  const bank = (payCode: string, title: string, desc: string): Channel => ({
    title,
    desc,
    payCode,
    logo: `${files}/logo-${payCode}.svg`,
    vCode: codeOf(seed + payCode),
    ...expiry,
  });
  const shop = (payCode: string, title: string, desc: string): Channel => {
    const vCode = codeOf(seed + payCode);
    return {
      title,
      desc,
      payCode,
      logo: `${files}/logo-${payCode}.svg`,
      vCode,
      BARcodeImg: `${files}/barcode-${vCode}.svg`,
      ...expiry,
    };
  };
  return [
    {
      reviewer: es ? 'Pago en banco' : 'Bank repayment',
      items: [
        bank('norte', 'Banco Norte', es ? 'Transferencia, a cualquier hora.' : 'Transfer, at any hour.'),
        bank(
          'andino',
          'Banco Andino',
          es ? 'Transferencia o ventanilla, de 9 a 16 h.' : 'Transfer or counter, 9 am to 4 pm.',
        ),
      ],
    },
    {
      reviewer: es ? 'Pago en tienda' : 'Convenience-store repayment',
      items: [
        shop('tienda24', 'Tienda 24', es ? 'Efectivo, a cualquier hora.' : 'Cash, at any hour.'),
        shop('sol', 'Farmacias Sol', es ? 'Efectivo, de 8 a 22 h.' : 'Cash, 8 am to 10 pm.'),
      ],
    },
  ];
}

/** Shops take cash at a till, banks a transfer. */
export const isShop = (payCode: string): boolean => payCode === 'tienda24' || payCode === 'sol';

export const channelName = (payCode: string): string =>
  ({ norte: 'Banco Norte', andino: 'Banco Andino', tienda24: 'Tienda 24', sol: 'Farmacias Sol' })[payCode] ??
  payCode;
