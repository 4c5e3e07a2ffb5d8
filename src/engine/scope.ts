/**
 * Names that a string of a definition can see, at compile time (docs/language.md, Paths and roots): the screen's roots, the items of the
 * repeats around it, the parameters of the fragment it stands in. There is no implicit lookup.
 */
import type { Path } from '../lib/path.ts';
import type { DataPath, Expression, Read } from './expression.ts';
import type { HomePlan, RepeatPlan, TestExpression } from './plan.ts';

export type Binding =
  | { readonly kind: 'path'; readonly path: DataPath }
  | { readonly kind: 'expression'; readonly expression: Expression };

/** Those of a place, and behind them those of the place around it: none is copied, for a screen has many places. */
export type Names = Pick<ReadonlyMap<string, Binding>, 'get'>;

export interface Scope {
  readonly names: Names;
  /** Tests of the widgets around this place. */
  readonly tests: readonly TestExpression[];
  /** The repeats around this place, by their number. */
  readonly repeats: readonly RepeatPlan[];
  /** The use of a fragment with state that this place belongs to. */
  readonly home?: HomePlan | undefined;
}

export type Target =
  | { readonly kind: 'path'; readonly path: DataPath }
  | { readonly kind: 'expression'; readonly expression: Expression; readonly rest: Path };

const before = (around: Names, own: Iterable<readonly [string, Binding]>): Names => {
  const names = new Map(own);
  return { get: (name) => names.get(name) ?? around.get(name) };
};

export function screenScope(roots: Iterable<string>): Scope {
  const names = new Map<string, Binding>();
  for (const root of roots) names.set(root, { kind: 'path', path: [root] });
  return { names, tests: [], repeats: [] };
}

/** The scope inside a repeat: `as` is the item, `<as>Number` its number from 1. */
export function repeatScope(scope: Scope, as: string, repeat: RepeatPlan): Scope {
  const { list, slot } = repeat;
  const number = { reads: [], evaluate: (read: Read): number => Number(read([slot])) + 1 };
  const names = before(scope.names, [
    [as, { kind: 'path', path: [...list, slot] }],
    [`${as}Number`, { kind: 'expression', expression: number }],
  ]);
  return { ...scope, names, repeats: [...scope.repeats, repeat] };
}

/** The scope inside a fragment: only its parameters and what every place sees. */
export function fragmentScope(
  scope: Scope,
  shared: readonly string[],
  parameters: ReadonlyMap<string, Binding>,
): Scope {
  const names = new Map<string, Binding>();
  for (const name of shared) {
    const binding = scope.names.get(name);
    if (binding !== undefined) names.set(name, binding);
  }
  for (const [name, binding] of parameters) names.set(name, binding);
  return { ...scope, names };
}

/** What an author's `id` is called in the plan: each use of a fragment with state has its own. */
export const homeId = (home: HomePlan | undefined, id: string): string =>
  home === undefined ? id : `${home.place.replace(/\./g, '-')}--${id}`;

/** The scope inside a use of a fragment with state: `paths` by the names that it has of its own. */
export function homeScope(scope: Scope, home: HomePlan, paths: Iterable<readonly [string, DataPath]>): Scope {
  const own = Array.from(paths, ([name, path]) => [name, { kind: 'path', path } as const] as const);
  const names = before(scope.names, own);
  return { ...scope, names, home };
}

/** Adds a name, e.g. `event` inside an action list. */
export function withName(scope: Scope, name: string): Scope {
  return { ...scope, names: before(scope.names, [[name, { kind: 'path', path: [name] }]]) };
}

/** Adds names that stand for what is found in other data. */
export function withExpressions(
  scope: Scope,
  expressions: Iterable<readonly [name: string, expression: Expression]>,
): Scope {
  const own = Array.from(
    expressions,
    ([name, expression]) => [name, { kind: 'expression', expression } as const] as const,
  );
  return { ...scope, names: before(scope.names, own) };
}

/** Where a path leads from here, or `undefined` when its first name is not known. */
export function resolve(scope: Scope, path: Path): Target | undefined {
  const [root, ...rest] = path;
  const binding = root === undefined ? undefined : scope.names.get(root);
  if (binding === undefined) return undefined;
  if (binding.kind === 'path') return { kind: 'path', path: [...binding.path, ...rest] };
  return { kind: 'expression', expression: binding.expression, rest };
}
