/**
 * Whether there is data for which all of several tests hold. It tries values, so it can be sure that there is none; where it
 * would take too long, it says that there may be. It must not know where the tests stand.
 */
import { isList, isObject } from '../document/document.ts';
import type { Condition, Formula, Step } from './formula.ts';
import { meeting, samplesFor, type Sample } from './samples.ts';

/** What is still possible at each path. */
type Box = ReadonlyMap<string, readonly Sample[]>;

interface Variable extends Pick<Step, 'path' | 'type' | 'index'> {
  readonly parent: string | undefined;
  /** The conditions on it. */
  readonly asked: unknown[];
}

/** Choices between alternatives that are tried before it is given up. */
const mostChoices = 400;

/** Each path that is asked about, with all that lead to it: outer ones first. */
function variablesOf(formulas: readonly Formula[], found = new Map<string, Variable>()): typeof found {
  for (const formula of formulas) {
    if (formula.kind !== 'condition') {
      variablesOf(formula.parts, found);
      continue;
    }
    let parent: string | undefined;
    for (const { path, type, index } of formula.steps) {
      if (!found.has(path)) found.set(path, { path, type, index, parent, asked: [] });
      parent = path;
    }
    found.get(lastOf(formula))?.asked.push(formula.condition);
  }
  return found;
}

const lastOf = ({ steps }: Condition): string => steps.at(-1)?.path ?? '';

const isThere = ({ value }: Sample): boolean => value !== undefined;

/** Whether the value can have the next name of a path in it. */
const holds = ({ value }: Sample, index: number | undefined): boolean =>
  index === undefined ? isObject(value) : isList(value) && value.length > index;

/** What is there stands in something that is there, and what must be in that is not missing. */
function isConsistent(start: Box, variables: readonly Variable[]): boolean {
  const box = new Map(start);
  const left = (path: string): readonly Sample[] => box.get(path) ?? [];
  for (const { path, parent, index } of [...variables].reverse())
    if (parent !== undefined && left(path).every(isThere))
      box.set(
        parent,
        left(parent).filter((each) => holds(each, index)),
      );
  for (const { path, parent, index, type } of variables) {
    if (parent === undefined) continue;
    const around = left(parent);
    const stays = (each: Sample): boolean =>
      isThere(each)
        ? around.some((outer) => holds(outer, index))
        : type.absent || around.some((outer) => !holds(outer, index));
    box.set(path, left(path).filter(stays));
  }
  return [...box.values()].every((samples) => samples.length > 0);
}

export function canHold(formulas: readonly Formula[]): boolean {
  const variables = [...variablesOf(formulas).values()];
  let choices = 0;
  /** Conditions first, then one alternative after the other. */
  const search = (pending: readonly Formula[], box: Box): boolean => {
    const next = new Map(box);
    const alternatives: (readonly Formula[])[] = [];
    const queue = [...pending];
    for (let formula = queue.pop(); formula !== undefined; formula = queue.pop()) {
      if (formula.kind === 'condition') {
        const { condition, held } = formula;
        const meets = meeting(condition);
        const left = (next.get(lastOf(formula)) ?? []).filter((each) => meets(each) !== !held);
        if (left.length === 0) return false;
        next.set(lastOf(formula), left);
      } else if (formula.kind === 'all') queue.push(...formula.parts);
      else alternatives.push(formula.parts);
    }
    const [first, ...others] = alternatives;
    if (first === undefined) return isConsistent(next, variables);
    const rest = others.map((parts): Formula => ({ kind: 'any', parts }));
    return first.some((part) => {
      choices += 1;
      return choices > mostChoices || search([...rest, part], next);
    });
  };
  const start = variables.map(
    ({ path, type, asked, parent }) => [path, samplesFor(type, asked, parent !== undefined)] as const,
  );
  return search(formulas, new Map(start));
}
