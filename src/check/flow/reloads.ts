/**
 * A source is loaded again where it is loaded at all: not behind a test of the address that its own test excludes, nor where what it
 * is loaded without has been sent. It must not know what is loaded.
 */
import { isObject, membersOf, nameFrom } from '../document/document.ts';
import type { Members, Spot, Subject } from '../practice/survey.ts';
import { objectOf, placeOf, setBy } from '../walk/deeds.ts';
import { homeName } from '../walk/home.ts';
import { listsAround } from './around.ts';
import { agree, conditionsAt, conditionsOf, type Condition } from './conditions.ts';

/** What does not change while the screen is there. */
const lasting = /^(?:config|device|query|route)\./;

export function checkReloads(subject: Subject): void {
  const { survey, facts, report } = subject;
  for (const spot of survey.actions) {
    const name = nameFrom(objectOf('reloads', spot.object, facts));
    const source = survey.sources.get(spot.home === undefined ? name : `${homeName(spot.home)}-${name}`);
    if (source === undefined) continue;
    const asked = conditionsOf(source.object['if']);
    const isLasting = ({ path }: Condition): boolean => lasting.test(path);
    const known = conditionsAt(spot.place).filter(isLasting);
    const against = known.find((each) => asked.some((other) => isLasting(other) && !agree(each, other)));
    const at = placeOf('reloads', spot, facts);
    if (against !== undefined) report(at, 'never-loaded', { name, of: against.path });
    const empty = asked.find((each) => each.holds && each.asks === '' && isSent(each.path, spot, subject));
    if (empty !== undefined) report(at, 'never-loaded', { name, of: empty.path, detail: 'sent' });
  }
}

/** Before it, and nothing has emptied it since. */
function isSent(path: string, spot: Spot, { survey, facts }: Subject): boolean {
  const { before, holders } = listsAround(spot, survey);
  const isEmptied = (action: Members): boolean => setBy(action, facts).some(([set]) => set === path);
  const sends = ({ send }: Members): boolean =>
    isObject(send) && Object.values(membersOf(send)).includes(`{{${path}}}`);
  return [...before, ...holders].some(sends) && ![...before, ...holders].some(isEmptied);
}
