/**
 * The keys of a repeat's entries: what tells one entry from another when a list comes anew; and the order they are drawn in.
 * It must not know who draws the entries, nor what is kept for them.
 */
import { readPath } from '../lib/path.ts';
import type { Order, RepeatPlan } from './plan.ts';

/** The key where an entry is only a placeholder; no entry has it. */
export const blankKey = '';

/** Keys of the items: by the declared path where each has its own, else by number. */
export function keysOf(
  list: readonly unknown[],
  { key: path }: RepeatPlan,
  repeated: (key: string) => void = () => undefined,
): readonly string[] {
  if (path === undefined) return list.map((_, index) => String(index));
  const seen = new Set<string>();
  return list.map((item, index) => {
    const value = readPath(item, path);
    const key = typeof value === 'string' || typeof value === 'number' ? `k${value}` : `n${index}`;
    if (!seen.has(key)) {
      seen.add(key);
      return key;
    }
    repeated(key);
    return `${key}~${index}`;
  });
}

/** The numbers of the entries in their order: those that cannot be ordered last, equal ones as they come. */
export function orderedBy(list: readonly unknown[], { path, descending }: Order): readonly number[] {
  const values = list.map((item) => readPath(item, path));
  const rank = (value: unknown): number => ['number', 'string'].indexOf(typeof value) & 3;
  const compare = (a: unknown, b: unknown): number => {
    const by = rank(a) - rank(b);
    if (by !== 0 || rank(a) === 3 || a === b) return by;
    return (a as string) < (b as string) === descending ? 1 : -1;
  };
  return [...list.keys()].sort((a, b) => compare(values[a], values[b]));
}
