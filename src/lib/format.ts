/**
 * Formats of the language (docs/language.md, Formats): values of a backend as people read them. Pure: no clock, no zone of the
 * phone. What cannot be formatted is a dash, never `NaN` or `undefined`.
 */
import type { Language } from '../model/language.ts';
import type { Format } from './template.ts';

/** What stands where a value is missing or makes no sense. */
export const absent = '—';

/** Offset of the market's legal time in minutes; fixed, because old phones have outdated zone data (docs/language.md, Formats). */
const offsets = { 'es-MX': -6 * 60, 'en-IN': 5 * 60 + 30 } as const;
/** A date as written, with or without its time; what follows (a fraction, a zone) is not shown. */
const writtenMoment =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?!\d).*)?$/;
/** Milliseconds since 1970 as a text, of this century or the ones around it. */
const writtenEpoch = /^\d{12,14}$/;
/** Whether a text is a day or a moment that `date` and `datetime` can show. */
export const isWrittenDate = (text: string): boolean => writtenMoment.test(text) || writtenEpoch.test(text);
/** 9999-01-01, whatever the offset. */
const lastMoment = 253_370_764_800_000;
/** Where a comma stands in an amount: our own, because old engines leave it out of `$3,000.00` (docs/language.md, Formats). */
const commas = { 'es-MX': /\B(?=(?:\d{3})+$)/g, 'en-IN': /\B(?=(?:\d{2})*\d{3}$)/g } as const;

export function format(name: Format, value: unknown, language: Language): string {
  return formatters[name](value, language);
}

const formatters: { readonly [name in Format]: (value: unknown, language: Language) => string } = {
  money,
  date: (value, language) => moment(value, language)?.slice(0, 10) ?? absent,
  datetime: (value, language) => moment(value, language) ?? absent,
  number: inThrees,
  unsigned: (value) => inThrees(value).replace(/^-/, ''),
  phone,
  card,
  masked,
};

/** Minor units (centavos, paise) → `$1,234.50`, `₹12,34,567.50`, `-$50.00`. */
function money(value: unknown, language: Language): string {
  const minor = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor)) return absent;
  const cents = Math.abs(minor) % 100;
  // Taken off first, so that the division has no remainder to lose.
  const whole = String((Math.abs(minor) - cents) / 100).replace(commas[language.tag], ',');
  return `${minor < 0 ? '-' : ''}${language.currency}${whole}.${String(cents).padStart(2, '0')}`;
}

/** `YYYY-MM-DD HH:MM:SS` as written, or epoch milliseconds at the market's offset. */
function moment(value: unknown, language: Language): string | undefined {
  const parts = typeof value === 'string' ? writtenMoment.exec(value) : null;
  if (parts !== null) {
    const [, day = '', hours = '00', minutes = '00', seconds = '00'] = parts;
    return `${day} ${hours}:${minutes}:${seconds}`;
  }
  const epoch = typeof value === 'string' && writtenEpoch.test(value) ? Number(value) : value;
  // Beyond the year 9999 the form has no room.
  if (typeof epoch !== 'number' || !(Math.abs(epoch) < lastMoment)) return undefined;
  return new Date(epoch + offsets[language.tag] * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** A number beyond 2^53, an infinite one or `1e21` is not what was sent: nothing is written. */
function written(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : '';
}

/** Integer digits in threes with a dot (docs/product-spec.md 9); a fraction follows a comma. */
function inThrees(value: unknown): string {
  const parts = /^(-?)(\d+)(?:\.(\d+))?$/.exec(written(value));
  if (parts === null) return absent;
  const [, sign = '', whole = '', fraction] = parts;
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, '.') + (fraction === undefined ? '' : `,${fraction}`);
}

/** Fours; the marks of a masked number (`6222****1234`) keep their places. */
function card(value: unknown): string {
  const signs = written(value).replace(/[^\d*•]/g, '');
  return signs === '' ? absent : signs.replace(/(.{4})(?=.)/g, '$1 ');
}

/** Digits only, at most 11, grouped 3-4-4. */
function phone(value: unknown): string {
  const kept = written(value).replace(/\D/g, '').slice(0, 11);
  if (kept === '') return absent;
  return [kept.slice(0, 3), kept.slice(3, 7), kept.slice(7)].filter((part) => part !== '').join(' ');
}

/** The last four digits, with nothing to break a line at, of a card or an account, whole or masked before; of a number so short that they would tell most of it, none. */
export function masked(value: unknown): string {
  const signs = written(value).replace(/[^\d*•]/g, '');
  const [last] = /\d{4}$/.exec(signs) ?? [];
  return last === undefined || signs.length < 8 ? absent : `••••${last}`;
}
