/** Checks the names of members that a widget shows of the entries of its list: the entries have them. It knows no widget. */
import type { Context } from '../context.ts';
import {
  holderOf,
  inside,
  isList,
  isObject,
  keyOf,
  nameFrom,
  own,
  type Place,
} from '../document/document.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { judgeTag, type Sink } from '../types/shown.ts';
import type { Type } from '../types/type.ts';

/** A prop that names a member of the entries, as in `titleKey`. */
const isKey = (prop: string): boolean => prop.endsWith('Key');

/** `type`: what the list is; `undefined` for one that is written out. */
export function checkMemberNames(
  value: unknown,
  type: Type | undefined,
  place: Place,
  of: string,
  { project, report }: Context,
): void {
  const shownBy = project.notes.get(of)?.shownBy;
  if (shownBy === undefined) return;
  const holder = holderOf(place);
  const written = Object.keys(holder).filter(isKey);
  const names = [...new Set([...Object.keys(shownBy), ...written])].flatMap((prop) => {
    const name = nameFrom(own(holder, prop) ?? own(shownBy, prop));
    return name === '' ? [] : [{ prop, name, isWritten: written.includes(prop) }];
  });
  const beside = (prop: string): Place => ({ ...place, pointer: [...place.pointer.slice(0, -1), prop] });
  if (isList(value)) {
    const entries = value.filter(isObject);
    const shown = names.map(({ name }) => name);
    // It is a widget's; an entry is data, and is shown whatever stands beside it.
    for (const entry of shown.includes('if') ? [] : entries.filter((each) => own(each, 'if') !== undefined))
      report(keyOf(inside(place, value.indexOf(entry)), 'if'), 'unknown-member', {
        name: 'if',
        of: 'an entry of this list',
        wanted: 'Put the entry into a widget of its own, and give that the "if".',
      });
    for (const { prop, name, isWritten } of names) {
      const lacking = entries.filter((entry) => own(entry, name) === undefined);
      const known = new Set(entries.flatMap((entry) => Object.keys(entry)));
      if (isWritten && lacking.length > 0 && lacking.length === entries.length)
        report(beside(prop), 'unknown-member', {
          name,
          of: 'an entry of this list',
          ...nearTo(name, known),
          detail: listed(known),
        });
      else if (own(shownBy, prop) !== undefined || isWritten)
        for (const entry of lacking)
          report(inside(place, value.indexOf(entry)), 'missing-member', {
            name,
            of: 'an entry of this list',
          });
    }
    return;
  }
  const members = type?.items?.members;
  if (members === undefined || type?.items?.open === true) return;
  for (const { prop, name, isWritten } of names) {
    const member = members.get(name);
    if (member !== undefined) {
      // What is missing of an entry is left out of it.
      const sink: Sink = { use: 'shown', of, absent: true, essential: true };
      const unfit = prop in shownBy ? judgeTag(name, member, sink, false) : undefined;
      if (unfit !== undefined) report(isWritten ? beside(prop) : place, ...unfit);
      continue;
    }
    const args = { name, of: `an entry of ${nameFrom(value)}`, detail: listed(members.keys()) };
    if (isWritten) report(beside(prop), 'unknown-member', { ...args, ...nearTo(name, members.keys()) });
    else report(place, 'unnamed-member', { ...args, missing: prop });
  }
}
