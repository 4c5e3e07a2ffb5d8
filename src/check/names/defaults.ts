/**
 * Holds the default of a value to the limits that a campaign's own would be held to: what the reader refuses from a
 * server must not be the layout's own. It must not know any layout, nor judge kinds (`types/target.ts` does).
 */
import { isColor } from '../../lib/contrast.ts';
import { isWrittenDate } from '../../lib/format.ts';
import { readData } from '../../lib/reader.ts';
import { textKey } from '../../lib/template.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { inside, isList, isObject, own } from '../document/document.ts';
import { checkAddress } from '../parts/addresses.ts';
import { lengthOf } from '../practice/lengths.ts';
import { emptyScope } from '../types/scope.ts';
import type { KnownSchema } from '../types/type.ts';

/** Limits that no value can keep both of, when the first is beyond the second. */
const pairs = [
  ['minLength', 'maxLength'],
  ['minimum', 'maximum'],
] as const;

/** Whether there are none such. */
export function checkLimits(schema: KnownSchema, place: Place, { report }: Pick<Context, 'report'>): boolean {
  let possible = true;
  for (const [least, most] of pairs) {
    const [from, to] = [schema[least], schema[most]];
    if (from === undefined || to === undefined || from <= to) continue;
    possible = false;
    report(inside(place, least), 'impossible-limits', { name: `"${least}" ${from}`, of: `"${most}" ${to}` });
  }
  if (schema.items !== undefined)
    possible = checkLimits(schema.items, inside(place, 'items'), { report }) && possible;
  for (const [name, inner] of Object.entries(schema.properties ?? {}))
    possible = checkLimits(inner, inside(place, 'properties', name), { report }) && possible;
  return possible;
}

/** Every leaf by its own limits; `of` says whose default it is. */
export function checkDefault(
  value: unknown,
  schema: KnownSchema,
  of: string,
  place: Place,
  context: Context,
): void {
  if (isList(value)) {
    const { items, maxItems } = schema;
    if (maxItems !== undefined && value.length > maxItems)
      return unfit(`${value.length} entries`, of, `no more entries than ${maxItems}`, place, context);
    if (items !== undefined)
      value.forEach((item, index) => checkDefault(item, items, of, inside(place, index), context));
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(schema.properties ?? {}))
      checkDefault(own(value, name), inner, `${of}.${name}`, inside(place, name), context);
  } else if (typeof value === 'number') checkNumber(value, schema, of, place, context);
  else if (typeof value === 'string') checkString(value, schema, of, place, context);
}

const unfit = (name: string, of: string, wanted: string, place: Place, { report }: Context): void =>
  report(place, 'unfit-default', { name, of, wanted });

function checkNumber(value: number, schema: KnownSchema, of: string, place: Place, context: Context): void {
  const { type, format, minimum, maximum } = schema;
  // Of another kind than declared: said already.
  if (type !== 'number' && type !== 'integer') return;
  if (readData(schema, value).ok) return;
  const range = [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
  ].join(' and ');
  const kind =
    format === 'minor'
      ? 'an amount in whole centavos or paise, 0 or more (200.50 is 20050)'
      : type === 'integer'
        ? 'a whole number'
        : 'a number';
  unfit(String(value), of, [kind, range].filter(Boolean).join(', '), place, context);
}

function checkString(value: string, schema: KnownSchema, of: string, place: Place, context: Context): void {
  const key = textKey(value);
  if (schema.type !== 'string' && schema.format !== 'date') return;
  if (key !== undefined) {
    for (const [file, texts] of context.project.texts) {
      const text = texts.get(key);
      if (text !== undefined && !checkLength(lengthOf(text), ` in ${file}`, schema, of, place, context))
        return;
    }
    return;
  }
  if (value.includes('{{')) return;
  // An empty one stands for the brand's color, or for no day at all.
  if (schema.format === 'color' && value !== '') return checkColor(value, of, place, context);
  if (schema.format === 'date' && value !== '' && !isWrittenDate(value))
    return unfit(`"${value}"`, of, 'a day such as 2026-11-30', place, context);
  if (schema.format === 'uri-reference' && value !== '')
    checkAddress(value, 'image', place, emptyScope, context, of);
  checkLength(Array.from(value).length, '', schema, of, place, context);
}

/** Whether the length is possible. */
function checkLength(
  length: number,
  where: string,
  { minLength = 0, maxLength = Infinity }: KnownSchema,
  of: string,
  place: Place,
  context: Context,
): boolean {
  if (length >= minLength && length <= maxLength) return true;
  const wanted = length < minLength ? `at least ${minLength}` : `at most ${maxLength}`;
  unfit(`${length} characters${where}`, of, `a text of ${wanted} characters`, place, context);
  return false;
}

export function checkColor(value: string, of: string, place: Place, { report }: Context): void {
  if (isColor(value)) return;
  // The color that was meant, where only its sign is forgotten.
  const near = isColor(`#${value}`) ? `#${value}` : undefined;
  report(place, 'not-a-color', { name: value, of, near, sure: near !== undefined });
}
