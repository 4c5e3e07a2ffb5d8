/**
 * What a repeat has to know of its list: how many entries there are and what they are called. An entry that changed draws
 * itself, so that a change within one looks through the list and draws nothing of it. It must not know who draws the entries.
 */
import { keysOf, orderedBy } from '../engine/entries.ts';
import { statusOf } from '../engine/inner.ts';
import type { RepeatPlan } from '../engine/plan.ts';
import type { Screen } from '../engine/screen.ts';
import type { Path } from '../lib/path.ts';

export interface Entries {
  /** Its sources are on their way. */
  readonly waiting: boolean;
  /** Of the first ones, as many as are drawn; `undefined`: there is no list. */
  readonly keys: readonly string[] | undefined;
  /** Which entry of the list each of them is; without it, they are the first ones. */
  readonly order: readonly number[] | undefined;
  /** Of the whole list. */
  readonly length: number;
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

const areEqual = (a: readonly unknown[] | undefined, b: readonly unknown[] | undefined): boolean =>
  a === b || (a?.length === b?.length && a?.every((item, index) => item === b?.[index]) === true);

export function createEntries(screen: Screen, place: string, each: RepeatPlan, path: Path) {
  const { store } = screen;
  const paths = [path, ...each.sources.map(statusOf)];
  let of: unknown;
  let keys: readonly string[] | undefined;
  let order: readonly number[] | undefined;
  let last: Entries | undefined;

  function keysNow(list: unknown, drawn: number): readonly string[] | undefined {
    if (!Array.isArray(list)) return undefined;
    const count = Math.min(drawn, list.length);
    if (keys?.length === count && (list === of || (each.key ?? each.sort) === undefined)) return keys;
    const shown = count === list.length || each.sort ? list : list.slice(0, count);
    const next = keysOf(shown as readonly unknown[], each, (key) =>
      screen.report('repeated-key', place, key),
    );
    if (each.sort === undefined) return areEqual(keys, next) ? keys : next;
    const nextOrder = orderedBy(shown as readonly unknown[], each.sort).slice(0, count);
    const sorted = nextOrder.map((index) => next[index] ?? '');
    if (areEqual(order, nextOrder) && areEqual(keys, sorted)) return keys;
    order = nextOrder;
    return sorted;
  }

  return {
    subscribe: (listener: () => void) => store.subscribe(paths, listener),
    length: () => lengthOf(store.read(path)),
    /** The same object as before where nothing of it has changed. */
    now(drawn: number): Entries {
      const list = store.read(path);
      keys = keysNow(list, drawn);
      of = list;
      const waiting = each.sources.some((name) => screen.isLoading(name));
      const length = lengthOf(list);
      if (last?.keys !== keys || last?.waiting !== waiting || last.length !== length)
        last = { keys, order, waiting, length };
      return last;
    },
  };
}
