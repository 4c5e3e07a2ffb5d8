/**
 * Checks how like parts beside one another share what a value can be: numbers up to a limit and above it, or the codes of the
 * entries of one list. None is forgotten between them, and none is shown twice. It must not know any widget.
 */
import type { Json } from '../../model/json.ts';
import type { Path } from '../../lib/path.ts';
import { evaluateTest, parseTest, testPaths } from '../../lib/test.ts';
import type { Context } from '../context.ts';
import { inside, isList, isObject, nameFrom, lineOf, type Place } from '../document/document.ts';
import { resolvePath, type Scope } from '../types/scope.ts';
import { anything, type Type } from '../types/type.ts';
import { matchedPath } from '../walk/ways.ts';
import { inWords, says } from './branches.ts';

interface Part {
  readonly index: number;
  readonly test: unknown;
  readonly path: Path;
  /** Where the entries come from that it is repeated for, and what one is called. */
  readonly list: string | undefined;
  readonly entry: string;
  readonly holds: (value: Json) => boolean;
}

/** Parts of one kind whose tests ask about one path. */
export function checkShares(nodes: readonly unknown[], place: Place, scope: Scope, context: Context): void {
  if (nodes.some(says)) return;
  const groups = new Map<string, Part[]>();
  for (const [index, node] of nodes.entries()) {
    const part = isObject(node) ? partOf(node, index) : undefined;
    if (!isObject(node) || part === undefined) continue;
    const key = JSON.stringify([node['type'], node['of'], part.list, part.entry, part.path]);
    groups.set(key, [...(groups.get(key) ?? []), part]);
  }
  for (const group of groups.values()) checkGroup(group, place, scope, context);
  checkParted(nodes, place, scope, context);
}

/** Two parts of different kinds that have all the codes of a value between them, and one of them both. */
function checkParted(nodes: readonly unknown[], place: Place, scope: Scope, context: Context): void {
  const parts = nodes.flatMap((node, index) => {
    const part = isObject(node) && node['each'] === undefined ? partOf(node, index) : undefined;
    return part === undefined ? [] : [{ part, name: part.path.join('.') }];
  });
  for (const path of new Set(parts.map(({ name }) => name))) {
    const [before, part, third] = parts.flatMap((each) => (each.name === path ? [each.part] : []));
    if (before === undefined || part === undefined || third !== undefined) continue;
    const type = typeOf(before, scope);
    const values = type.values ?? type.known ?? [];
    const shared = values.filter((value) => part.holds(value) && before.holds(value));
    const isWhole = values.every((value) => part.holds(value) || before.holds(value));
    const isPart = [before, part].every(({ holds }) => {
      const own = values.filter(holds).length;
      return own > 1 && own < values.length;
    });
    if (shared.length !== 1 || !isWhole || !isPart || isAlike(nodes, before, part)) continue;
    context.report(inside(place, part.index, 'if'), 'shown-twice', {
      name: inWords(shared),
      of: path,
      detail: lineOf(inside(place, before.index)),
    });
  }
}

/** Parts of one kind are looked at by themselves. */
function isAlike(nodes: readonly unknown[], one: Part, other: Part): boolean {
  const [a, b] = [nodes[one.index], nodes[other.index]];
  return isObject(a) && isObject(b) && a['type'] === b['type'] && a['of'] === b['of'];
}

function partOf({ if: test, each, as }: Readonly<Record<string, unknown>>, index: number): Part | undefined {
  const parsed = parseTest(test);
  if (!parsed.ok) return undefined;
  const [path, ...others] = testPaths(parsed.value);
  const isOne = others.every((other) => other.join('.') === path?.join('.'));
  if (path === undefined || !isOne) return undefined;
  const list = each === undefined ? undefined : (matchedPath(each) ?? nameFrom(each));
  const holds = (value: Json): boolean => evaluateTest(parsed.value, () => value);
  return { index, test, path, list, entry: nameFrom(as) || 'item', holds };
}

/** What the value can be, which every part of a group asks about. */
function typeOf({ path, list, entry }: Part, scope: Scope): Type {
  const [root = '', ...names] = path;
  if (list !== undefined && root !== entry) return anything;
  const found = resolvePath(list === undefined ? path : [...list.split('.'), '0', ...names], scope);
  return found.kind === 'found' ? found.type : anything;
}

const numbersIn = (test: unknown): readonly number[] => {
  if (typeof test === 'number') return [test];
  return isList(test) || isObject(test) ? Object.values(test).flatMap(numbersIn) : [];
};

/** The numbers that the tests tell apart, in their order. */
function numbersFor(group: readonly Part[], { range }: Type): readonly number[] {
  const limits = group.flatMap(({ test }) => numbersIn(test));
  const { least, most } = range ?? { least: -Infinity, most: Infinity };
  return [...new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]))]
    .filter((value) => value >= least && value <= most)
    .sort((one, other) => one - other);
}

function checkGroup(group: readonly Part[], place: Place, scope: Scope, context: Context): void {
  const [first] = group;
  if (first === undefined || group.length < 2) return;
  const type = typeOf(first, scope);
  const codes = type.values ?? type.known;
  const isNumber = codes === undefined && type.kinds?.join() === 'number';
  // What single parts show of a code is said where all parts of the list are looked at.
  if (first.list === undefined ? !isNumber || group.length < 3 : codes === undefined && !isNumber) return;
  const values = codes ?? numbersFor(group, type);
  const name = first.path.join('.');
  sayTwice(group, values, name, place, context);
  const shown = values.map((value) => group.some(({ holds }) => holds(value)));
  const left = values.filter(
    (_value, index) =>
      shown[index] === false &&
      (!isNumber || (shown.slice(0, index).includes(true) && shown.slice(index).includes(true))),
  );
  if (left.length === 0 || !shown.includes(true)) return;
  const args = { name, of: 'widgets', detail: inWords(left) };
  // One that is there for all others is the one that leaves them out.
  const [rest, another] = group.filter(({ test }) => isObject(test) && test['not'] !== undefined);
  const at = rest === undefined || another !== undefined ? first : rest;
  context.report(inside(place, at.index, 'if'), 'uncovered-values', args);
}

interface Shared {
  readonly part: Part;
  readonly before: Part;
  readonly shared: readonly Json[];
}

/** A range that is a part of another one says more of it: at a single number the two meet by mistake. */
const isRemark = ({ part, before, shared }: Shared, values: readonly Json[]): boolean =>
  shared.length > 1 &&
  shared.every((value) => typeof value === 'number') &&
  values.filter(part.holds).length === shared.length &&
  values.filter(before.holds).length > shared.length;

/** Parts that add to one another share more than one value with more than one other. */
function sayTwice(
  group: readonly Part[],
  values: readonly Json[],
  name: string,
  place: Place,
  { report }: Context,
): void {
  const pairs = group.flatMap((part, at) =>
    group.slice(0, at).flatMap((before) => {
      const shared = values.filter((value) => part.holds(value) && before.holds(value));
      return shared.length === 0 ? [] : [{ part, before, shared }];
    }),
  );
  const [only, second] = pairs;
  if (only === undefined || second !== undefined || isRemark(only, values)) return;
  report(inside(place, only.part.index, 'if'), 'shown-twice', {
    name: inWords(only.shared),
    of: name,
    detail: lineOf(inside(place, only.before.index)),
  });
}
