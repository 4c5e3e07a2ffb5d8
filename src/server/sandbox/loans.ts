/**
 * What a loan of the sandbox is: its product as the configuration offers it, its cost, its payments and their days. All
 * screens get their figures here, and today from here. It must not know any session, nor how it is worded.
 */
import config from './config.json' with { type: 'json' };

export type Product = (typeof config.products)[number];

/** A loan as it is agreed on. Amounts in minor units, days as `YYYY-MM-DD`. */
export interface Terms {
  readonly productId: string;
  readonly principal: number;
  /** How long the money is lent. */
  readonly days: number;
  /** The day from which it is counted. */
  readonly start: string;
}

export interface Payment {
  readonly due: string;
  readonly amount: number;
}

export interface Cost {
  readonly interest: number;
  readonly commission: number;
  readonly tax: number;
  readonly coupon: number;
  readonly received: number;
  /** What is paid back in all. */
  readonly total: number;
}

const day = 86_400_000;

export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** `YYYY-MM-DD`, days from today. */
export const dateIn = (days: number): string =>
  daysAfter(new Date(Date.now()).toISOString().slice(0, 10), days);

/** How far the clocks of the market are ahead, in ms: a text that is a date is shown as it is written (docs/language.md, Formats). */
const ahead = { es: -6 * 3_600_000, en: 5.5 * 3_600_000 } as const;

/** `YYYY-MM-DD HH:MM:SS` now, by the clocks of the market. */
export const momentIn = (market: keyof typeof ahead): string =>
  new Date(Date.now() + ahead[market]).toISOString().slice(0, 19).replace('T', ' ');

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);

/** An unknown product is lent like the first one. */
export function productOf(productId: string): Product {
  const [first] = config.products;
  const found = config.products.find((product) => product.productId === productId) ?? first;
  if (found === undefined) throw new Error('The configuration of the sandbox has no product.');
  return found;
}

export const nameOf = (productId: string, tongue: keyof Product['name']): string =>
  productOf(productId).name[tongue];

export const logoOf = (productId: string, files: string): string =>
  `${files}/${productOf(productId).logo.split('/').pop() ?? ''}`;

/** Product 3 comes with a coupon, product 2 is paid back in three payments. */
export const couponOf = (productId: string): number => (productId === '3' ? 5_000 : 0);
const countOf = (productId: string): number => (productId === '2' ? 3 : 1);

/**
 * 18 % interest a year, 16 % VAT of interest and commission (docs/product-spec.md 9). The commission is kept back, a
 * coupon taken off what is paid.
 */
export function costOf({ productId, principal, days }: Omit<Terms, 'start'>): Cost {
  const interest = Math.round((principal * 0.18 * days) / 365);
  const commission = Math.round((principal * 13) / 300);
  const tax = Math.round((interest + commission) * 0.16);
  const coupon = couponOf(productId);
  const total = principal + interest + tax - coupon;
  return { interest, commission, tax, coupon, received: principal - commission, total };
}

const annualRateName = { es: 'CAT sin IVA', en: 'APR without VAT' } as const;

/**
 * What the loan costs in a year: the rate at which what is paid back is worth today what reaches the account. Without tax,
 * as a CAT is told.
 */
export function annualRateOf(terms: Terms): number {
  const { received, total, tax } = costOf(terms);
  const share = (total - tax) / total;
  const worth = (rate: number): number =>
    paymentsOf(terms).reduce(
      (sum, { due, amount }) => sum + (amount * share) / (1 + rate) ** (daysBetween(terms.start, due) / 365),
      0,
    );
  let [low, high] = [0, 100];
  while (high - low > 0.000_01) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return low;
}

/** The same as an offer says it. */
export const annualRate = (
  terms: Terms,
  tongue: keyof typeof annualRateName,
): { readonly name: string; readonly value: string } => ({
  name: annualRateName[tongue],
  value: `${(annualRateOf(terms) * 100).toFixed(1)}%`,
});

/** Equal payments at equal distances, the last at the end of the term; it takes what does not divide. */
export function paymentsOf(terms: Terms): readonly Payment[] {
  const { total } = costOf(terms);
  const count = countOf(terms.productId);
  const each = Math.round(total / count);
  return Array.from({ length: count }, (_, index) => ({
    due: daysAfter(terms.start, Math.round((terms.days * (index + 1)) / count)),
    amount: index === count - 1 ? total - each * index : each,
  }));
}

/** 3 % of a payment for each day it is late (docs/product-spec.md 9). */
export const penaltyOf = (amount: number, daysLate: number): number => Math.round(amount * 0.03 * daysLate);

/** What an extension costs, and how long it lasts at most (docs/product-spec.md 9). */
export const extensionDays = 7;
export const extensionFee = (amount: number): number => Math.round(amount * 0.1);
