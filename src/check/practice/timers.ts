/** What goes on by itself has an end. It must not know any widget by name. */
import { routePaths } from '../../lib/routes.ts';
import type { Place } from '../document/document.ts';
import { inside, isObject, nameFrom, own } from '../document/document.ts';
import { does, propOf, type Known } from '../walk/deeds.ts';
import { entriesOf } from '../walk/entries.ts';
import { waysOf } from '../walk/ways.ts';
import type { Subject } from './survey.ts';

export function checkTimers(subject: Subject): void {
  const { survey, facts, report } = subject;
  for (const { object, place } of survey.nodes) {
    const ends = own(facts.widgets, nameFrom(object['type']))?.ends;
    if (ends !== undefined && object[ends] === undefined)
      report(place, 'endless-timer', { name: nameFrom(object['type']), missing: ends });
  }
  const { screen, place } = survey;
  const on = isObject(screen['on']) ? screen['on'] : {};
  const routes: readonly unknown[] = routePaths(screen['routes']);
  for (const event of ['enter', 'ready'] as const) {
    for (const there of always(on[event], inside(place, 'on', event), routes, facts)) {
      report(there, 'endless-timer', { name: event });
    }
  }
}

/** Where a list of actions surely leads back to one of these routes, and thereby to its own beginning. */
function always(value: unknown, place: Place, routes: readonly unknown[], known: Known): readonly Place[] {
  const found: Place[] = [];
  for (const { object: action, place: there } of entriesOf(value, place)) {
    if (action['if'] !== undefined) continue;
    if (does('endsList', action, known)) break;
    const to = propOf('leadsTo', action, known);
    if (to !== undefined && routes.includes(action[to])) found.push(inside(there, to));
    const [first] = waysOf(action) ?? [];
    if (first !== undefined && first.test === undefined)
      found.push(...always(first.taken, inside(there, ...first.at), routes, known));
  }
  return found;
}
