/** Writes that nobody asked for: sent because a screen opened, was left, or because something failed. It knows no call by name. */
import { inside, nameFrom, own } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';
import { actionsIn } from '../walk/visit.ts';
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
  /** Actions that send the same call once more, where it has failed. */
  const retries = new Set<unknown>();
  for (const spot of survey.actions) {
    const { object, event, starter } = spot;
    const spec = callOf(object, project);
    if (!changes(spec, { facts })) continue;
    const of =
      starter === undefined && event !== undefined
        ? (own(when, event) ?? event)
        : isOfClock(spot, subject)
          ? 'when its time is over'
          : retries.has(object)
            ? 'again, because it failed'
            : undefined;
    if (of !== undefined) report(placeOf('calls', spot, facts), 'unasked-write', { name: spec.name, of });
    for (const [, actions] of branchesOf(object))
      for (const each of actionsIn(actions, project.actions))
        if (objectOf('calls', each, facts) === spec.name) retries.add(each);
  }
}

/** It stands in what a widget does by itself when its clock ends. */
function isOfClock({ starter, place }: Spot, { facts }: Subject): boolean {
  const ends = own(facts.widgets, nameFrom(starter?.object['type']))?.ends;
  return ends !== undefined && place.pointer[starter?.place.pointer.length ?? 0] === ends;
}
