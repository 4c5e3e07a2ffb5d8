/**
 * Whether there is data for which all of several tests hold. It tries values, so it can be sure that there is none; where it
 * would take too long, it says that there may be. It must not know where the tests stand.
 */
import { isList, isObject } from '../document/document.ts';
import type { Condition, Formula, Step } from './formula.ts';
import { meets, samplesFor, type Sample } from './samples.ts';

/** What is still possible at each path. */
type Box = ReadonlyMap<string, readonly Sample[]>;

interface Variable extends Step {
  readonly parent: string | undefined;
}

/** Choices between alternatives that are tried before it is given up. */
const mostChoices = 400;

const conditionsOf = (formula: Formula): readonly Condition[] =>
  formula.kind === 'condition' ? [formula] : formula.parts.flatMap(conditionsOf);

/** Each path that is asked about, with all that lead to it: outer ones first. */
function variablesOf(conditions: readonly Condition[]): readonly Variable[] {
  const variables = new Map<string, Variable>();
  for (const { steps } of conditions)
    for (const [index, step] of steps.entries())
      if (!variables.has(step.path)) variables.set(step.path, { ...step, parent: steps[index - 1]?.path });
  return [...variables.values()];
}

const lastOf = ({ steps }: Condition): string => steps.at(-1)?.path ?? '';

function startOf(conditions: readonly Condition[], variables: readonly Variable[]): Box {
  const asked = new Map<string, unknown[]>();
  for (const each of conditions) {
    const all = asked.get(lastOf(each)) ?? [];
    asked.set(lastOf(each), [...all, each.condition]);
  }
  return new Map(
    variables.map(({ path, type, parent }) => [
      path,
      samplesFor(type, asked.get(path) ?? [], parent !== undefined),
    ]),
  );
}

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
  const conditions = formulas.flatMap(conditionsOf);
  const variables = variablesOf(conditions);
  let choices = 0;
  /** Conditions first, then one alternative after the other. */
  const search = (pending: readonly Formula[], box: Box): boolean => {
    const next = new Map(box);
    const alternatives: (readonly Formula[])[] = [];
    const queue = [...pending];
    for (let formula = queue.pop(); formula !== undefined; formula = queue.pop()) {
      if (formula.kind === 'condition') {
        const { condition, held } = formula;
        const left = (next.get(lastOf(formula)) ?? []).filter((each) => meets(each, condition) !== !held);
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
  return search(formulas, startOf(conditions, variables));
}
