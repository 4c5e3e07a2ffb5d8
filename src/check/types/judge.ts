/**
 * What can be said of a test before it runs: whether it holds always, never or sometimes, and what is certain where it
 * held or failed. It must not report anything, nor evaluate a test on data.
 */
import type { Json } from '../../model/json.ts';
import { nothing, presence, testMembers } from '../../lib/presence.ts';
import { isList, isObject, type Place } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import { inForce, opposite, pathsOf, type Formula, type InForce } from './formula.ts';
import { blanks, learn, resolvePath, stepsOf, type Fact, type Scope } from './scope.ts';
import { meeting } from './samples.ts';
import { canHold } from './solve.ts';
import { canBe, mayBe, type Type, type TypeKind } from './type.ts';

/** `nowhere`: the tests around it exclude each other, so it is never asked. */
export type Verdict = 'always' | 'never' | 'sometimes' | 'nowhere';

const isLiteral = (value: unknown): boolean => !isObject(value) && !isList(value);
const membersIn = (test: Readonly<Record<string, unknown>>): readonly [string, unknown][] =>
  Object.entries(test).filter(([name]) => name !== '$comment');
const itemsOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

/** The values a condition allows, where it lists them. */
export function valuesOf(condition: unknown): readonly Json[] | undefined {
  if (isList(condition)) return condition as readonly Json[];
  if (isLiteral(condition)) return [condition as Json];
  if (!isObject(condition)) return undefined;
  if ('const' in condition) return [condition['const'] as Json];
  return isList(condition['enum']) ? (condition['enum'] as readonly Json[]) : undefined;
}

/** The kind of value that a word of JSON Schema says something about; for any other it holds. */
export const wordKinds: { readonly [word: string]: TypeKind } = {
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  minLength: 'text',
  maxLength: 'text',
  pattern: 'text',
  format: 'text',
  minItems: 'list',
  maxItems: 'list',
};

/** A test at a place. What cannot be understood holds sometimes: it is reported elsewhere. */
export function judge(test: unknown, scope: Scope): Verdict {
  const formula = formulaOf(test, scope);
  if (formula === undefined) return 'sometimes';
  const around = assumedOf(formula, scope).map((each) => each.formula);
  if (!canHold([...around, formula])) return canHold(around) ? 'never' : 'nowhere';
  return canHold([...around, opposite(formula)]) ? 'sometimes' : 'always';
}

/** The name that a path begins with. */
function rootOf(path: string): string {
  const dot = path.indexOf('.');
  const root = dot === -1 ? path : path.slice(0, dot);
  const bracket = root.indexOf('[');
  return bracket === -1 ? root : root.slice(0, bracket);
}

/** What is certain here, as far as it says something of the same data. */
export function assumedOf(formula: Formula, { held = [] }: Scope): readonly InForce[] {
  if (held.length === 0) return held;
  const roots = new Set(pathsOf(formula).map(rootOf));
  return held.filter(({ paths }) => paths.some((path) => roots.has(rootOf(path))));
}

const joints: ReadonlySet<string> = new Set(['any', 'all', 'not']);

/** Each test is asked several times where it stands: whether it holds, which of its members do, what is certain after it. */
const read = new WeakMap<Scope, WeakMap<object, { readonly formula: Formula | undefined }>>();

/** What a test says; `undefined` where it cannot be understood as a whole. */
export function formulaOf(test: unknown, scope: Scope): Formula | undefined {
  if (!isObject(test)) return undefined;
  const here = read.get(scope) ?? new WeakMap<object, { readonly formula: Formula | undefined }>();
  read.set(scope, here);
  const before = here.get(test);
  if (before !== undefined) return before.formula;
  const formula = readTest(test, scope);
  here.set(test, { formula });
  return formula;
}

function readTest(test: Readonly<Record<string, unknown>>, scope: Scope): Formula | undefined {
  const members = membersIn(test);
  const [first] = members;
  if (first === undefined) return undefined;
  const [name, part] = first;
  if (members.length === 1 && joints.has(name)) {
    if (name === 'not') {
      const inner = formulaOf(part, scope);
      return inner === undefined ? undefined : opposite(inner);
    }
    const parts = itemsOf(part).map((each) => formulaOf(each, scope));
    if (parts.length === 0 || parts.includes(undefined)) return undefined;
    return { kind: name === 'any' ? 'any' : 'all', parts: parts.filter((each) => each !== undefined) };
  }
  const parts = testMembers(test).map(({ path, condition }) => conditionOf(path, condition, scope));
  if (parts.length === 0 || parts.includes(undefined)) return undefined;
  return { kind: 'all', parts: parts.filter((each) => each !== undefined) };
}

