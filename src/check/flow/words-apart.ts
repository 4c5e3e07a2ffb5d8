/**
 * Words that say of what kind something is, one of a few: the same on one screen wherever they are given, and what goes along with
 * them does so on each of their ways. It must not know what they mean.
 */
import {
  inside,
  isList,
  isObject,
  lineOf,
  membersOf,
  nameFrom,
  own,
  type Place,
} from '../document/document.ts';
import type { Spot, Subject } from '../practice/survey.ts';
import { does, objectOf } from '../walk/deeds.ts';

export function checkWordsApart(subject: Subject): void {
  checkGiven(subject);
  checkAlong(subject);
}

interface Given {
  readonly place: Place;
  readonly word: string;
}

/** One parameter of fragments, whose values are written down: parts of one screen are of one kind. */
function checkGiven({ survey, project, report }: Subject): void {
  const byName = new Map<string, Given[]>();
  for (const { object, place } of survey.nodes) {
    if (object['type'] !== 'fragment' || place.document !== survey.place.document) continue;
    const declared = membersOf(membersOf(project.fragments.get(nameFrom(object['of']))?.value)['params']);
    for (const [name, word] of Object.entries(membersOf(object['with']))) {
      const { enum: only } = membersOf(own(declared, name));
      if (!isList(only) || !only.includes(word)) continue;
      const given = { place: inside(place, 'with', name), word: String(word) };
      byName.set(name, [...(byName.get(name) ?? []), given]);
    }
  }
  for (const [name, all] of byName) {
    const counts = new Map<string, number>();
    for (const { word } of all) counts.set(word, (counts.get(word) ?? 0) + 1);
    const [[usual] = ['']] = [...counts].sort(([, one], [, other]) => other - one);
    const first = all.find(({ word }) => word === usual);
    const [odd, second] = all.filter(({ word }) => word !== usual);
    if (first !== undefined && odd !== undefined && second === undefined)
      report(odd.place, 'apart-words', {
        name,
        detail: odd.word,
        of: `"${usual}" (${lineOf(first.place)})`,
      });
  }
}

/** The words that a way hands over beside data. */
const wordsOf = ({ object: { query } }: Spot): string =>
  JSON.stringify(
    Object.entries(membersOf(query)).filter(
      ([, value]) => typeof value === 'string' && !/\{\{|^@/.test(value),
    ),
  );

const passedBy = ({ object: { pass } }: Spot): readonly string[] => (isList(pass) ? pass.map(nameFrom) : []);

/** Two ways to one screen with the same words take the same along. */
function checkAlong({ survey, facts, report }: Subject): void {
  const ways = survey.actions.filter(
    (spot) => does('leadsTo', spot.object, facts) && isObject(spot.object['query']) && wordsOf(spot) !== '[]',
  );
  const seen = new Set<string>();
  for (const spot of ways) {
    const at = `${spot.place.document.file} ${spot.place.pointer.join('/')}`;
    if (seen.has(at)) continue;
    seen.add(at);
    for (const other of ways) {
      const isAlike =
        other.place !== spot.place &&
        wordsOf(other) === wordsOf(spot) &&
        objectOf('leadsTo', other.object, facts) === objectOf('leadsTo', spot.object, facts);
      const [mine, theirs] = [passedBy(spot), passedBy(other)];
      const [name, another] = theirs.filter((each) => !mine.includes(each));
      if (!isAlike || name === undefined || another !== undefined || mine.length !== theirs.length - 1)
        continue;
      const of =
        other.place.document === spot.place.document ? lineOf(other.place) : other.place.document.file;
      report(spot.place, 'odd-copy', { name, of, detail: 'along' });
      break;
    }
  }
}
