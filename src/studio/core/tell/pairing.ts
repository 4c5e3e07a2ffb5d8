/** Which part of one list is which of another: the same, changed, moved, new or gone. It must not know what a part says. */
import { equal } from '../../../lib/test.ts';
import { membersOf } from '../../../check/document/document.ts';

export interface Pair {
  readonly before: unknown;
  readonly now: unknown;
}

export interface Pairing {
  /** Those that stay one part, in the order of now. */
  readonly pairs: readonly Pair[];
  readonly gone: readonly unknown[];
  readonly come: readonly unknown[];
  /** Of the pairs, those that others have not merely made room for. */
  readonly moved: readonly Pair[];
}

/** How much of a part is the same: its members, and more for what names it. */
function likeness(one: unknown, other: unknown): number {
  if (equal(one, other)) return Infinity;
  const [before, now] = [membersOf(one), membersOf(other)];
  if (before['type'] !== now['type']) return 0;
  if (before['id'] !== undefined && before['id'] === now['id']) return 100;
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((name) => name !== 'type');
  const same = names.filter((name) => equal(before[name], now[name])).length;
  return 1 + same;
}

/** The longest run of indexes that only grows: who is in it has not moved. */
function growing(indexes: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const index of indexes) {
    const before = best.filter((run) => (run.at(-1) ?? -1) < index);
    const longest = before.reduce<readonly number[]>((one, run) => (run.length > one.length ? run : one), []);
    best.push([...longest, index]);
  }
  return new Set(best.reduce<readonly number[]>((one, run) => (run.length > one.length ? run : one), []));
}

export function paired(before: readonly unknown[], now: readonly unknown[]): Pairing {
  const scores = now
    .flatMap((one, to) => before.map((other, from) => ({ from, to, score: likeness(other, one) })))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || Math.abs(a.from - a.to) - Math.abs(b.from - b.to));
  const byNow = new Map<number, number>();
  const taken = new Set<number>();
  for (const { from, to } of scores) {
    if (byNow.has(to) || taken.has(from)) continue;
    byNow.set(to, from);
    taken.add(from);
  }
  const kept = [...byNow].sort(([a], [b]) => a - b);
  const still = growing(kept.map(([, from]) => from));
  const pair = ([to, from]: readonly [number, number]): Pair => ({ before: before[from], now: now[to] });
  return {
    pairs: kept.map(pair),
    moved: kept.filter(([, from]) => !still.has(from)).map(pair),
    gone: before.filter((_, index) => !taken.has(index)),
    come: now.filter((_, index) => !byNow.has(index)),
  };
}
