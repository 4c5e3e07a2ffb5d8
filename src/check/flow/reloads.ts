/** A source is loaded again where it is loaded at all: not behind a test of the address that its own test excludes. It must not know what is loaded. */
import { nameFrom } from '../document/document.ts';
import type { Subject } from '../practice/survey.ts';
import { objectOf, placeOf } from '../walk/deeds.ts';
import { agree, conditionsAt, conditionsOf, type Condition } from './conditions.ts';

/** What does not change while the screen is there. */
const lasting = /^(?:config|device|query|route)\./;

export function checkReloads({ survey, facts, report }: Subject): void {
  for (const spot of survey.actions) {
    const name = nameFrom(objectOf('reloads', spot.object, facts));
    const source = spot.home === undefined ? survey.sources.get(name) : undefined;
    if (source === undefined) continue;
    const isLasting = ({ path }: Condition): boolean => lasting.test(path);
    const wanted = conditionsOf(source.object['if']).filter(isLasting);
    const known = conditionsAt(spot.place).filter(isLasting);
    const against = known.find((each) => wanted.some((other) => !agree(each, other)));
    if (against !== undefined)
      report(placeOf('reloads', spot, facts), 'never-loaded', { name, of: against.path });
  }
}