function conditionOf(name: string, condition: unknown, scope: Scope): Formula | undefined {
  const path = parsePath(name);
  const steps = path.ok ? stepsOf(path.value, scope) : undefined;
  return steps === undefined ? undefined : { kind: 'condition', steps, condition, held: true };
}

/** Where a test held, or did not: what is certain of paths, and the test itself. */
export function assume(scope: Scope, test: unknown, held: boolean, place?: Place): Scope {
  const formula = formulaOf(test, scope);
  const within = learn(scope, learned(test, scope, held));
  if (formula === undefined) return within;
  const assumption = inForce(held ? formula : opposite(formula), held, place);
  return { ...within, held: [...(scope.held ?? []), assumption] };
}

function factOf(condition: unknown, type: Type, held: boolean): Fact | undefined {
  if (condition === presence) {
    if (held) return { present: true, excluded: nothing };
    // Missing, or there and nothing; an empty list is like no other value.
    if (mayBe(type, 'list')) return undefined;
    return { present: false, values: nothing.filter((value) => value !== null && canBe(type, value)) };
  }
  const values = valuesOf(condition);
  const meets = meeting(condition);
  const excluded = isObject(condition) ? blanks.filter((value) => meets({ value }) === false) : undefined;
  if (held) return { present: values?.includes(null) !== true, values, excluded };
  return values === undefined ? undefined : { present: false, excluded: values };
}

/** What is certain of paths where a test held, or where it did not. */
export function learned(test: unknown, scope: Scope, held: boolean): readonly (readonly [string, Fact])[] {
  if (!isObject(test)) return [];
  const members = membersIn(test);
  const [first] = members;
  if (first === undefined) return [];
  const [name, part] = first;
  if (members.length === 1) {
    if (name === 'not') return learned(part, scope, !held);
    if (name === 'all') return held ? itemsOf(part).flatMap((each) => learned(each, scope, true)) : [];
    if (name === 'any')
      return held
        ? alternatives(itemsOf(part), scope)
        : itemsOf(part).flatMap((each) => learned(each, scope, false));
  }
  // Several together failed: which of them is not known.
  const entries = testMembers(test);
  if (!held && entries.length > 1) return [];
  return entries.flatMap(({ path, condition }) => {
    const parsed = parsePath(path);
    const found = parsed.ok ? resolvePath(parsed.value, scope) : undefined;
    if (found?.kind !== 'found') return [];
    const fact = factOf(condition, found.type, held);
    if (fact === undefined) return [];
    // What is there stands in something that is there.
    const around = fact.present && parsed.ok ? (stepsOf(parsed.value, scope)?.slice(0, -1) ?? []) : [];
    const isTrue = held && isOnlyTrue(condition);
    const brought = isTrue ? (found.type.brings ?? []).map((other) => besides(found.path, other)) : [];
    const there = [...around.map((step) => step.path), ...brought];
    return [...there.map((each) => [each, { present: true }] as const), [found.path, fact] as const];
  });
}

/** Also as the row of a table is named, which stands for the word as well. */
const isOnlyTrue = (condition: unknown): boolean =>
  condition === true || (isList(condition) && condition.includes(true) && condition.every(isTrueNamed));

const isTrueNamed = (value: unknown): boolean => value === true || value === 'true';

/** `commit.needValid` and a name: the member of that name beside it. */
const besides = (path: string, name: string): string => path.replace(/[^.]+$/, () => name);

/** What every alternative says. */
function alternatives(tests: readonly unknown[], scope: Scope): readonly (readonly [string, Fact])[] {
  const [first, ...others] = tests.map((test) => new Map(learned(test, scope, true)));
  return [...(first ?? [])].flatMap(([path, fact]) => {
    const facts = others.map((other) => other.get(path));
    if (!fact.present || !facts.every((other) => other?.present === true)) return [];
    const values = facts.reduce<readonly Json[] | undefined>(
      (all, other) =>
        all === undefined || other?.values === undefined ? undefined : [...all, ...other.values],
      fact.values,
    );
    return [[path, { present: true, values }] as const];
  });
}
