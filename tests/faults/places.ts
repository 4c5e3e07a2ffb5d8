/**
 * Where each call is made: every screen that names it, itself or by a fragment, with the case of that screen that comes there by the
 * fewest steps. A new call or screen is among them without anyone's doing. It must not know any.
 */
import type { Json } from '../../src/model/json.ts';
import { read } from '../support/project.ts';
import type { CaseFile, Situation, Step } from '../screens/case.ts';
import { complete } from '../screens/cases.ts';
import { calls } from '../screens/backend.ts';
import { addressesOf, builtScreens } from '../screens/places.ts';
import { fileOf, screenOf } from '../screens/screen-of.ts';

export interface Made {
  /** The file that names the call: the screen's, or that of a fragment. */
  readonly by: string;
  /** Whether a person hears of a failure, or it is only counted. */
  readonly told: boolean;
}

export interface Screen {
  readonly id: string;
  readonly file: CaseFile;
  readonly route: string;
  readonly calls: ReadonlyMap<string, Made>;
}

function visitAll(value: Json | undefined, see: (object: Readonly<Record<string, Json>>) => void): void {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) visitAll(item, see);
  else if (typeof value === 'object' && value !== null) {
    see(value as Readonly<Record<string, Json>>);
    for (const inner of Object.values(value)) visitAll(inner, see);
  }
}

function callsOf(file: string, found = new Map<string, Made>(), seen = new Set<string>()) {
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

export const screens: readonly Screen[] = [...new Set(builtScreens.map(screenOf))].sort().map((id) => ({
  id,
  file: JSON.parse(read(`tests/screens/${id}.cases.json`)) as CaseFile,
  route: addressesOf(id)[0] ?? '/',
  calls: callsOf(fileOf(id)),
}));

const named = (step: { readonly expect?: Step['expect'] }, call: string): boolean =>
  step.expect?.calls?.some(([name]) => name === call) === true;

/** Situations that may make the call with a good answer, those of the fewest steps first. */
export function situationsOf({ file }: Screen, call: string): readonly Situation[] {
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

/** Whether an earlier screen makes the call by the same file. */
export const isCopy = ({ id, calls: made }: Screen, call: string): boolean =>
  screens.some((other) => other.id < id && other.calls.get(call)?.by === made.get(call)?.by);

/** As it is opened where nothing is special: the first case that says the least. */
export function firstOf({ id, file }: Screen): Situation {
  const special = ({ host, language, answers, config }: CaseFile['cases'][number]): number =>
    [host, language, answers, config].filter((each) => each !== undefined).length;
  const [first] = [...file.cases].sort((a, b) => special(a) - special(b));
  if (first === undefined) throw new Error(`${id} has no case.`);
  return complete(file, first);
}
