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

interface Run {
  readonly indexes: readonly number[];
  readonly weight: number;
}

const longer = (one: Run, other: Run): Run => (other.weight > one.weight ? other : one);
const none: Run = { indexes: [], weight: 0 };

/** The longest run of indexes that only grows: who is in it has not moved. @param weigh of as long ones the heavier one. */
function growing(indexes: readonly number[], weigh: (index: number) => number): ReadonlySet<number> {
  const best: Run[] = [];
  for (const index of indexes) {
    const before = best.filter((run) => (run.indexes.at(-1) ?? -1) < index);
    const { indexes: run, weight } = before.reduce(longer, none);
    best.push({ indexes: [...run, index], weight: weight + 1 + weigh(index) });
  }
  return new Set(best.reduce(longer, none).indexes);
}

/** @param isLight of two that changed places the other one has moved: nobody could tell which line it is. */
export function paired(
  before: readonly unknown[],
  now: readonly unknown[],
  isLight: (part: unknown) => boolean = () => false,
): Pairing {
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
  const lighter = 1 / (before.length + 1);
  const still = growing(
    kept.map(([, from]) => from),
    (from) => (isLight(before[from]) ? lighter : 0),
  );
  const pair = ([to, from]: readonly [number, number]): Pair => ({ before: before[from], now: now[to] });
  return {
    pairs: kept.map(pair),
    moved: kept.filter(([, from]) => !still.has(from)).map(pair),
    gone: before.filter((_, index) => !taken.has(index)),
    come: now.filter((_, index) => !byNow.has(index)),
  };
}
