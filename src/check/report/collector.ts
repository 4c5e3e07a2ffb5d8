/**
 * Keeps the problems that are found: each once, in order, with its place in words and its fix, without those that are
 * switched off. It must not know how problems are found.
 */
import type { Problem } from '../../lib/problem.ts';
import type { Report } from './report.ts';
import { wordProblems } from '../../lib/problems/words.ts';
import type { Document } from '../document/document.ts';
import { fromPointer, problemAt } from '../document/document.ts';
import { fixFor } from './fix.ts';
import type { Suppressions } from './suppressions.ts';
import { whereabouts, type Words } from './whereabouts.ts';

export interface Collector {
  readonly add: (problem: Problem) => void;
  readonly report: Report;
  readonly has: (code: Problem['code']) => boolean;
  /** Whether an error was found that may leave a name unread; what is wrong with words leaves none. */
  readonly failed: () => boolean;
  /** Whether the words of a definition are wrong: those that were meant are used by nobody then. */
  readonly misworded: () => boolean;
  /** The problems of the documents, in order. */
  readonly sorted: (documents: readonly Document[], texts: Words) => readonly Problem[];
}

const isOfWords = (code: Problem['code']): boolean => code in wordProblems;

/** Keeps each problem once: a fragment is walked through for every screen that uses it. */
export function collector(suppressions: Suppressions): Collector {
  const problems = new Map<string, Problem>();
  const keyOf = ({ file, line, column, code, message }: Problem): string =>
    [file, line, column, code, message].join('|');
  const add = (found: Problem): void => {
    const key = keyOf(found);
    if (!problems.has(key)) problems.set(key, found);
  };
  return {
    add,
    report(place, code, args) {
      if (suppressions.covers(place, code)) return;
      const found = problemAt(place, code, args);
      if (problems.has(keyOf(found))) return;
      const fix = fixFor(place, code, args);
      add(fix === undefined ? found : { ...found, fix });
    },
    has: (code) => [...problems.values()].some((found) => found.code === code),
    failed: () =>
      [...problems.values()].some(({ severity, code }) => severity === 'error' && !isOfWords(code)),
    misworded: () =>
      [...problems.values()].some(({ code, file }) => isOfWords(code) && file.startsWith('screens/')),
    sorted(documents, texts) {
      const byFile = new Map(documents.map((document) => [document.file, document]));
      return withoutEchoes([...problems.values()])
        .sort(inOrder)
        .map((found) => {
          const document = byFile.get(found.file);
          if (document === undefined) return found;
          const pointer = fromPointer(document, found.pointer);
          const words = whereabouts(found.file, document.value, pointer, texts);
          return words === '' ? found : { ...found, words };
        });
    },
  };
}

const inOrder = (one: Problem, other: Problem): number =>
  one.file < other.file ? -1 : one.file > other.file ? 1 : one.line - other.line || one.column - other.column;

/** A condition with one of these is none. */
const unreadable: ReadonlySet<Problem['code']> = new Set([
  'wrong-value',
  'bad-path',
  'unknown-key',
  'unknown-root',
]);

/** A test that is decided before it is asked. */
const decided: ReadonlySet<Problem['code']> = new Set(['test-never', 'test-always', 'idle-member']);

/**
 * Without what follows from another problem: a screen that took another's route has lost its own, which is no mistake of
 * those that lead there; what is no list has no empty state; a condition that cannot be read guards nothing; a
 * parameter in the wrong place is no prop; a path without its braces is no word, no wrong choice and no second mistake; a
 * way that leaves a promotion needs no other route.
 */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const taken = problems.some(
    ({ code, pointer }) => code === 'duplicate-route' || (code === 'wrong-value' && pointer === '/routes'),
  );
  const places = new Set(
    problems
      .filter(({ code }) => code === 'not-repeatable' || code === 'wrong-type')
      .map(({ file, pointer }) => `${file}${pointer}`),
  );
  const placesOf = (wanted: Problem['code']): ReadonlySet<string> =>
    new Set(problems.filter(({ code }) => code === wanted).map(({ file, pointer }) => `${file}${pointer}`));
  const led = placesOf('unknown-route');
  const unfit = placesOf('wrong-value');
  const misplaced = placesOf('misplaced-parameter');
  const bare = placesOf('missing-braces');
  const mistyped = placesOf('wrong-type');
  // What a text reads is not asked where its words are another's: they would be written anew.
  const reworded = new Set(
    problems
      .filter(({ code }) => code === 'brand-words' || code === 'key-as-text' || code === 'unfinished-text')
      .map(({ pointer }) => pointer),
  );
  const outside = placesOf('not-for-promotion');
  // What is wrong in a test says better why it never holds.
  const within = problems.flatMap(({ code, file, pointer, severity }) =>
    severity === 'error' && !decided.has(code) ? [`${file}${pointer}`] : [],
  );
  const unread = problems.flatMap(({ code, file, pointer }) => {
    const [, widget] = /^(.*)\/if(?:\/.*)?$/.exec(pointer) ?? [];
    if (code === 'unknown-prop') return [`${file}${pointer.replace(/[^/]*$/, '')}`];
    return widget === undefined || !unreadable.has(code) ? [] : [`${file}${widget}/`];
  });
  return problems.filter(
    ({ code, file, pointer }) =>
      !(
        (code === 'unguarded' || code === 'maybe-missing') &&
        unread.some((at) => `${file}${pointer}`.startsWith(at))
      ) &&
      !(decided.has(code) && within.some((at) => at.startsWith(`${file}${pointer}/`))) &&
      !(code === 'missing-braces' && mistyped.has(`${file}${pointer}`)) &&
      !((code === 'literal-text' || code === 'impossible-value') && bare.has(`${file}${pointer}`)) &&
      !(code === 'unknown-route' && outside.has(`${file}${pointer}`)) &&
      !(code === 'different-tags' && reworded.has(pointer)) &&
      !(code === 'unmasked' && unfit.has(`${file}${pointer}`)) &&
      !(code === 'wrong-value' && led.has(`${file}${pointer}`)) &&
      !(code === 'unknown-prop' && misplaced.has(`${file}${pointer}`)) &&
      !(taken && code === 'unknown-route') &&
      !(code === 'missing-empty-state' && places.has(`${file}${pointer}`)),
  );
}
