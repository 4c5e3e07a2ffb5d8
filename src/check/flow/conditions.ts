/** What a test asks that must hold together, and whether two tests can hold at once. It must not know data. */
import { testMembers } from '../../lib/presence.ts';
import { isList, isObject } from '../document/document.ts';

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

/** Whether both can hold of one value. */
export function agree(one: Condition, other: Condition): boolean {
  if (one.path !== other.path) return true;
  if (same(one.asks, other.asks)) return one.holds === other.holds;
  if (!one.holds || !other.holds || isObject(one.asks) || isObject(other.asks)) return true;
  return valuesOf(one.asks).some((value) => valuesOf(other.asks).includes(value));
}

/** Whether never both hold. */
export const excludes = (one: unknown, other: unknown): boolean =>
  conditionsOf(one).some((a) => conditionsOf(other).some((b) => !agree(a, b)));
