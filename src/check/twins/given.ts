/**
 * Values that are handed over under each other's names: what one name gets is called as the other is. It must not know what takes
 * them.
 */
import { inside, lineOf, membersOf, type Place } from '../document/document.ts';
import { tagIn } from '../practice/scope.ts';
import type { Members, Subject } from '../practice/survey.ts';

const lastOf = (value: unknown): string | undefined => tagIn(value)?.at(-1);

/** The name to which what this one gets belongs, where that one gets something else. */
function ownerOf(name: string, given: Members): string | undefined {
  const last = lastOf(given[name]);
  if (last === undefined || last === name || !(last in given)) return undefined;
  const theirs = lastOf(given[last]);
  return theirs === undefined || theirs === last ? undefined : last;
}

export function checkGiven({ survey, report }: Subject): void {
  const tell = (given: Members, place: Place): void => {
    for (const name of Object.keys(given)) {
      const owner = ownerOf(name, given);
      if (owner === undefined) continue;
      const of = { name, of: owner, detail: lineOf(inside(place, owner)) };
      report(inside(place, name), 'crossed-labels', of);
    }
  };
  for (const { object, place } of survey.nodes)
    if (object['type'] === 'fragment') tell(membersOf(object['with']), inside(place, 'with'));
  for (const { object, place } of survey.actions)
    for (const prop of ['send', 'query', 'payload']) tell(membersOf(object[prop]), inside(place, prop));
}
