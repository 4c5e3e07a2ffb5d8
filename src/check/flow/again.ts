/**
 * A write that may be sent again only in a certain way: the first time it goes out without that, so that it is guarded, and what
 * sends it again says so. It must not know any call by name.
 */
import { isObject, membersOf } from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';
import { callOf } from './doing.ts';

export function checkAgain({ survey, project, facts, report }: Subject): void {
  const calls = new Map<string, readonly Spot[]>();
  for (const spot of survey.actions) {
    const spec = callOf(spot.object, project);
    if (spec?.once !== undefined && isObject(spec.again))
      calls.set(spec.name, [...(calls.get(spec.name) ?? []), spot]);
  }
  for (const [name, spots] of calls) {
    const again = Object.entries(membersOf(project.calls[name]?.again));
    const isAgain = ({ object }: Spot): boolean =>
      again.every(([parameter, value]) => membersOf(objectOf('sends', object, facts))[parameter] === value);
    const detail = again.map(([parameter, value]) => `"${parameter}": ${JSON.stringify(value)}`).join(', ');
    const [first] = spots;
    const last = spots.at(-1);
    if (first === undefined || last === undefined) continue;
    if (spots.every(isAgain)) report(placeOf('sends', first, facts), 'unguarded-write', { name, detail });
    else if (spots.length > 1 && !spots.some(isAgain))
      report(
        placeOf('sends', spots.find(({ dialog }) => dialog !== undefined) ?? last, facts),
        'unguarded-write',
        {
          name,
          detail,
          of: 'again',
        },
      );
  }
}
