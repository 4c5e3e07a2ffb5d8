/**
 * The calls that a screen names, itself or by a fragment, and the cases that make one. It must not know any screen, nor the built
 * ones: a browser's tests have none.
 */
import type { Json } from '../../src/model/json.ts';
import { calls } from '../screens/backend.ts';
import type { CaseFile, Situation, Step } from '../screens/case.ts';
import { complete } from '../screens/cases.ts';
import { read } from '../support/project.ts';

export interface Made {
  /** The file that names the call: the screen's, or that of a fragment. */
  readonly by: string;
  /** Whether a person hears of a failure, or it is only counted. */
  readonly told: boolean;
}

function visitAll(value: Json | undefined, see: (object: Readonly<Record<string, Json>>) => void): void {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) visitAll(item, see);
  else if (typeof value === 'object' && value !== null) {
    see(value as Readonly<Record<string, Json>>);
    for (const inner of Object.values(value)) visitAll(inner, see);
  }
}

export function callsOf(file: string, found = new Map<string, Made>(), seen = new Set<string>()) {
  if (seen.has(file)) return found;
  seen.add(file);
  visitAll(JSON.parse(read(file)) as Json, (object) => {
    const { call, wait, type, of } = object;
    if (typeof call === 'string' && call in calls)
      found.set(call, {
        by: found.get(call)?.by ?? file,
        told: wait !== false || found.get(call)?.told === true,
      });
    if (type === 'fragment' && typeof of === 'string') callsOf(`screens/fragments/${of}.json`, found, seen);
  });
  return found;
}

export const named = (step: { readonly expect?: Step['expect'] }, call: string): boolean =>
  step.expect?.calls?.some(([name]) => name === call) === true;

/** Situations that may make the call with a good answer, those of the fewest steps first. */
export function situationsOf({ file }: { readonly file: CaseFile }, call: string): readonly Situation[] {
  const all = file.cases
    .filter(({ host, language }) => host === undefined && language !== 'en')
    .map((each) => complete(file, each))
    .filter(({ answers }) => {
      const given = answers[call];
      const first = Array.isArray(given) ? (given as readonly object[])[0] : given;
      return first !== undefined && 'data' in first;
    });
  const sure = all.filter(
    ({ expect, steps }) => named({ expect }, call) || steps.some((step) => named(step, call)),
  );
  const order = (a: Situation, b: Situation): number => a.steps.length - b.steps.length;
  return [...[...sure].sort(order), ...all.filter((each) => !sure.includes(each)).sort(order)];
}
