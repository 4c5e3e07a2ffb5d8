/**
 * Says why a test, or a member of one, always or never holds: what it says itself, what stands beside it, or which test around it
 * has decided that. It must not find out that it does.
 */
import { readPath } from '../../lib/path.ts';
import { isObject, positionOf, type Place } from '../document/document.ts';
import { opposite, testWords } from '../map/conditions.ts';
import { mapWords } from '../map/words.ts';
import { short } from '../report/example.ts';
import { whereabouts, type Words } from '../report/whereabouts.ts';
import type { Formula } from './formula.ts';
import type { Support } from './members.ts';
import { canHold } from './solve.ts';

/** The place of a test in words: its line, and what it belongs to. */
function placeInWords({ document, pointer, ...rest }: Place, from: Place, texts: Words): string {
  const { line } = positionOf({ document, pointer, ...rest });
  const where = whereabouts(document.file, document.value, pointer, texts);
  const file = document.file === from.document.file ? `line ${line}` : `${document.file}, line ${line}`;
  return where === '' ? file : `${where}, ${file}`;
}

const writtenAt = ({ document, pointer }: Place): unknown => readPath(document.value, pointer.map(String));

/** What is certain behind a test, as a person would say it. */
function known(test: unknown, held: boolean): string {
  const certain = isObject(test) && !held ? opposite(test) : test;
  return isObject(certain) ? testWords(certain, mapWords.en) : short(certain);
}

/** What asks something, with what it says. */
interface Saying {
  readonly formula: Formula;
}

/** All ways to take so many of a list; those with the first of it come first. */
function* taken<T>(all: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) yield [];
  else
    for (const [index, one] of all.entries())
      for (const others of taken(all.slice(index + 1), count - 1)) yield [one, ...others];
}

/** More of them nobody keeps in mind. */
const kept = 3;

/** The fewest that cannot all hold, beside what is certain; the nearest come first. It is for what is told: it tries many. */
export function conflicting<T extends Saying>(
  all: readonly T[],
  certain: readonly Formula[] = [],
): readonly T[] | undefined {
  for (let count = 1; count <= kept; count += 1)
    for (const some of taken(all, count))
      if (!canHold([...some.map(({ formula }) => formula), ...certain])) return some;
  return undefined;
}

function inWords({ held, place, beside }: Support, from: Place, texts: Words): string {
  if (place === undefined) return 'that is certain where it stands';
  const written = writtenAt(place);
  if (beside) return `${short(written)} beside it ${held ? 'says so already' : 'covers it already'}`;
  return `it is reached only where ${known(written, held)} (${placeInWords(place, from, texts)})`;
}

/** One of several that decide it together. */
function amongOthers({ held, place, beside }: Support, from: Place, texts: Words): string {
  if (place === undefined) return 'what is certain where it stands';
  const written = writtenAt(place);
  if (beside) return `${held ? '' : 'not '}${short(written)} beside it`;
  return `${known(written, held)} (${placeInWords(place, from, texts)})`;
}

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const sortOf = (word: string): string => word.replace(/^(?:exclusiveM|m)(?:in|ax)/, '');

/** The two limits of a member that no value keeps together. */
export function apart(written: unknown): string | undefined {
  const [condition] = isObject(written) ? Object.values(written) : [];
  if (!isObject(condition)) return undefined;
  for (const least of lower)
    for (const most of upper) {
      const [from, to] = [condition[least], condition[most]];
      if (sortOf(least) !== sortOf(most) || typeof from !== 'number' || typeof to !== 'number') continue;
      const isOpen = least.startsWith('exclusive') || most.startsWith('exclusive');
      if (from > to || (isOpen && from === to))
        return `"${least}": ${from} and "${most}": ${to} exclude each other`;
    }
  return undefined;
}

/**
 * Why `formula` cannot hold where the supports do. Each support is a whole sentence's worth: a member beside it, or a test
 * around it with its place.
 */
export function reason(
  formula: Formula,
  supports: readonly Support[],
  place: Place,
  texts: Words,
): string | undefined {
  if (!canHold([formula])) return undefined;
  const decisive = conflicting(supports, [formula]);
  const [one, ...others] = decisive ?? [];
  if (one !== undefined && others.length === 0) return inWords(one, place, texts);
  if (decisive !== undefined)
    return `together these decide it: ${decisive.map((each) => amongOthers(each, place, texts)).join('; ')}`;
  const beside = supports.filter((each) => each.beside);
  return canHold([...beside.map((each) => each.formula), formula])
    ? 'the tests around it have decided that together'
    : 'what stands beside it has decided that together';
}
