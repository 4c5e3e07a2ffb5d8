/**
 * What can be said of a test before it runs: whether it holds always, never or sometimes, and what is certain where it
 * held or failed. It must not report anything, nor evaluate a test on data.
 */
import type { Json } from '../../model/json.ts';
import { parsePath } from '../../lib/path.ts';
import { nothing, presence, testMembers } from '../../lib/presence.ts';
import { isList, isObject } from '../document/document.ts';
import { resolvePath, type Fact, type Scope } from './scope.ts';
import { kindOf, mayBe, type Type, type TypeKind } from './type.ts';

export type Verdict = 'always' | 'never' | 'sometimes';

const isLiteral = (value: unknown): boolean => !isObject(value) && !isList(value);
const membersOf = (test: Readonly<Record<string, unknown>>): readonly [string, unknown][] =>
  Object.entries(test).filter(([name]) => name !== '$comment');
const listOf = (value: unknown): readonly unknown[] => (isList(value) ? value : []);

/** The values a condition allows, where it lists them. */
export function valuesOf(condition: unknown): readonly Json[] | undefined {
  if (isList(condition)) return condition as readonly Json[];
  if (isLiteral(condition)) return [condition as Json];
  if (!isObject(condition)) return undefined;
  if ('const' in condition) return [condition['const'] as Json];
  return isList(condition['enum']) ? (condition['enum'] as readonly Json[]) : undefined;
}

/** Whether a value of the type can be this literal. */
export function canBe(type: Type, value: Json): boolean {
  if (value === null) return type.kinds === undefined || type.absent;
  const kind = kindOf(value);
  if (kind === undefined) return true;
  if (!mayBe(type, kind)) return false;
  const possible = type.values ?? type.known;
  return possible === undefined || possible.includes(value);
}

const typeNames: { readonly [name: string]: TypeKind } = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
};

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

/** A value that is there, against a condition; whether it is there is the caller's business. */
function judgeCondition(type: Type, condition: unknown): Verdict {
  const values = valuesOf(condition);
  if (values !== undefined) {
    if (!values.some((value) => canBe(type, value))) return 'never';
    return type.values?.every((value) => values.includes(value)) === true ? 'always' : 'sometimes';
  }
  if (!isObject(condition)) return 'sometimes';
  return conjunction(membersOf(condition).map(([word, limit]) => judgeWord(type, word, limit)));
}

function judgeWord(type: Type, word: string, limit: unknown): Verdict {
  if (word === 'not') return opposite(judgeCondition(type, limit));
  if (word === 'type') {
    const wanted = (isList(limit) ? limit : [limit]).flatMap((name) => typeNames[String(name)] ?? []);
    if (type.kinds === undefined || limit === 'null' || (isList(limit) && limit.includes('null')))
      return 'sometimes';
    if (!mayBe(type, ...wanted)) return 'never';
    // Numbers may have decimals.
    return limit !== 'integer' && type.kinds.every((kind) => wanted.includes(kind)) ? 'always' : 'sometimes';
  }
  return 'sometimes';
}

const opposite = (verdict: Verdict): Verdict =>
  verdict === 'always' ? 'never' : verdict === 'never' ? 'always' : 'sometimes';

const conjunction = (verdicts: readonly Verdict[]): Verdict =>
  verdicts.includes('never')
    ? 'never'
    : verdicts.every((verdict) => verdict === 'always')
      ? 'always'
      : 'sometimes';

const disjunction = (verdicts: readonly Verdict[]): Verdict => opposite(conjunction(verdicts.map(opposite)));

/** One member of a test: a path and its condition. */
function judgeEntry(name: string, condition: unknown, scope: Scope): Verdict {
  const path = parsePath(name);
  const found = path.ok ? resolvePath(path.value, scope) : undefined;
  if (found?.kind !== 'found') return 'sometimes';
  const verdict = judgeCondition(found.type, condition);
  // A test may stand there to wait for a source; it says nothing only where another has waited already.
  const waits = found.loads === true && scope.facts.get(found.path)?.present !== true;
  return verdict === 'always' && (found.type.absent || waits) ? 'sometimes' : verdict;
}

/** A test at a place. What cannot be understood holds sometimes: it is reported elsewhere. */
export function judge(test: unknown, scope: Scope): Verdict {
  if (!isObject(test)) return 'sometimes';
  const members = membersOf(test);
  const [first] = members;
  if (first === undefined) return 'sometimes';
  const [name, part] = first;
  if (members.length === 1) {
    if (name === 'not') return opposite(judge(part, scope));
    if (name === 'all') return conjunction(listOf(part).map((each) => judge(each, scope)));
    if (name === 'any') return disjunction(listOf(part).map((each) => judge(each, scope)));
  }
  const entries = testMembers(test);
  if (entries.length === 0) return 'sometimes';
  return conjunction(entries.map(({ path, condition }) => judgeEntry(path, condition, scope)));
}

function factOf(condition: unknown, type: Type, held: boolean): Fact | undefined {
  if (condition === presence) {
    if (held) return { present: true, excluded: nothing };
    // Missing, or there and nothing; an empty list is like no other value.
    if (mayBe(type, 'list')) return undefined;
    return { present: false, values: nothing.filter((value) => value !== null && canBe(type, value)) };
  }
  const values = valuesOf(condition);
  if (held) return { present: values?.includes(null) !== true, values };
  return values === undefined ? undefined : { present: false, excluded: values };
}

/** What is certain of paths where a test held, or where it did not. */
export function learned(test: unknown, scope: Scope, held: boolean): readonly (readonly [string, Fact])[] {
  if (!isObject(test)) return [];
  const members = membersOf(test);
  const [first] = members;
  if (first === undefined) return [];
  const [name, part] = first;
  if (members.length === 1) {
    if (name === 'not') return learned(part, scope, !held);
    if (name === 'all') return held ? listOf(part).flatMap((each) => learned(each, scope, true)) : [];
    if (name === 'any')
      return held
        ? alternatives(listOf(part), scope)
        : listOf(part).flatMap((each) => learned(each, scope, false));
  }
  // Several together failed: which of them is not known.
  const entries = testMembers(test);
  if (!held && entries.length > 1) return [];
  return entries.flatMap(({ path, condition }) => {
    const parsed = parsePath(path);
    const found = parsed.ok ? resolvePath(parsed.value, scope) : undefined;
    if (found?.kind !== 'found') return [];
    const fact = factOf(condition, found.type, held);
    return fact === undefined ? [] : [[found.path, fact] as const];
  });
}

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
