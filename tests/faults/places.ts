/**
 * Where each call is made: every screen that names it, itself or by a fragment, with the case of that screen that comes there by the
 * fewest steps. A new call or screen is among them without anyone's doing. It must not know any.
 */
import { read } from '../support/project.ts';
import type { CaseFile, Situation } from '../screens/case.ts';
import { complete } from '../screens/cases.ts';
import { addressesOf, builtScreens } from '../screens/places.ts';
import { fileOf, screenOf } from '../screens/screen-of.ts';
import { callsOf, type Made } from './made.ts';

export interface Screen {
  readonly id: string;
  readonly file: CaseFile;
  readonly route: string;
  readonly calls: ReadonlyMap<string, Made>;
}

export const screens: readonly Screen[] = [...new Set(builtScreens.map(screenOf))].sort().map((id) => ({
  id,
  file: JSON.parse(read(`tests/screens/${id}.cases.json`)) as CaseFile,
  route: addressesOf(id)[0] ?? '/',
  calls: callsOf(fileOf(id)),
}));

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
