/**
 * What can be said of tests that stand beside one another: which of them exclude each other, and which values of an
 * enumeration none of them asks for. It must not know whether they belong to widgets or to actions.
 */
import type { Json } from '../../model/json.ts';
import { parsePath } from '../../lib/path.ts';
import { isList, isObject } from '../document.ts';
import { judge, learned, valuesOf } from './judge.ts';
import { learn, resolvePath, type Scope } from './scope.ts';

/** Whether both of two tests can never hold at once; one that never holds at all is another matter. */
function exclude(one: unknown, other: unknown, scope: Scope): boolean {
  const excludes = (first: unknown, second: unknown): boolean =>
    judge(second, learn(scope, learned(first, scope, true))) === 'never';
  const possible = [one, other].every((test) => judge(test, scope) !== 'never');
  return possible && (excludes(one, other) || excludes(other, one));
}

/** More tests than this beside one another are not compared. */
const most = 40;

/** The tests, by their number, that exclude at least one other. */
export function exclusive(tests: readonly unknown[], scope: Scope): readonly number[] {
  const found = new Set<number>();
  if (tests.length > most) return [];
  for (const [index, one] of tests.entries()) {
    for (const [number, other] of tests.entries()) {
      if (number <= index || !isObject(one) || !isObject(other)) continue;
      if (found.has(index) && found.has(number)) continue;
      if (exclude(one, other, scope)) found.add(index).add(number);
    }
  }
  return [...found].sort((one, other) => one - other);
}

/** One path and the values it asks for; `undefined` for a test of any other form. */
function asked(test: unknown): { readonly path: string; readonly values: readonly Json[] } | undefined {
  if (!isObject(test)) return undefined;
  const [member, another] = Object.entries(test).filter(([name]) => name !== '$comment');
  if (member === undefined || another !== undefined) return undefined;
  const [path, condition] = member;
  const values = ['any', 'all', 'not'].includes(path) ? undefined : valuesOf(condition);
  return values === undefined ? undefined : { path, values };
}

/** Whether a test asks about the path at all. */
function mentions(test: unknown, path: string): boolean {
  if (isList(test)) return test.some((part) => mentions(part, path));
  if (!isObject(test)) return false;
  return Object.entries(test).some(
    ([name, part]) => name === path || (['any', 'all', 'not'].includes(name) && mentions(part, path)),
  );
}

export interface Uncovered {
  readonly path: string;
  readonly values: readonly Json[];
  /** The first test that asks for one of the others. */
  readonly index: number;
}

/** The values of enumerations that at least `enough` tests tell apart, each its own, and none asks for. */
export function uncovered(tests: readonly unknown[], enough: number, scope: Scope): readonly Uncovered[] {
  const simple = tests.map(asked);
  const paths = new Set(simple.flatMap((each) => each?.path ?? []));
  return [...paths].flatMap((path): readonly Uncovered[] => {
    const parsed = parsePath(path);
    const found = parsed.ok ? resolvePath(parsed.value, scope) : undefined;
    const possible = found?.kind === 'found' ? (found.type.values ?? found.type.known) : undefined;
    if (possible === undefined || possible.length < 2) return [];
    const here = simple.flatMap((each) => (each?.path === path ? [each.values] : []));
    const all = here.flat();
    const isApart = new Set(all).size === all.length;
    // One that asks about it in another way may be for the rest.
    const other = tests.some((test, index) => simple[index]?.path !== path && mentions(test, path));
    if (here.length < enough || !isApart || other) return [];
    const values = possible.filter((value) => !all.includes(value));
    return values.length === 0
      ? []
      : [{ path, values, index: simple.findIndex((each) => each?.path === path) }];
  });
}
