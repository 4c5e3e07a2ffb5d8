/**
 * What can be said of tests that stand beside one another: which values of an enumeration none of them asks for. It must not know whether they belong to widgets or to actions.
 */
import type { Json } from '../../model/json.ts';
import { testMembers } from '../../lib/presence.ts';
import { isList, isObject } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { valuesOf } from './judge.ts';
import { resolvePath, type Scope } from './scope.ts';

/** One path and the values it asks for; `undefined` for a test of any other form. */
export function asked(
  test: unknown,
): { readonly path: string; readonly values: readonly Json[] } | undefined {
  if (!isObject(test)) return undefined;
  const [member, another] = testMembers(test);
  if (member === undefined || another !== undefined) return undefined;
  const { path, condition } = member;
  const values = ['any', 'all', 'not'].includes(path) ? undefined : valuesOf(condition);
  return values === undefined || values.length === 0 ? undefined : { path, values };
}

/** Whether a test asks about the path at all. */
function mentions(test: unknown, path: string): boolean {
  if (isList(test)) return test.some((part) => mentions(part, path));
  if (!isObject(test)) return false;
  return testMembers(test).some(
    ({ path: name, condition }) =>
      name === path || (['any', 'all', 'not'].includes(name) && mentions(condition, path)),
  );
}

export interface Uncovered {
  readonly path: string;
  readonly values: readonly Json[];
  /** The first test that asks for one of the others. */
  readonly index: number;
}

/** The values that a test asks for at a path, whatever else it asks for besides. */
function askedAmong(test: unknown, path: string): readonly Json[] | undefined {
  if (!isObject(test)) return undefined;
  for (const { path: name, condition } of testMembers(test)) {
    if (name === path) return valuesOf(condition);
    const inner = name === 'all' && isList(condition) ? condition : [];
    const [found] = inner.flatMap((part) => askedAmong(part, path) ?? []);
    if (found !== undefined) return inner.flatMap((part) => askedAmong(part, path) ?? []);
  }
  return undefined;
}

/** Values that one test asks for only together with something else, where another asks for its fellows alone. */
export function halfAsked(tests: readonly unknown[]): readonly Uncovered[] {
  const simple = tests.map(asked);
  const paths = new Set(simple.flatMap((each) => each?.path ?? []));
  return [...paths].flatMap((path): readonly Uncovered[] => {
    const alone = simple.flatMap((each, index) => (each?.path === path ? [{ ...each, index }] : []));
    const all = alone.flatMap(({ values }) => values);
    return tests.flatMap((test, index): readonly Uncovered[] => {
      const values = simple[index]?.path === path ? undefined : askedAmong(test, path);
      const left = values?.filter((value) => !all.includes(value)) ?? [];
      const fellow = alone.find((each) => each.values.some((value) => values?.includes(value) === true));
      return left.length === 0 || fellow === undefined ? [] : [{ path, values: left, index: fellow.index }];
    });
  });
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
