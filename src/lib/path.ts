/**
 * Paths into JSON: the one function that reads and the one that writes them. Own properties only, prototype names
 * refused when parsed and again when run (docs/language.md, Paths and roots). It must not know stores, scopes or definitions.
 */
import type { Result } from './result.ts';
import { failure, success } from './result.ts';

export type Path = readonly string[];
export type PathError = 'empty-name' | 'forbidden-name' | 'bad-name';

/** Names that would reach a prototype; refused in paths, as keys of read data and as parameter names. */
const forbidden = new Set(['__proto__', 'prototype', 'constructor']);
const nameShape = /^(?:[A-Za-z_][\w-]*|\d{1,9})$/;
const indexShape = /^\d{1,9}$/;

export const isSafeName = (name: string): boolean => !forbidden.has(name);

/** Splits `root.field.0` into its names. */
export function parsePath(text: string): Result<Path, PathError> {
  const names = text.split('.');
  for (const name of names) {
    if (name === '') return failure('empty-name');
    if (forbidden.has(name)) return failure('forbidden-name');
    if (!nameShape.test(name)) return failure('bad-name');
  }
  return success(names);
}

/** One step of a path; `undefined` where the value has no own property (or, for a list, no item) of that name. */
export function readStep(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || forbidden.has(name)) return undefined;
  if (Array.isArray(value)) return indexShape.test(name) ? (value as unknown[])[Number(name)] : undefined;
  return Object.prototype.hasOwnProperty.call(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** The value at the path, from its step `from` on, or `undefined` where any step is missing. */
export function readPath(value: unknown, path: Path, from = 0): unknown {
  let current = value;
  for (let at = from; at < path.length && current !== undefined; at += 1)
    current = readStep(current, path[at] ?? '');
  return current;
}

/**
 * A copy of `value` with `next` at the path; everything beside the path keeps its identity. Missing objects on the
 * way are made; a list takes an index up to its length. A path with a forbidden name, or one that would go through a
 * list by name, leaves the value as it is.
 */
export function writePath(value: unknown, path: Path, next: unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  if (forbidden.has(name)) return value;
  if (Array.isArray(value)) {
    const index = indexShape.test(name) ? Number(name) : -1;
    if (index < 0 || index > value.length) return value;
    const copy: unknown[] = value.slice();
    copy[index] = writePath(copy[index], rest, next);
    return copy;
  }
  const base = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  return { ...base, [name]: writePath(readStep(base, name), rest, next) };
}
