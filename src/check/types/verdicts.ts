/**
 * What was found of each test over all the places it is used in: a fragment is checked once for every use, and a test
 * in it is idle only where it is so in all of them. It must not know how tests are judged.
 */
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { Report } from '../context.ts';
import type { Place } from '../document.ts';
import type { Verdict } from './judge.ts';

interface Judged {
  readonly place: Place;
  readonly args: ProblemArguments;
  readonly verdicts: Set<Verdict>;
}

export interface Verdicts {
  /** A test, by where it stands. */
  test(place: Place, verdict: Verdict): void;
  /** A literal of a test, and whether the value can be it; `args` say which. */
  literal(place: Place, args: ProblemArguments, possible: boolean): void;
  report(report: Report): void;
}

const keyOf = ({ document, pointer }: Place): string => `${document.file}#${pointer.join('/')}`;

export function collectVerdicts(): Verdicts {
  const tests = new Map<string, Judged>();
  const literals = new Map<string, Judged>();
  const add = (all: Map<string, Judged>, place: Place, args: ProblemArguments, verdict: Verdict): void => {
    const key = keyOf(place);
    const judged = all.get(key) ?? { place, args, verdicts: new Set() };
    judged.verdicts.add(verdict);
    all.set(key, judged);
  };
  const only = ({ verdicts }: Judged, verdict: Verdict): boolean =>
    verdicts.size === 1 && verdicts.has(verdict);
  return {
    test: (place, verdict) => add(tests, place, { name: '' }, verdict),
    literal: (place, args, possible) => add(literals, place, args, possible ? 'sometimes' : 'never'),
    report(report) {
      const impossible = [...literals.values()].filter((judged) => only(judged, 'never'));
      for (const { place, args } of impossible) report(place, 'impossible-value', args);
      const around = impossible.map(({ place }) => keyOf(place));
      for (const [key, judged] of tests) {
        // The literal says it better.
        if (around.some((literal) => literal.startsWith(`${key}/`))) continue;
        if (only(judged, 'never')) report(judged.place, 'test-never', judged.args);
        if (only(judged, 'always')) report(judged.place, 'test-always', judged.args);
      }
    },
  };
}
