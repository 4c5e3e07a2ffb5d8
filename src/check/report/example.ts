/** Values in the words of a problem: as they are written, and cut where they are long. It must not know any problem. */
import { isList, isObject } from '../document/document.ts';

/** The value as it is written, cut where it is long. */
export function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const isWhole = (value: unknown): boolean => !isObject(value) && !isList(value);

/** The form of a value, to be filled by whoever reads it: of what is in it only the beginning. */
export function formOf(value: unknown): string {
  if (isList(value)) {
    const [first, ...others] = value;
    return value.length === 0 ? '[]' : `[${formOf(first)}${others.length > 0 ? ', …' : ''}]`;
  }
  if (!isObject(value)) return short(value);
  const [first, ...others] = Object.entries(value);
  if (first === undefined) return '{}';
  const [name, inner] = first;
  return `{ "${name}": ${isWhole(inner) ? short(inner) : '…'}${others.length > 0 ? ', …' : ''} }`;
}

/** `button.text` → `"text" of button`. */
export const inWordsOf = (of: string): string => {
  const at = of.indexOf('.');
  return at === -1 ? `"${of}"` : `"${of.slice(at + 1)}" of ${of.slice(0, at)}`;
};
