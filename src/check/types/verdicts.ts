/**
 * What was found of each test over all the places it is used in: a fragment is checked once for every use, and a test
 * in it is idle only where it is so in all of them. It must not know how tests are judged.
 */
import type { ProblemCode } from '../../lib/problem.ts';
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { Json } from '../../model/json.ts';
import type { Report } from '../report/report.ts';
import type { Place } from '../document/document.ts';
import { impossible } from './impossible.ts';
import type { Verdict } from './judge.ts';
import { canBe, type Type } from './type.ts';

/** The words for it, made where they are needed. */
type Words = () => ProblemArguments;
/** And the place that decides it: the test, or one of its members. */
type Told = () => readonly [Place, ProblemArguments];

interface Judged {
  readonly place: Place;
  readonly verdicts: Set<Verdict>;
  readonly words: Told;
}

interface Noted {
  readonly code: ProblemCode;
  place: Place;
  isSo: boolean;
  readonly words: Words;
  readonly at: Place;
}

/** A value that a test asks for at a path. */
export interface Literal {
  readonly path: string;
  readonly value: Json;
}

interface Asked extends Literal {
  readonly place: Place;
  /** What is at the path, in each use. */
  readonly types: Type[];
}

export interface Verdicts {
  /** A test, by where it stands. */
  test(place: Place, verdict: Verdict, words: Told): void;
  /** Whether something is wrong at a place in this use; it is so where it is in all of them. `at`: where it is told. */
  note(code: ProblemCode, place: Place, isSo: boolean, words: Words, at?: Place): void;
  /** A literal of a test, and what is at its path here. */
  literal(place: Place, literal: Literal, type: Type): void;
  report(report: Report): void;
}

const keyOf = ({ document, pointer }: Place): string => `${document.file}#${pointer.join('/')}`;

export function collectVerdicts(): Verdicts {
  const tests = new Map<string, Judged>();
  const notes = new Map<string, Noted>();
  const literals = new Map<string, Asked>();
  const only = ({ verdicts }: Judged, verdict: Verdict): boolean =>
    verdicts.size === 1 && verdicts.has(verdict);
  return {
    test(place, verdict, words) {
      const key = keyOf(place);
      const judged = tests.get(key) ?? { place, verdicts: new Set(), words };
      judged.verdicts.add(verdict);
      tests.set(key, judged);
    },
    note(code, place, isSo, words, at = place) {
      const key = `${code} ${keyOf(place)}`;
      const before = notes.get(key);
      if (before === undefined) notes.set(key, { code, place, isSo, words, at });
      else {
        before.place = place;
        before.isSo &&= isSo;
      }
    },
    literal(place, literal, type) {
      const key = keyOf(place);
      const asked = literals.get(key) ?? { ...literal, place, types: [] };
      asked.types.push(type);
      literals.set(key, asked);
    },
    report(report) {
      const never = [...literals.values()].filter(
        ({ types, value }) => !types.some((type) => canBe(type, value)),
      );
      for (const { place, path, value, types } of never)
        report(place, 'impossible-value', impossible(path, value, types));
      const around = never.map(({ place }) => keyOf(place));
      for (const [key, judged] of tests) {
        // The literal says it better.
        if (around.some((literal) => literal.startsWith(`${key}/`))) continue;
        const code = only(judged, 'never')
          ? 'test-never'
          : only(judged, 'always')
            ? 'test-always'
            : undefined;
        if (code === undefined) continue;
        const [at, args] = judged.words();
        report(at, code, args);
      }
      for (const { code, place, isSo, words, at } of notes.values()) {
        const key = keyOf(place);
        const isSaid = around.some((literal) => literal === key || literal.startsWith(`${key}/`));
        if (isSo && !isSaid) report(at, code, words());
      }
    },
  };
}
