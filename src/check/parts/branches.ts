/**
 * Checks widgets and branches that stand beside one another: whether an enumeration is told apart to its end. It must not
 * know any widget.
 */
import type { Json } from '../../model/json.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { inside, isList, isObject, nameFrom, lineOf, membersOf } from '../document/document.ts';
import { listed } from '../report/nearest.ts';
import { asked, halfAsked, uncovered, type Uncovered } from '../types/branches.ts';
import { formulaOf } from '../types/judge.ts';
import type { Scope } from '../types/scope.ts';
import { canHold } from '../types/solve.ts';
import { acts } from './needless.ts';
import type { Way } from '../walk/ways.ts';

/** So says a part of the screen that nothing is to be shown for the values that none asks for. */
const otherwiseNothing = /otherwise nothing/i;

export const says = (node: unknown): boolean =>
  isObject(node) && typeof node['$comment'] === 'string' && otherwiseNothing.test(node['$comment']);

export const inWords = (values: readonly unknown[]): string =>
  listed(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));

interface Twice {
  readonly path: string;
  readonly value: Json;
  /** The later of the two, and the earlier. */
  readonly index: number;
  readonly other: number;
}

/** One value that two of at least three like widgets ask for, whose tests share no other: they are for different values. */
function askedTwice(nodes: readonly unknown[], tests: readonly unknown[]): readonly Twice[] {
  const all = tests.flatMap((test, index) => {
    const found = asked(test);
    const node = nodes[index];
    return found === undefined || !isObject(node) ? [] : [{ ...found, index, type: nameFrom(node['type']) }];
  });
  const groups = new Map<string, typeof all>();
  for (const each of all) {
    const key = `${each.type} ${each.path}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  /** Those of the group, and others like them that ask for more than the value. */
  const beside = (group: typeof all): number =>
    nodes.filter(
      (node, index) =>
        isObject(node) &&
        nameFrom(node['type']) === group[0]?.type &&
        Object.keys(membersOf(tests[index])).includes(group[0]?.path ?? ''),
    ).length;
  return [...groups.values()].flatMap((group) => {
    const twice = group.flatMap(({ path, values, index }, at) =>
      group.slice(0, at).flatMap((before) => {
        const shared = values.filter((value) => before.values.includes(value));
        return shared.map((value) => ({ path, value, index, other: before.index }));
      }),
    );
    const [only, second] = twice;
    return beside(group) < 3 || only === undefined || second !== undefined ? [] : [only];
  });
}

const canBePressed = (node: unknown, { project }: Context): boolean =>
  isObject(node) && acts(node, nameFrom(node['type']), project);

/** Whether a test asks by a "not" for a value, at any depth. */
const denies = (test: unknown): boolean =>
  isList(test)
    ? test.some(denies)
    : isObject(test) && (test['not'] !== undefined || Object.values(test).some(denies));

/** Conditions of a test that are there to fail: those inside a "not". */
function denied(test: unknown, within = false): readonly string[] {
  if (isList(test)) return test.flatMap((part) => denied(part, within));
  if (!isObject(test)) return [];
  const own = within && asked(test) !== undefined ? [JSON.stringify(test)] : [];
  return [
    ...own,
    ...Object.entries(test).flatMap(([name, part]) =>
      name === 'not' ? denied(part, !within) : name === 'any' || name === 'all' ? denied(part, within) : [],
    ),
  ];
}

/**
 * A value for which one widget stands alone, where another one leaves out some of its fellows, or names the very same test to
 * leave it out, and is there all the same.
 */
function sharedBy(tests: readonly unknown[], scope: Scope): readonly Twice[] {
  return tests.flatMap((test, index): readonly Twice[] => {
    const formula = denies(test) && asked(test) === undefined ? formulaOf(test, scope) : undefined;
    if (formula === undefined) return [];
    const without = denied(test);
    return tests.flatMap((before, other): readonly Twice[] => {
      const alone = asked(before);
      if (alone === undefined || other === index) return [];
      const { path, values } = alone;
      const left = values.filter((value) => {
        const is = formulaOf({ [path]: value }, scope);
        return is !== undefined && canHold([formula, is]);
      });
      const [value] = left;
      const isMeant = left.length < values.length || without.includes(JSON.stringify(before));
      return value === undefined || !isMeant ? [] : [{ path, value, index, other }];
    });
  });
}

/** Widgets in one list. A repeated one has a test for each of its entries, which says nothing of the others. */
export function checkSiblings(nodes: readonly unknown[], place: Place, scope: Scope, context: Context): void {
  const tests = nodes.map((node) => (isObject(node) && node['each'] === undefined ? node['if'] : undefined));
  if (tests.filter(isObject).length < 2) return;
  if (nodes.some(says)) return;
  const pressed = tests.map((test, index) => (canBePressed(nodes[index], context) ? test : undefined));
  for (const { path, values, index } of halfAsked(pressed))
    context.report(inside(place, index, 'if'), 'uncovered-values', {
      name: path,
      of: 'presses',
      detail: inWords(values),
    });
  for (const { path, value, index, other } of sharedBy(tests, scope))
    context.report(inside(place, index, 'if'), 'shown-twice', {
      name: JSON.stringify(value),
      of: path,
      detail: lineOf(inside(place, other)),
    });
  for (const { path, value, index, other } of askedTwice(nodes, tests))
    context.report(inside(place, index, 'if'), 'shown-twice', {
      name: JSON.stringify(value),
      of: path,
      detail: lineOf(inside(place, other)),
    });
  for (const { path, values, index } of uncovered(tests, 3, scope).filter((each) => isOneKind(each, nodes)))
    context.report(inside(place, index, 'if'), 'uncovered-values', {
      name: path,
      of: 'widgets',
      detail: inWords(values),
    });
}

/** Parts of several kinds say several things of a value, and none of them all. */
function isOneKind({ path }: Uncovered, nodes: readonly unknown[]): boolean {
  const types = nodes.flatMap((node) =>
    isObject(node) && asked(node['if'])?.path === path ? [nameFrom(node['type'])] : [],
  );
  return new Set(types).size === 1;
}

/** Ways that a test decides; one without a test is for everything else. */
export function checkCovered(
  ways: readonly Way[],
  of: 'choose' | 'if',
  place: Place,
  scope: Scope,
  context: Context,
): void {
  if (ways.some(({ test }) => test === undefined)) return;
  const tests = ways.map(({ test }) => test);
  for (const { path, values, index } of uncovered(tests, 2, scope))
    context.report(inside(place, ...(ways[index]?.testAt ?? [])), 'uncovered-values', {
      name: path,
      of,
      detail: inWords(values),
    });
}
