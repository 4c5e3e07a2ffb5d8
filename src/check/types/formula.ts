/**
 * What a test says, in one form: conditions on paths, joined, each with whether it held. It must not know where a test stands
 * but for the place that it came from, nor what a value can be.
 */
import type { Place } from '../document/document.ts';
import type { Type } from './type.ts';

/** A name of a path that leads to a value, with what is there of its own: not because something around it may be missing. */
export interface Step {
  /** The path up to here, by which the same value is known everywhere. */
  readonly path: string;
  readonly type: Type;
  /** It is a fragment's parameter, whose value is written where the fragment is used. */
  readonly given?: boolean | undefined;
  /** It is an entry of a list, by its number. */
  readonly index?: number | undefined;
}

export interface Condition {
  readonly kind: 'condition';
  /** From the root to the value. */
  readonly steps: readonly Step[];
  readonly condition: unknown;
  /** Whether the condition held, or did not. */
  readonly held: boolean;
}

/** Parts that all hold, or of which one does. */
export interface Joint {
  readonly kind: 'all' | 'any';
  readonly parts: readonly Formula[];
}

export type Formula = Condition | Joint;

/** A test that is certain at a place, because it stands around it or before it. */
export interface Assumption {
  readonly formula: Formula;
  /** The test held; else the formula is its opposite. */
  readonly held: boolean;
  /** Where the test stands; without it the language itself makes it certain. */
  readonly place?: Place | undefined;
}

/** One that is in force, with the paths that it asks about: each value that is read is looked for among them. */
export interface InForce extends Assumption {
  readonly paths: readonly string[];
}

export const inForce = (formula: Formula, held: boolean, place?: Place): InForce => ({
  formula,
  held,
  place,
  paths: pathsOf(formula),
});

/** The opposite of a formula. */
export function opposite(formula: Formula): Formula {
  if (formula.kind === 'condition') return { ...formula, held: !formula.held };
  return { kind: formula.kind === 'all' ? 'any' : 'all', parts: formula.parts.map(opposite) };
}

/** The paths of all values that a formula asks about. */
export function pathsOf(formula: Formula): readonly string[] {
  if (formula.kind !== 'condition') return formula.parts.flatMap(pathsOf);
  const last = formula.steps.at(-1);
  return last === undefined ? [] : [last.path];
}
