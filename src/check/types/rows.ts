/**
 * What the names of a table's rows stand for, by what the matched value can be. It must not know what the rows hold, nor
 * report anything.
 */
import type { Json } from '../../model/json.ts';
import { matchedPath, valuesNamed, type Way } from '../walk/ways.ts';
import { assume } from './judge.ts';
import { resolvePath, type Scope } from './scope.ts';
import { anything, kindOf, mayBe, type Type } from './type.ts';
import { parsePath } from '../document/parsed.ts';

/** What the matched value can be here. */
export function matchedType(match: unknown, scope: Scope): Type {
  const path = matchedPath(match);
  const parsed = path === undefined ? undefined : parsePath(path);
  const found = parsed?.ok === true ? resolvePath(parsed.value, scope) : undefined;
  return found?.kind === 'found' ? found.type : anything;
}

/** The values of its own kind that are written as a row's name; the text itself where there is none. */
export function namedIn(match: unknown, scope: Scope): (name: string) => readonly Json[] {
  const type = matchedType(match, scope);
  return (name) => {
    const values = valuesNamed(name);
    const fitting = values.filter((value) => {
      const kind = kindOf(value);
      return kind !== undefined && mayBe(type, kind);
    });
    return fitting.length === 0 ? values.slice(0, 1) : fitting;
  };
}

/**
 * What the actions or props of a way may rely on. Rows exclude each other by themselves; only what is for the rest knows that
 * the value is none of theirs.
 */
export function inWay(way: Way, ways: readonly Way[], match: unknown, scope: Scope): Scope {
  if (way.test !== undefined) return assume(scope, way.test, true);
  const path = matchedPath(match);
  const named = namedIn(match, scope);
  const values = ways.flatMap(({ row }) => (row === undefined ? [] : named(row)));
  return path === undefined ? scope : assume(scope, { [path]: values }, false);
}
