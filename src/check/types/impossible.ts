/**
 * Says of a literal that a value can never be it, and what it could be: the same words without quotes or in them, a name
 * that is near, or what there is. It must not know where the literal stands.
 */
import type { Json } from '../../model/json.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import { nameFrom } from '../document/document.ts';
import { listed, nearest } from '../report/nearest.ts';
import { canBe, inWords, type Type } from './type.ts';

const plain = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** `1` for `"1"`, `"true"` for `true`: the value as it is in the other kind, in quotes or without. */
export function otherwise(value: Json): Json | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value === 'true' || value === 'false') return value === 'true';
  const number = typeof value === 'string' && /^-?(?:0|[1-9]\d*)$/.test(value) ? Number(value) : undefined;
  return number !== undefined && String(number) === value ? number : undefined;
}

/** `types`: what the value at this path is, in each of the uses of the fragment it stands in. */
export function impossible(path: string, value: Json, types: readonly Type[]): ProblemArguments {
  const name = JSON.stringify(value);
  const of = `"${path}"`;
  const other = otherwise(value);
  const isFlag = typeof value === 'boolean';
  // What can be anything of the other kind, or just this.
  const isOther =
    other !== undefined &&
    types.some(
      (type) => type.kinds !== undefined && (!isFlag || type.values !== undefined) && canBe(type, other),
    );
  const kinds = [...new Set(types.map(inWords))].join(' or ');
  if (isOther) return { name, of, detail: kinds, wanted: JSON.stringify(other) };
  const possible = types.map((type) => type.values ?? type.known);
  if (possible.includes(undefined)) {
    const detail =
      isFlag && kinds === 'a text' ? `${kinds}; whether it is there is asked with "some"` : kinds;
    return { name, of, detail };
  }
  const values = [...new Set(possible.flatMap((each) => each ?? []))];
  if (values.length === 0) return { name, of, detail: 'never there: what answers has none' };
  // A number that looks like another is another.
  const near = /\d/.test(name) ? undefined : nearest(nameFrom(value), values.map(plain));
  // Nobody has listed them: they were gathered from all that changes the variable.
  const detail = path.startsWith('state.')
    ? `what it begins with, or what "set" gives it: ${listed(values.map((each) => JSON.stringify(each)))}`
    : `one of: ${listed(values.map(plain))}`;
  return { name, of, near, detail };
}
