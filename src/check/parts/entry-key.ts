/**
 * Checks the members by which the entries of a repeat are told apart and ordered: they have them, and what orders them is a
 * number or a text. It must not know what is repeated.
 */
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { inWords, mayBe, type Type } from '../types/type.ts';

/** `as` is the name of an entry, which a path inside it does not begin with. Answers with what the member is. */
export function checkEntryKey(
  key: unknown,
  as: string,
  item: Type,
  list: string,
  place: Place,
  { report }: Context,
): Type | undefined {
  // One with braces is no name: said by the structure.
  if (typeof key !== 'string' || key.includes('{') || item.kinds === undefined) return undefined;
  const inner = key.startsWith(`${as}.`) ? key.slice(as.length + 1) : key;
  const known = memberAt(inner.split('.'), item);
  if (typeof known === 'object' && inner === key) return known;
  const names = [...(item.members?.keys() ?? [])];
  if (known === undefined || (item.members === undefined && mayBe(item, 'object'))) return undefined;
  const near = known === false ? nearTo(inner, names) : { near: inner, sure: true };
  report(place, 'unknown-entry-key', { name: key, of: list, ...near, detail: listed(names) });
  return undefined;
}

/** `-` before the member says that the greatest comes first. */
export function checkEntryOrder(
  sort: unknown,
  as: string,
  item: Type,
  list: string,
  place: Place,
  context: Context,
): void {
  if (typeof sort !== 'string') return;
  const type = checkEntryKey(sort.replace(/^-/, ''), as, item, list, place, context);
  if (type === undefined || mayBe(type, 'number') || mayBe(type, 'text')) return;
  context.report(place, 'wrong-type', {
    name: `"${sort}"`,
    of: '"sort"',
    detail: inWords(type),
    wanted: 'a number or a text',
  });
}

/** Such a member; `false` where there is none, `undefined` where that is not known. */
function memberAt([name = '', ...rest]: readonly string[], type: Type): Type | false | undefined {
  if (!mayBe(type, 'object')) return false;
  if (type.members === undefined) return undefined;
  const member = type.members.get(name);
  if (member === undefined) return type.open === true ? undefined : false;
  return rest.length === 0 ? member : memberAt(rest, member);
}
