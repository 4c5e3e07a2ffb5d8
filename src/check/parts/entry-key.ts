/**
 * Checks the member by which the entries of a repeat are told apart: they have it. It must not know what is repeated.
 */
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { mayBe, type Type } from '../types/type.ts';

/** `as` is the name of an entry, which a path inside it does not begin with. */
export function checkEntryKey(
  key: unknown,
  as: string,
  item: Type,
  list: string,
  place: Place,
  { report }: Context,
): void {
  // One with braces is no name: said by the structure.
  if (typeof key !== 'string' || key.includes('{') || item.kinds === undefined) return;
  const inner = key.startsWith(`${as}.`) ? key.slice(as.length + 1) : key;
  const known = memberAt(inner.split('.'), item);
  if (known === true && inner === key) return;
  const names = [...(item.members?.keys() ?? [])];
  if (known === undefined || (item.members === undefined && mayBe(item, 'object'))) return;
  const near = known ? { near: inner, sure: true } : nearTo(inner, names);
  report(place, 'unknown-entry-key', { name: key, of: list, ...near, detail: listed(names) });
}

/** Whether there is such a member; `undefined` where that is not known. */
function memberAt([name = '', ...rest]: readonly string[], type: Type): boolean | undefined {
  if (!mayBe(type, 'object')) return false;
  if (type.members === undefined) return undefined;
  const member = type.members.get(name);
  if (member === undefined) return type.open === true ? undefined : false;
  return rest.length === 0 ? true : memberAt(rest, member);
}
