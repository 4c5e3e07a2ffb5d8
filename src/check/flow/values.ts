/** Words that are put into a variable for a test to find, and that no test asks for. It must not know what they mean. */
import { filledBy } from '../types/assigned.ts';
import { inside, isList, isObject, own } from '../document/document.ts';
import type { Read, Subject } from '../practice/survey.ts';
import { listed } from '../report/nearest.ts';
import { does } from '../walk/deeds.ts';
import { homeName } from '../walk/home.ts';
import { wordIn, type Asked, type Reader } from './asked.ts';

/** What is read for itself, and not only compared: any word may be meant for a person or a server. */
export const readAsData = (reads: readonly Read[]): ReadonlySet<string> =>
  new Set(
    reads.filter(({ use }) => use.kind !== 'test' && use.prop !== 'match').map(({ path }) => path.join('.')),
  );

export function checkValues(subject: Subject, { reads, asked }: Omit<Reader, 'subject'>): void {
  const { survey, project, facts, report } = subject;
  const setters = survey.actions.filter(({ object }) => does('sets', object, facts));
  if (setters.length === 0) return;
  const data = readAsData(reads);
  const filled = new Set(
    [...survey.nodes, ...survey.actions].flatMap(({ object }) => filledBy(object, project)),
  );
  const { keep, keepAs, cookies, state } = survey.screen;
  const shared = JSON.stringify([keepAs === undefined || !isList(keep) ? [] : keep, cookies ?? {}]);
  for (const { object, place, home } of setters) {
    for (const [name, value] of Object.entries(object)) {
      const path = home === undefined ? name : name.replace(/^state\b/, `state.${homeName(home)}`);
      const found = asked.get(path);
      const word = wordIn(value);
      const isOpen = data.has(path) || filled.has(name) || shared.includes(`"${name}"`);
      if (found === undefined || word === undefined || isOpen) continue;
      const first = isObject(state) ? own(state, name.slice('state.'.length)) : undefined;
      if (found.words.size === 0 || found.open || found.words.has(word) || String(first) === word) continue;
      if (!isAllSet(name, first, found, subject)) continue;
      report(inside(place, name), 'unasked-value', {
        name: word,
        of: name,
        detail: listed(found.words.keys()),
      });
    }
  }
}

/** A word that is asked for, but never set, is said at the test: most likely both mean the same. */
function isAllSet(name: string, first: unknown, { words }: Asked, { survey, facts }: Subject): boolean {
  const set = new Set([
    String(first),
    ...survey.actions.flatMap(({ object }) => (does('sets', object, facts) ? [wordIn(object[name])] : [])),
  ]);
  return [...words.keys()].every((word) => set.has(word));
}
