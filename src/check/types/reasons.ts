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

/** One that is enough to decide it; the nearest comes first. */
const enough = (formula: Formula, supports: readonly Support[]): Support | undefined =>
  supports.find((support) => !canHold([support.formula, formula]));

function inWords({ held, place, beside }: Support, from: Place, texts: Words): string {
  if (place === undefined) return 'that is certain where it stands';
  const written = writtenAt(place);
  if (beside) return `${short(written)} beside it ${held ? 'says so already' : 'covers it already'}`;
  return `it is reached only where ${known(written, held)} (${placeInWords(place, from, texts)})`;
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
  const one = enough(formula, supports);
  if (one !== undefined) return inWords(one, place, texts);
  const beside = supports.filter((each) => each.beside);
  return canHold([...beside.map((each) => each.formula), formula])
    ? 'the tests around it have decided that together'
    : 'what stands beside it has decided that together';
}

/** Two of the formulas that exclude each other. */
export function excluding<T extends { readonly formula: Formula }>(
  members: readonly T[],
): readonly [T, T] | undefined {
  for (const [index, one] of members.entries())
    for (const other of members.slice(index + 1))
      if (!canHold([one.formula, other.formula])) return [one, other];
  return undefined;
}
