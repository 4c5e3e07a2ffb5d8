/**
 * What varies on a screen: each path that its tests read, with the values they can tell apart, and whether a test that
 * reads it is reached at all. It must not know how values are combined.
 */
import type { JsonObject } from '../../model/json.ts';
import type { Path } from '../../lib/path.ts';
import { testMembers } from '../../lib/presence.ts';
import { evaluateTest, parseTest, testPaths, type ParsedTest } from '../../lib/test.ts';
import { isList, isObject } from '../document/document.ts';
import { parsePath } from '../document/parsed.ts';
import type { Meanings } from '../types/type.ts';
import { classesOf, type Subject, type Value } from './classes.ts';
import type { Row } from './pairs.ts';
import { togetherOf } from './together.ts';
import type { Reached, Test } from './walk.ts';

/** What is drawn where a value meets these conditions. */
export interface Sign {
  readonly conditions: readonly Condition[];
  readonly shows: string;
}

export interface Condition {
  readonly condition: unknown;
  /** It must not be met. */
  readonly negated: boolean;
}

export interface Factor {
  readonly name: string;
  readonly path: Path;
  readonly conditions: readonly unknown[];
  readonly values: readonly Value[];
  /** What a value decides, in words. */
  readonly signs: readonly Sign[];
  /** What the contract says of its values. */
  readonly meanings: Meanings | undefined;
  /** In the smallest unit of money. */
  readonly isMoney: boolean;
}

export interface Factors {
  readonly list: readonly Factor[];
  counts(factor: number, row: Row): boolean;
  needs(factor: number): readonly number[];
  /** The same choices, as they can stand beside each other. */
  agree(row: Row): Row;
  /** It is what is chosen beside the others where nothing is said of it. */
  isUsual(factor: number, row: Row): boolean;
  /** By this choice there is no answer yet. */
  awaits(factor: number, row: Row): boolean;
}

/** What a path leads to; `undefined` where nothing is known of it before something was pressed. */
export type SubjectOf = (path: Path) => Subject | undefined;

interface Named extends Condition {
  readonly name: string;
}

/** Every path of a test with its condition. */
function conditionsIn(test: unknown, negated = false): readonly Named[] {
  if (!isObject(test)) return [];
  return testMembers(test).flatMap(({ path: name, condition }): readonly Named[] => {
    if (name === 'not' && isObject(condition)) return conditionsIn(condition, !negated);
    const joined = (name === 'any' || name === 'all') && isList(condition);
    return joined ? condition.flatMap((part) => conditionsIn(part, negated)) : [{ name, condition, negated }];
  });
}

interface Found {
  readonly path: Path;
  readonly conditions: unknown[];
  readonly signs: Sign[];
  /** Tests around each place where it is read. */
  readonly guards: (readonly ParsedTest[])[];
}

const parsed = (tests: readonly Test[]): readonly ParsedTest[] =>
  tests.flatMap((test) => {
    const result = parseTest(test);
    return result.ok ? [result.value] : [];
  });

/** `around`: the tests that hold wherever data of a root is read, as that of a source. */
export function factorsOf(
  reached: readonly Reached[],
  subjectOf: SubjectOf,
  around: (root: string) => readonly Test[],
  usual: JsonObject,
): Factors {
  const found = new Map<string, Found>();
  for (const { test, guards, shows } of reached)
    for (const { name, condition, negated } of conditionsIn(test)) {
      const path = parsePath(name);
      if (!path.ok) continue;
      const entry: Found = found.get(name) ?? { path: path.value, conditions: [], signs: [], guards: [] };
      entry.conditions.push(condition);
      if (shows !== undefined) {
        const outer = guards.flatMap((guard) => conditionsIn(guard)).filter((other) => other.name === name);
        entry.signs.push({ conditions: [{ condition, negated }, ...outer], shows });
      }
      entry.guards.push(parsed([...around(path.value[0] ?? ''), ...guards]));
      found.set(name, entry);
    }
  const list: Factor[] = [];
  const guards: (readonly (readonly ParsedTest[])[])[] = [];
  for (const [name, { path, conditions, signs, guards: own }] of found) {
    const subject = subjectOf(path);
    if (subject === undefined) continue;
    const values = classesOf(subject, conditions);
    if (values.length < 2) continue;
    const { 'x-meanings': meanings, format } = subject.schema;
    list.push({ name, path, conditions, values, signs, meanings, isMoney: format === 'minor' });
    guards.push(own);
  }
  const together = togetherOf(list, (path) => subjectOf(path)?.schema, usual);
  const { counts, needs } = reading(list, guards, subjectOf);
  return {
    list,
    ...together,
    awaits: () => false,
    counts,
    needs: (factor) => [...new Set([...needs(factor), ...together.needs(factor)])],
  };
}

function reading(
  list: readonly Factor[],
  guards: readonly (readonly (readonly ParsedTest[])[])[],
  subjectOf: SubjectOf,
): Pick<Factors, 'counts' | 'needs'> {
  const numbers = new Map(list.map(({ name }, index) => [name, index]));
  const constants = new Map<string, Value>();
  const constant = (path: Path): Value => {
    const name = path.join('.');
    if (!constants.has(name)) {
      const subject = subjectOf(path);
      constants.set(name, subject === undefined ? undefined : classesOf(subject, [])[0]);
    }
    return constants.get(name);
  };
  /** Factors that hold the path: what is not there has nothing in it. */
  const holders = (path: Path): readonly number[] =>
    path.slice(1).flatMap((_step, index) => numbers.get(path.slice(0, index + 1).join('.')) ?? []);
  const isThere = (path: Path, row: Row): boolean =>
    holders(path).every((holder) => {
      const { path: outer, values } = list[holder] ?? { path: [], values: [] };
      const value = values[row[holder] ?? 0];
      const step = path[outer.length] ?? '';
      return isList(value) ? Number(step) < value.length : isObject(value);
    });
  const read = (path: Path, row: Row): Value => {
    if (!isThere(path, row)) return undefined;
    const number = numbers.get(path.join('.'));
    return number === undefined ? constant(path) : list[number]?.values[row[number] ?? 0];
  };
  const needed = list.map(({ path }, factor) => {
    const paths = (guards[factor] ?? []).flat().flatMap(testPaths);
    const names = paths.flatMap((each) => [...holders(each), numbers.get(each.join('.')) ?? []].flat());
    return [...new Set([...holders(path), ...names])].filter((other) => other !== factor);
  });
  return {
    counts: (factor, row) =>
      isThere(list[factor]?.path ?? [], row) &&
      (guards[factor] ?? []).some((tests) =>
        tests.every((test) => evaluateTest(test, (path) => read(path, row))),
      ),
    needs: (factor) => needed[factor] ?? [],
  };
}

/** Values are put where they belong from the outside in: a list before its entries. */
export const byDepth = (factors: readonly Factor[]): readonly Factor[] =>
  [...factors].sort((one, other) => one.path.length - other.path.length);
