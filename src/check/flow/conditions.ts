/** What a test asks that must hold together, and whether two tests can hold at once. It must not know data. */
import { testMembers } from '../../lib/presence.ts';
import { isList, isObject, own, type Place } from '../document/document.ts';
import { waysOf } from '../walk/ways.ts';

/** A condition on a path, and whether it has to hold. */
export interface Condition {
  readonly path: string;
  readonly asks: unknown;
  readonly holds: boolean;
}

/** Of alternatives nothing is certain. */
export function conditionsOf(test: unknown, holds = true): readonly Condition[] {
  if (!isObject(test)) return [];
  const { not, all, any } = test;
  if (not !== undefined) return conditionsOf(not, !holds);
  if (all !== undefined || any !== undefined) {
    const parts = holds ? all : any;
    return isList(parts) ? parts.flatMap((part) => conditionsOf(part, holds)) : [];
  }
  const members = testMembers(test);
  return holds || members.length === 1
    ? members.map(({ path, condition }) => ({ path, asks: condition, holds }))
    : [];
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const valuesOf = (asks: unknown): readonly unknown[] => (isList(asks) ? asks : [asks]);

type Span = readonly [least: number, most: number];

/** The numbers that are asked for; `undefined` where something else is. */
function spanOf(asks: unknown): Span | undefined {
  if (typeof asks === 'number') return [asks, asks];
  if (!isObject(asks)) return undefined;
  const limit = (name: string, otherwise: number): number =>
    typeof asks[name] === 'number' ? asks[name] : otherwise;
  const least = Math.max(limit('minimum', -Infinity), limit('exclusiveMinimum', -Infinity));
  const most = Math.min(limit('maximum', Infinity), limit('exclusiveMaximum', Infinity));
  return least === -Infinity && most === Infinity ? undefined : [least, most];
}

const areApart = (one: Span | undefined, other: Span | undefined): boolean =>
  one !== undefined && other !== undefined && (one[1] < other[0] || other[1] < one[0]);

/** Whether both can hold of one value. */
export function agree(one: Condition, other: Condition): boolean {
  if (one.path !== other.path) return true;
  if (same(one.asks, other.asks)) return one.holds === other.holds;
  if (!one.holds || !other.holds) return true;
  if (isObject(one.asks) || isObject(other.asks)) return !areApart(spanOf(one.asks), spanOf(other.asks));
  return valuesOf(one.asks).some((value) => valuesOf(other.asks).includes(value));
}

/** Whether never both hold. */
export const excludes = (one: unknown, other: unknown): boolean =>
  conditionsOf(one).some((a) => conditionsOf(other).some((b) => !agree(a, b)));

/** What must hold for an action to run, as far as the entries that hold it say. */
export function conditionsAt({ document, pointer }: Place): readonly Condition[] {
  const found: Condition[] = [];
  let value: unknown = document.value;
  for (const [index, step] of pointer.entries()) {
    const ways = waysOf(value) ?? [];
    const taken = ways.findIndex(({ at }) => at.every((each, depth) => pointer[index + depth] === each));
    if (taken !== -1) {
      found.push(...ways.slice(0, taken).flatMap(({ test }) => conditionsOf(test, false)));
      found.push(...conditionsOf(ways[taken]?.test));
    }
    value = isList(value) ? value[Number(step)] : isObject(value) ? own(value, String(step)) : undefined;
  }
  return isObject(value) ? [...found, ...conditionsOf(value['if'])] : found;
}
