/** Writes that nobody asked for: sent because a screen opened, was left, or because something failed. It knows no call by name. */
import { inside, nameFrom, own } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { branchesOf, callOf, changes } from './doing.ts';

const when: { readonly [event: string]: string } = {
  enter: 'when the screen is opened',
  ready: 'when its data is there',
  refresh: 'when the screen is pulled down',
  leave: 'when the screen is left',
  failed: 'when data cannot be loaded',
};

export function checkUnasked(subject: Subject): void {
  const { survey, project, facts, report } = subject;
  for (const { object, place } of survey.sources.values()) {
    const spec = own(project.calls, nameFrom(object['call']));
    if (spec?.effect === 'write')
      report(inside(place, 'call'), 'unasked-write', {
        name: spec.name,
        of: 'whenever the screen is opened or loads again',
        detail: 'A source only reads.',
      });
  }
  const retries = new Set<unknown>();
  for (const spot of survey.actions) {
    const { object, place, event, starter } = spot;
    const spec = callOf(object, project);
    if (!changes(spec, { facts })) continue;
    if (starter === undefined && event !== undefined)
      report(inside(place, 'call'), 'unasked-write', { name: spec.name, of: own(when, event) ?? event });
    else if (isOfClock(spot, subject))
      report(inside(place, 'call'), 'unasked-write', { name: spec.name, of: 'when its time is over' });
    else if (retries.has(object))
      report(inside(place, 'call'), 'unasked-write', { name: spec.name, of: 'again, because it failed' });
    for (const [, actions] of branchesOf(object)) addWithin(actions, spec.name, retries);
  }
}

/** It stands in what a widget does by itself when its clock ends. */
function isOfClock({ starter, place }: Spot, { facts }: Subject): boolean {
  const ends = own(facts.widgets, nameFrom(starter?.object['type']))?.ends;
  return ends !== undefined && place.pointer[starter?.place.pointer.length ?? 0] === ends;
}

/** The actions that send the same call once more. */
function addWithin(value: unknown, call: string, found: Set<unknown>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Reflect.get(value, 'call') === call) found.add(value);
  for (const item of Object.values(value)) addWithin(item, call, found);
}
