/**
 * Formats of the language (design.md 2.1): values of a backend as people read them. Pure: no clock, no zone of the
 * phone. What cannot be formatted is a dash, never `NaN` or `undefined`.
 */
import type { Language } from '../model/language.ts';
import type { Format } from './template.ts';

/** What stands where a value is missing or makes no sense. */
export const absent = '—';

/** Offset of the market's legal time in minutes; fixed, because old phones have outdated zone data (trust.md 0.4). */
const offsets = { 'es-MX': -6 * 60, 'en-IN': 5 * 60 + 30 } as const;
const groupings = new Map<string, Intl.NumberFormat>();

export function format(name: Format, value: unknown, language: Language): string {
  return formatters[name](value, language);
}

const formatters: { readonly [name in Format]: (value: unknown, language: Language) => string } = {
  money,
  date: (value, language) => moment(value, language)?.slice(0, 10) ?? absent,
  datetime: (value, language) => moment(value, language) ?? absent,
  number: (value) => grouped(digitsOf(value), /\B(?=(\d{3})+$)/g, '.') ?? absent,
  phone: (value) => phone(digitsOf(value)),
  card: (value) => grouped(digitsOf(value), /(\d{4})(?=\d)/g, '$1 ') ?? absent,
};

/** Minor units (centavos, paise) → `$1,234.50`, `₹12,34,567.50`, `-$50.00`. */
function money(value: unknown, language: Language): string {
  const minor = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor)) return absent;
  const whole = Math.floor(Math.abs(minor) / 100);
  const cents = String(Math.abs(minor) % 100).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${language.currency}${groupingOf(language).format(whole)}.${cents}`;
}

function groupingOf(language: Language): Intl.NumberFormat {
  let grouping = groupings.get(language.tag);
  if (grouping === undefined)
    groupings.set(
      language.tag,
      (grouping = new Intl.NumberFormat(language.tag, { maximumFractionDigits: 0 })),
    );
  return grouping;
}

/** `YYYY-MM-DD HH:MM:SS` as written, or epoch milliseconds at the market's offset. */
function moment(value: unknown, language: Language): string | undefined {
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value)) {
    const time = /^\d{4}-\d{2}-\d{2}[ T](\d{2}:\d{2}:\d{2})/.exec(value)?.[1] ?? '00:00:00';
    return `${value.slice(0, 10)} ${time}`;
  }
  const epoch = typeof value === 'string' && /^\d{12,14}$/.test(value) ? Number(value) : value;
  if (typeof epoch !== 'number' || !Number.isFinite(epoch) || Math.abs(epoch) > 8e15 - 1e9) return undefined;
  return new Date(epoch + offsets[language.tag] * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

const digitsOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\D/g, '') : '';

const grouped = (digits: string, between: RegExp, separator: string): string | undefined =>
  digits === '' ? undefined : digits.replace(between, separator);

/** Digits only, at most 11, grouped 3-4-4. */
function phone(digits: string): string {
  if (digits === '') return absent;
  const kept = digits.slice(0, 11);
  return [kept.slice(0, 3), kept.slice(3, 7), kept.slice(7)].filter((part) => part !== '').join(' ');
}
