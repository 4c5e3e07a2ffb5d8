/**
 * Tables by a value: the row whose name is the value as text, else the row for all others (docs/language.md, "match").
 * It must not know what the rows hold.
 */
import { parseTemplate } from '../lib/template.ts';
import { compileString } from './compile-expression.ts';
import type { Expression } from './expression.ts';
import type { Table } from './plan.ts';
import type { Scope } from './scope.ts';
import type { Workshop } from './workshop.ts';

/** The name of the row that a value has: a text, a number or a flag; anything else, and what is missing, has none. */
function nameOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

export function rowOf<T>({ rows, otherwise }: Table<T>, value: unknown): T {
  const name = nameOf(value);
  return name !== undefined && rows.has(name) ? (rows.get(name) as T) : otherwise;
}

/** The value that decides: exactly one tag. Anything else is reported, and is missing. */
export function compileMatched(match: unknown, scope: Scope, shop: Workshop, place: string): Expression {
  const template = typeof match === 'string' ? parseTemplate(match) : undefined;
  if (typeof match === 'string' && template?.ok === true && template.value.kind === 'tag')
    return compileString(match, scope, shop);
  shop.problem('bad-definition', place, `match ${String(match)}`);
  return { reads: [], evaluate: () => undefined };
}

/** The rows of a table by name; what is none has no rows. */
export const rowsIn = (is: unknown): readonly (readonly [name: string, row: unknown])[] =>
  typeof is === 'object' && is !== null && !Array.isArray(is)
    ? Object.entries(is).filter(([name]) => name !== '$comment')
    : [];
