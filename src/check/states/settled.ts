/**
 * What a screen's variables are once its sources are there: those that `ready` sets to a plain value in any case, and that nothing else
 * writes. Beside an answer they have no other value, and before it none but the declared one. It must not know how choices are combined.
 */
import type { Json, JsonObject } from '../../model/json.ts';
import { isList, isObject, membersOf, own } from '../document/document.ts';
import type { Factors } from './factors.ts';
import type { Row } from './pairs.ts';
import { does, setBy, type Known } from '../walk/deeds.ts';

/** Variables by their names: what each is before the answers are there, and beside them. */
export interface Settled {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

type Members = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Json & (string | number | boolean) =>
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (typeof value === 'string' && !/\{\{|^@/.test(value));

/** Places where a variable is written or could be: named as a key of an action, or handed on by its name. */
function writesTo(path: string, value: unknown): number {
  if (isList(value)) return value.reduce<number>((sum, each) => sum + writesTo(path, each), 0);
  if (value === path) return 1;
  if (!isObject(value)) return 0;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => sum + (name === path && 'do' in value ? 1 : 0) + writesTo(path, inner),
    0,
  );
}

/** By their names; @param fragments that may stand on it: those without a state of their own write into the screen's. */
export function settledBy(screen: Members, fragments: Members, known: Known): Settled {
  const declared = membersOf(screen['state']);
  // Without a source there is nothing to wait for.
  if (Object.keys(membersOf(screen['data'])).length === 0) return { before: {}, after: {} };
  const ready = membersOf(screen['on'])['ready'];
  const list = (isList(ready) ? ready : [ready]).map(membersOf);
  // What stands behind a step that may end the list, or wait, is not done in any case.
  const upTo = list.findIndex((step) => !does('sets', step, known));
  const sure = (upTo < 0 ? list : list.slice(0, upTo)).filter((step) => step['if'] === undefined);
  const entries = sure
    .flatMap((step) => setBy(step, known))
    .flatMap(([path, value]): [string, Json, Json][] => {
      const [, name = '', more] = path.split('.');
      const before = own(declared, name);
      const differs = more === undefined && isPlain(before) && isPlain(value) && before !== value;
      const isAlone = writesTo(path, screen) === 1 && writesTo(path, Object.values(fragments)) === 0;
      return differs && isAlone && !keeps(screen, path) ? [[name, before, value]] : [];
    });
  return {
    before: Object.fromEntries(entries.map(([name, before]) => [name, before])),
    after: Object.fromEntries(entries.map(([name, _before, after]) => [name, after])),
  };
}

/** What is kept may be there before. */
const keeps = (screen: Members, path: string): boolean => {
  const { keep } = screen;
  return isList(keep) && keep.includes(path);
};

/** The tests that hold where an answer is there. */
export const answeredIf = ({ after }: Settled): readonly Members[] =>
  Object.entries(after).map(([name, value]) => ({ [`state.${name}`]: value }));

/** The same factors, where all that is settled is so or none of it. */
export function settling({ after }: Settled, factors: Factors): Factors {
  const settled = factors.list.flatMap(({ path: [root, name = ''] }, index) =>
    root === 'state' && own(after, name) !== undefined ? [index] : [],
  );
  const awaits = (factor: number, row: Row): boolean => settled.includes(factor) && row[factor] !== 0;
  return {
    ...factors,
    awaits,
    agree(row) {
      const none = settled.some((factor) => awaits(factor, row));
      return factors.agree(none ? row.map((choice, at) => (settled.includes(at) ? 1 : choice)) : row);
    },
  };
}

/** Whether nothing is there yet: `alone` where nothing else is other than usual. */
export function waiting({ awaits }: Factors, row: Row): 'no' | 'alone' | 'with more' {
  const others = row.filter((choice, factor) => choice !== 0 && !awaits(factor, row)).length;
  if (!row.some((_choice, factor) => awaits(factor, row))) return 'no';
  return others === 0 ? 'alone' : 'with more';
}
