/**
 * Compares the figures that a text says with those of the same text in the other language: a number, and what it counts. It
 * must not know where the text stands.
 */
import { kept } from '../document/kept.ts';
import { written } from './language.ts';

/** What is counted, in the words of all languages. */
const units: readonly (readonly [unit: string, words: RegExp])[] = [
  ['%', /^%/],
  ['hours', /^(?:hours?|horas?)$/],
  ['days', /^(?:days?|d[ií]as?)$/],
  ['weeks', /^(?:weeks?|semanas?)$/],
  ['months', /^(?:months?|mes|meses)$/],
  ['years', /^(?:years?|años?)$/],
  ['minutes', /^(?:minutes?|minutos?)$/],
];

/** A number with what follows it; a part of a name, as in "H5", is none. */
const figure = /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)*)(?!\p{L})(?:\s?(%|\p{L}+))?/gu;

/** Each number with what it counts, `24 hours`, `18 %`, `91`, in the order of their texts. */
export const figuresIn = kept((text): readonly string[] =>
  [...written(text).join(' ').matchAll(figure)]
    .map(([, number = '', word = '']) => {
      const unit = unitOf(word);
      return unit === undefined ? number : `${number} ${unit}`;
    })
    .sort(),
);

const unitOf = (word: string): string | undefined =>
  units.find(([, words]) => words.test(word.toLowerCase()))?.[0];

/** A value with what it counts, behind the end of its format too. */
const counted = /\{\{([\w.]+)\}\}(?:\{\{\/\w+\}\})?\s?(%|\p{L}+)/gu;

/** By the path of the value. */
const unitsIn = kept(
  (text): ReadonlyMap<string, string> =>
    new Map(
      [...text.matchAll(counted)].flatMap(([, path = '', word = '']) => {
        const unit = unitOf(word);
        return unit === undefined ? [] : [[path, unit] as const];
      }),
    ),
);

/** One value that counts something else in the other language: `{{loan.days}} days` and `{{loan.days}} semanas`. */
export function differentUnits(
  text: string,
  other: string,
): { readonly said: string; readonly meant: string } | undefined {
  const there = unitsIn(other);
  const [found] = [...unitsIn(text)].filter(([path, unit]) => (there.get(path) ?? unit) !== unit);
  return (
    found && { said: `{{${found[0]}}} ${found[1]}`, meant: `{{${found[0]}}} ${there.get(found[0]) ?? ''}` }
  );
}

/** "over 18" and "mayores de 18 años": a time may go without saying, a share may not. */
const says = (all: readonly string[], one: string): boolean => {
  const [number = '', unit] = one.split(' ');
  const isOne = (each: string): boolean => unit === undefined && each.startsWith(`${number} `);
  return (
    all.includes(one) ||
    (!one.endsWith('%') && all.some((each) => each === number || (isOne(each) && !each.endsWith('%'))))
  );
};

/** What one says, and the other does not; nothing where both say the same. */
export function differentFigures(
  text: string,
  other: string,
): { readonly said: string; readonly meant: string } | undefined {
  const [here, there] = [figuresIn(text), figuresIn(other)];
  const said = here.filter((each) => !says(there, each));
  const meant = there.filter((each) => !says(here, each));
  // One language may say a number in words.
  return said.length === 0 || meant.length === 0
    ? undefined
    : { said: said.join(', '), meant: meant.join(', ') };
}
