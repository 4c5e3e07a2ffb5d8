/**
 * Checks entries that choose between lists of actions: what each way knows, which values of an enumeration none asks for, and
 * what is certain after them. It must not know what the actions do.
 */
import { checkCovered } from './branches.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { inside, nameFrom } from '../document/document.ts';
import { checkOutcomes } from './outcomes.ts';
import { checkRows } from './rows.ts';
import { checkTag } from './strings.ts';
import { checkTest } from './tests.ts';
import { assume } from '../types/judge.ts';
import type { Scope } from '../types/scope.ts';
import { inWay, namedIn } from '../types/rows.ts';
import { does, type Known } from '../walk/deeds.ts';
import { surely } from '../walk/entries.ts';
import { isTable, waysOf, type Way } from '../walk/ways.ts';

/** Each way sees that those before it were not taken; one after a way without a test is never tried. */
export function checkChoice(
  entry: Readonly<Record<string, unknown>>,
  place: Place,
  outer: Scope,
  context: Context,
): void {
  const table = isTable(entry);
  if (table) checkTag(nameFrom(entry['match']), 'a table', inside(place, 'match'), outer, context);
  const ways = waysOf(entry, namedIn(entry['match'], outer)) ?? [];
  let scope = outer;
  for (const way of ways) {
    const { test, testAt, taken, at } = way;
    if (!table) checkTest(test, inside(place, ...testAt), scope, context);
    const here = table
      ? inWay(way, ways, entry['match'], outer)
      : assume(scope, test, true, inside(place, ...testAt));
    if (taken !== undefined) context.actions(taken, inside(place, ...at), here, context);
    if (!table) scope = assume(scope, test, false, inside(place, ...testAt));
  }
  checkOutcomes(ways, entry, place, context);
  if (table) checkRows(entry, place, outer, context);
  else checkCovered(ways, entry['do'] === 'choose' ? 'choose' : 'if', place, outer, context);
  const last = ways.findIndex(({ test }) => test === undefined);
  const unreached = last === -1 ? undefined : ways[last + 1];
  if (unreached !== undefined)
    context.report(inside(place, ...unreached.at.slice(0, -1)), 'unreachable-action', {
      name: 'branch',
      of: 'the branch without a test before it',
    });
}

/** What is certain after the ways that surely end the list: none of them was taken. */
export function afterChoice(ways: readonly Way[], before: Scope, place: Place, known: Known): Scope {
  let left = before;
  for (const { test, testAt, taken } of ways) {
    if (!alwaysEnds(taken, known)) break;
    left = assume(left, test, false, inside(place, ...testAt));
  }
  return left;
}

/** Whether the list surely ends with these actions. */
export const alwaysEnds = (actions: unknown, known: Known): boolean =>
  surely(actions, (each) => does('endsList', each, known));
