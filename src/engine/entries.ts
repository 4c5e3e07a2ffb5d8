/**
 * The keys of a repeat's entries: what tells one entry from another when a list comes anew. It must not know who draws
 * the entries, nor what is kept for them.
 */
import { readPath } from '../lib/path.ts';
import type { RepeatPlan } from './plan.ts';

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
