/**
 * Digits in groups: what is kept of a typed text, how it is shown, and where the caret stands between. Pure; it must not
 * know the field.
 */
import { numberIn } from './number-in.ts';

export type DigitFormat = 'card' | 'phone' | 'digits';

/** The most digits by format where a screen says nothing: ISO/IEC 7812 for cards, docs/product-spec.md 5 for phones. */
export const mostDigits: { readonly [format in DigitFormat]: number | undefined } = {
  card: 19,
  phone: 11,
  digits: undefined,
};

/** The zeros of other keyboards: Arabic, Persian, Devanagari, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/** A text of the same length with its digits as 0 to 9. */
const plain = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero && code < zero + 10) ?? code));
  });

/** The digits of a text as 0 to 9; all else is left out. */
export const digitsOf = (text: string): string => plain(text).replace(/\D/g, '');

/**
 * How many digits the first group has; all others have four. A phone begins with what is left over, two to five: 3-4-4 of
 * eleven (docs/product-spec.md 9), 2-4-4 of ten.
 */
const firstGroup = (format: DigitFormat, most = 11): number =>
  format === 'phone' ? ((most - 2) % 4) + 2 : format === 'card' ? 4 : Infinity;

/** Whether a space stands before the digit with this index; `most` is how many the whole number has. */
function opensGroup(index: number, format: DigitFormat, most?: number): boolean {
  const first = firstGroup(format, most);
  return index >= first && (index - first) % 4 === 0;
}

export const grouped = (digits: string, format: DigitFormat, most?: number): string =>
  Array.from(digits, (digit, index) => (opensGroup(index, format, most) ? ` ${digit}` : digit)).join('');

/** The place in the grouped text right behind so many digits. */
export function placeBehind(count: number, format: DigitFormat, most?: number): number {
  let spaces = 0;
  for (let index = 0; index < count; index += 1) if (opensGroup(index, format, most)) spaces += 1;
  return count + spaces;
}

/** What a person has just done to a field. */
export interface Typed {
  /** The digits before. */
  readonly before: string;
  /** What the field now holds, and where its caret is. */
  readonly text: string;
  readonly caret: number;
  /** The kind of input, as the browser calls it; empty where it does not say, as when it fills in a field. */
  readonly kind: string;
  readonly format: DigitFormat;
}

export interface Taken {
  readonly digits: string;
  /** How many digits stand before the caret. */
  readonly caret: number;
}

/** Fewer digits than this that came in one piece are a part of a number: with what was there they may look like a country. */
const fewestOfNumber = 4;

/** Whether one key, or a few digits put in, can have made the text: a number is looked for only in what came in one piece. */
function byPieces({ before, text, caret, kind, format }: Typed, most?: number): boolean {
  if (kind.startsWith('delete')) return true;
  const shown = grouped(before, format, most);
  const tail = text.slice(caret);
  if (!shown.endsWith(tail)) return false;
  const kept = shown.slice(0, shown.length - tail.length);
  let same = 0;
  while (same < Math.min(kept.length, caret) && kept[same] === text[same]) same += 1;
  const piece = text.slice(same, caret);
  return piece.length <= 1 || (format === 'phone' && digitsOf(piece).length < fewestOfNumber);
}

/** The digits that a field then holds, at most `most`: like a plain field, it ignores what has no room, not what is there. */
export function take(typed: Typed, limit?: number): Taken {
  const most = limit ?? Infinity;
  const { before, text, caret, kind } = typed;
  const [from, to] = byPieces(typed, limit) ? [0, text.length] : numberIn(plain(text), typed.format, most);
  const digits = digitsOf(text.slice(from, to));
  const count = digitsOf(text.slice(from, Math.min(to, caret))).length;
  const without = (index: number): string => digits.slice(0, index) + digits.slice(index + 1);
  // The spaces are the field's own: who deletes one means the digit next to it.
  if (digits === before && kind === 'deleteContentForward') return { digits: without(count), caret: count };
  if (digits === before && count > 0 && kind === 'deleteContentBackward')
    return { digits: without(count - 1), caret: count - 1 };
  const excess = Math.max(0, digits.length - most);
  const kept = Math.max(0, count - excess);
  return { digits: (digits.slice(0, kept) + digits.slice(count)).slice(0, most), caret: kept };
}
