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
import { withoutEchoes } from './echoes.ts';
import { withoutNamesakes } from './namesakes.ts';
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
  /** What is found from now on cannot be told of one file alone. */
  readonly goOn: () => void;
  /** Of problems in order, those found since. */
  readonly later: (sorted: readonly Problem[]) => readonly Problem[];
  /** The problems of the documents, in order. */
  readonly sorted: (documents: readonly Document[], texts: Words) => readonly Problem[];
}

const isOfWords = (code: Problem['code']): boolean => code in wordProblems;

/** Keeps each problem once: a fragment is walked through for every screen that uses it. */
export function collector(suppressions: Suppressions): Collector {
  const problems = new Map<string, Problem>();
  let early: ReadonlySet<string> | undefined;
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
    goOn: () => void (early = new Set(problems.keys())),
    later: (sorted) =>
      early === undefined ? [] : sorted.filter((found) => early?.has(keyOf(found)) !== true),
    sorted(documents, texts) {
      const byFile = new Map(documents.map((document) => [document.file, document]));
      const told = withoutEchoes([...problems.values()]);
      return withoutNamesakes([...told].sort(inOrder)).map((found) => {
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
