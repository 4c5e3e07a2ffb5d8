/**
 * Checks like parts that follow one another and are for different cases: that both are never there at once, and that a heading
 * stands over something. It must not know any widget by name.
 */
import type { Path } from '../../lib/path.ts';
import { parseTest, testPaths } from '../../lib/test.ts';
import type { Context } from '../context.ts';
import { inside, isObject, nameFrom, own, lineOf, type Members, type Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import type { Formula } from '../types/formula.ts';
import { assumedOf, formulaOf } from '../types/judge.ts';
import type { Scope } from '../types/scope.ts';
import { canHold } from '../types/solve.ts';
import { says } from './branches.ts';

export function checkTogether(nodes: readonly unknown[], place: Place, scope: Scope, context: Context): void {
  for (const [index, node] of nodes.entries()) {
    const before = nodes[index - 1];
    if (!isOne(before) || !isOne(node)) continue;
    const at = inside(place, index);
    const of = isHeadingBefore(before, node, context)
      ? 'heading'
      : isForAnotherCase(before, node, context)
        ? 'part'
        : undefined;
    if (of === undefined) continue;
    const isSo = canBeBoth(before, node, of, scope);
    context.project.verdicts.note('shown-together', at, isSo, () => ({
      name: nameFrom(node['type']),
      of,
      detail: lineOf(inside(place, index - 1)),
    }));
  }
}

/** A part of which there is one, and which was not said to leave something out. */
const isOne = (node: unknown): node is Members =>
  isObject(node) && node['each'] === undefined && node['match'] === undefined && !says(node);

/** Both say the same words, or insert one fragment and ask something of the same value. */
function isForAnotherCase(before: Members, node: Members, { project }: Context): boolean {
  const tests = [before['if'], node['if']].filter((test) => test !== undefined);
  if (before['type'] !== node['type'] || tests.length === 0) return false;
  const [asked = [], others = asked] = tests.map(pathsIn);
  if (!asked.some((path) => others.some((other) => overlaps(path, other)))) return false;
  if (node['of'] !== undefined) return tests.length === 2 && before['of'] === node['of'];
  // The same part once more, whatever is the case, may be one that was tried out.
  if (tests.length === 1 && look(before) === look(node)) return false;
  return Object.keys(node).some(
    (prop) =>
      project.notes.get(`${nameFrom(node['type'])}.${prop}`)?.essential === true &&
      typeof node[prop] === 'string' &&
      node[prop] === before[prop],
  );
}

const look = ({ if: _test, ...rest }: Members): string => JSON.stringify(rest);

const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

function pathsIn(test: unknown): readonly string[] {
  const parsed = parseTest(test);
  return parsed.ok ? testPaths(parsed.value).map((path: Path) => path.join('.')) : [];
}

/** Two headings of one depth, with nothing between them. */
function isHeadingBefore(before: Members, node: Members, context: Context): boolean {
  const depth = depthOf(before, context);
  return depth !== undefined && depth === depthOf(node, context);
}

function depthOf(node: Members, { project }: Context): unknown {
  const type = nameFrom(node['type']);
  const holds = Object.values(own(project.widgets, type) ?? {}).includes('nodes');
  const [found] = holds ? [] : Object.entries(own(project.facts.widgets, type)?.headings ?? {});
  if (found === undefined) return undefined;
  const [prop, { level, own: isSaid }] = found;
  return isSaid ? (node[prop] ?? level) : undefined;
}

function canBeBoth(before: Members, node: Members, of: 'heading' | 'part', scope: Scope): boolean {
  const asked = [before, node].flatMap((part) => [
    ...(part['if'] === undefined ? [] : [formulaOf(part['if'], scope)]),
    // A heading without words is not there.
    ...(of === 'heading' ? wordsOf(part).map((some) => formulaOf({ some }, scope)) : []),
  ]);
  const formulas = asked.filter((each): each is Formula => each !== undefined);
  if (formulas.length < asked.length) return false;
  const around = formulas.flatMap((each) => assumedOf(each, scope)).map(({ formula }) => formula);
  return canHold([...around, ...formulas]);
}

/** The path of a text that is one tag. */
function wordsOf({ text }: Members): readonly string[] {
  const template = typeof text === 'string' ? parseTemplate(text) : undefined;
  return template?.ok === true && template.value.kind === 'tag' ? [template.value.path.join('.')] : [];
}
