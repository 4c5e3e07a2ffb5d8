/**
 * Checks widgets and branches that stand beside one another: which never show together, and whether an enumeration is told
 * apart to its end. It must not know any widget.
 */
import type { Context } from './context.ts';
import type { Place } from './document.ts';
import { inside, isObject } from './document.ts';
import { listed } from './nearest.ts';
import { exclusive, uncovered } from './types/branches.ts';
import type { Scope } from './types/scope.ts';

/** So says a part of the screen that nothing is to be shown for the values that none asks for. */
const otherwiseNothing = /otherwise nothing/i;

const says = (node: unknown): boolean =>
  isObject(node) && typeof node['$comment'] === 'string' && otherwiseNothing.test(node['$comment']);

const inWords = (values: readonly unknown[]): string =>
  listed(values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))));

/** Widgets in one list. A repeated one has a test for each of its entries, which says nothing of the others. */
export function checkSiblings(nodes: readonly unknown[], place: Place, scope: Scope, context: Context): void {
  const tests = nodes.map((node) => (isObject(node) && node['each'] === undefined ? node['if'] : undefined));
  if (tests.filter(isObject).length < 2) return;
  const [first, ...others] = exclusive(tests, scope);
  if (first !== undefined)
    context.report(inside(place, first, 'if'), 'never-together', { name: String(others.length + 1) });
  if (nodes.some(says)) return;
  for (const { path, values, index } of uncovered(tests, 3, scope))
    context.report(inside(place, index, 'if'), 'uncovered-values', {
      name: path,
      of: 'widgets',
      detail: inWords(values),
    });
}

/** The branches of a `choose`; one without a test is for everything else. */
export function checkCovered(
  branches: readonly unknown[],
  place: Place,
  scope: Scope,
  context: Context,
): void {
  if (branches.some((branch) => isObject(branch) && branch['if'] === undefined)) return;
  const tests = branches.map((branch) => (isObject(branch) ? branch['if'] : undefined));
  for (const { path, values, index } of uncovered(tests, 2, scope))
    context.report(inside(place, index, 'if'), 'uncovered-values', {
      name: path,
      of: 'choose',
      detail: inWords(values),
    });
}
