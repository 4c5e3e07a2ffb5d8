/** Words and channels of the sandbox's data in both languages; invented names only. It must not know any session. */
import type { Order } from './store.ts';

export type Tongue = 'es' | 'en';

const products: Readonly<Record<string, string>> = { '2': 'Lendora Flex', '3': 'Lendora Cupón' };

export const productName = (productId: string): string => products[productId] ?? 'Lendora Efectivo';

export const money = (minor: number, tongue: Tongue): string =>
  `${tongue === 'en' ? '₹' : '$'}${new Intl.NumberFormat(tongue === 'en' ? 'en-IN' : 'es-MX', { minimumFractionDigits: 2 }).format(minor / 100)}`;

/** What a loan of this product hands out, before the borrower is offered less. */
export const loanOf = (productId: string): number => ({ '2': 500_000, '3': 200_000 })[productId] ?? 300_000;

/** What a loan costs: VAT is 16 % of interest and commission (specification section 9); the commission is kept back. */
export function costOf(amount: number): {
  readonly interest: number;
  readonly commission: number;
  readonly tax: number;
  readonly received: number;
  readonly total: number;
} {
  const interest = Math.round((amount * 37_043) / 300_000);
  const commission = Math.round((amount * 13) / 300);
  const tax = Math.round((interest + commission) * 0.16);
  return { interest, commission, tax, received: amount - commission, total: amount + interest + tax };
}

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

const labels = {
  es: {
    amount: 'Monto del préstamo',
    received: 'Monto recibido',
    due: 'Fecha de pago',
    term: 'Plazo (días)',
    rate: 'Tasa diaria',
    account: 'Cuenta bancaria',
    order: 'Número de pedido',
    fee: 'Comisión',
    tax: 'IVA',
    interest: 'Interés',
    total: 'Monto a pagar',
  },
  en: {
    amount: 'Loan amount',
    received: 'Amount received',
    due: 'Repayment date',
    term: 'Loan term (days)',
    rate: 'Daily rate',
    account: 'Bank account',
    order: 'Order number',
    fee: 'Commission',
    tax: 'VAT',
    interest: 'Interest',
    total: 'Repayment amount',
  },
} as const;

interface Row {
  readonly text: string;
  readonly value: string;
}

export function orderRows(order: Order, tongue: Tongue): readonly Row[] {
  const words = labels[tongue];
  return [
    { text: words.total, value: money(order.amount, tongue) },
    { text: words.due, value: order.due },
    { text: words.received, value: money(costOf(loanOf(order.productId)).received, tongue) },
    { text: words.term, value: '91' },
    { text: words.rate, value: '0.05%' },
    { text: words.account, value: '•••• 4821' },
    { text: words.order, value: order.id },
  ];
}

export function confirmRows(amount: number, tongue: Tongue): readonly Row[] {
  const words = labels[tongue];
  const { interest, commission, tax, received } = costOf(amount);
  return [
    { text: words.received, value: money(received, tongue) },
    { text: words.fee, value: money(commission, tongue) },
    { text: words.interest, value: money(interest, tongue) },
    { text: words.tax, value: money(tax, tongue) },
    { text: words.account, value: '•••• 4821' },
  ];
}

interface Channel {
  readonly title: string;
  readonly logo: string;
  readonly desc: string;
  readonly payCode: string;
  readonly vCode: string;
  readonly BARcodeImg?: string;
}

/** Voucher codes look like the 18 digits of a Mexican bank account; the order makes them differ. */
export const codeOf = (seed: string): string => {
  let number = 7;
  for (const letter of seed) number = (number * 131 + letter.charCodeAt(0)) % 1_000_000_007;
  return `646180${String(number).padStart(12, '0').slice(-12)}`;
};

export function channels(
  orderId: string,
  files: string,
  tongue: Tongue,
): readonly { readonly reviewer: string; readonly items: readonly Channel[] }[] {
  const es = tongue === 'es';
  const bank = (payCode: string, title: string, desc: string): Channel => ({
    title,
    desc,
    payCode,
    logo: `${files}/logo-${payCode}.svg`,
    vCode: codeOf(orderId + payCode),
  });
  const shop = (payCode: string, title: string, desc: string): Channel => {
    const vCode = codeOf(orderId + payCode);
    return {
      title,
      desc,
      payCode,
      logo: `${files}/logo-${payCode}.svg`,
      vCode,
      BARcodeImg: `${files}/barcode-${vCode}.svg`,
    };
  };
  return [
    {
      reviewer: es ? 'Pago en banco' : 'Bank repayment',
      items: [
        bank(
          'norte',
          'Banco Norte',
          es ? 'Transferencia. Se refleja en minutos.' : 'Transfer. Arrives within minutes.',
        ),
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

export const channelName = (payCode: string): string =>
  ({ norte: 'Banco Norte', andino: 'Banco Andino', tienda24: 'Tienda 24', sol: 'Farmacias Sol' })[payCode] ??
  payCode;
