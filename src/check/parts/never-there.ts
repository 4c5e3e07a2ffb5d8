/**
 * Checks that what is read can be there: a test that is the wrong way around lets through just what shows nothing then. It must not
 * know what reads it.
 */
import type { Path } from '../../lib/path.ts';
import { presence } from '../../lib/presence.ts';
import type { Context } from '../context.ts';
import type { Place } from '../document/document.ts';
import { pathsOf, type Formula } from '../types/formula.ts';
import { supportsAround, type Support } from '../types/members.ts';
import { conflicting } from '../types/reasons.ts';
import { stepsOf, type Scope } from '../types/scope.ts';
import { canHold } from '../types/solve.ts';

const isRelated = (one: string, other: string): boolean => one === other || one.startsWith(`${other}.`);

/** It is something: no gap, no empty text, no empty list. */
function thereOf(path: Path, scope: Scope): Formula | undefined {
  const steps = stepsOf(path, scope);
  const last = steps?.at(-1);
  // False is no gap where it is handed on.
  if (steps === undefined || last?.type.kinds?.includes('flag') === true) return undefined;
  const there: Formula = { kind: 'condition', steps, condition: presence, held: true };
  const besides = Object.entries(last?.type.only ?? {}).flatMap(([member, values]): readonly Formula[] => {
    const beside = stepsOf([...path.slice(0, -1), member], scope);
    return beside === undefined
      ? []
      : [{ kind: 'condition', steps: beside, condition: { enum: values }, held: true }];
  });
  return besides.length === 0 ? there : { kind: 'all', parts: [there, ...besides] };
}

/** Of a path that is read: whether the tests around it leave room for a value. Told at the test that leaves none. */
export function noteThere(path: Path, place: Place, scope: Scope, context: Context): void {
  const { verdicts } = context.project;
  const supports = deciding(path, scope);
  // Another use of the fragment may leave some.
  if (supports === undefined && context.fragments.length === 0) return;
  const at = supports?.find((each) => each.place !== undefined)?.place;
  // A row of a table is no test that could be turned.
  const of = at === undefined ? { of: 'row' } : {};
  verdicts.note('never-there', place, supports !== undefined, () => ({ name: path.join('.'), ...of }), at);
}

/** The fewest tests that leave no value; `undefined` where there may be one. */
function deciding(path: Path, scope: Scope): readonly Support[] | undefined {
  const { held = [] } = scope;
  const there = held.length === 0 ? undefined : thereOf(path, scope);
  const stands = there === undefined ? [] : pathsOf(there);
  const isAsked = (asked: string): boolean => stands.some((stand) => isRelated(stand, asked));
  // Most of what is read nobody asks for.
  if (there === undefined || !held.some(({ paths }) => paths.some(isAsked))) return undefined;
  const supports = supportsAround(there, scope);
  const certain = supports.map(({ formula }) => formula);
  return canHold([...certain, there]) || !canHold(certain) ? undefined : conflicting(supports, [there]);
}
