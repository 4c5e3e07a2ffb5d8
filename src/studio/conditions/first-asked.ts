/** What one would ask of data by its kind: the questions there are, the likely ones first. It must not know how they are chosen. */
import type { Json } from '../../model/json.ts';
import type { DataKind } from './paths.ts';
import { limits, type Asked, type Limit } from './rules.ts';

const isNumber = (kind: DataKind | undefined): boolean => kind === 'number' || kind === 'money';

/**
 * Data of which the values are known is asked for one of them, which the person has yet to choose: any that stood there already would be
 * a condition that nobody meant. An amount is asked for its size, what is free whether it is there.
 */
export function firstAsked(kind: DataKind | undefined, [choice]: readonly Json[]): Asked {
  if (kind === 'flag') return { kind: 'one-of', values: [true] };
  if (choice !== undefined) return { kind: 'one-of', values: [] };
  if (isNumber(kind)) return { kind: 'limit', word: 'exclusiveMinimum', value: 0 };
  return { kind: 'there' };
}

const ofValue = ['one-of', 'none-of'] as const;
const ofPresence = ['there', 'missing'] as const;

/** The questions in the order in which they are offered. */
export function askedOf(kind: DataKind | undefined, now: Asked): readonly (Asked['kind'] | Limit)[] {
  const other = now.kind === 'other' ? (['other'] as const) : [];
  if (kind === 'object' || kind === 'list') return [...ofPresence, ...other];
  const bySize = isNumber(kind) || now.kind === 'limit' ? limits : [];
  return [...bySize, ...ofValue, ...ofPresence, ...other];
}
