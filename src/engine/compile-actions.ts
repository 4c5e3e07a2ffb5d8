/**
 * Compiles an action list. An action that is not known is reported and its list ends before it: actions are always
 * strict (design.md principle 4). It must not run anything.
 */
import type { ActionDefinition } from '../model/definition.ts';
import { compileProps } from './compile-props.ts';
import { compileTest } from './expression.ts';
import type { ActionsPlan, StepPlan } from './plan.ts';
import type { Scope } from './scope.ts';
import type { Workshop } from './workshop.ts';

const own = new Set(['do', 'if', '$comment']);

export function compileActions(
  actions: readonly ActionDefinition[],
  scope: Scope,
  shop: Workshop,
  place: string,
): ActionsPlan {
  const steps: StepPlan[] = [];
  for (const [index, action] of actions.entries()) {
    const where = `${place}.${index}`;
    const part = Object.prototype.hasOwnProperty.call(shop.parts.actions, action.do)
      ? shop.parts.actions[action.do]
      : undefined;
    if (part === undefined) {
      shop.problem('unknown-action', where, action.do);
      // A `stop` in its place: what follows may rely on what the unknown action would have done.
      steps.push({ action: '', test: undefined, parameters: [], where });
      break;
    }
    steps.push({
      action: action.do,
      test: action.if === undefined ? undefined : compileTest(action.if, scope, shop),
      parameters: compileProps(action, { object: part.kinds }, scope, shop, where, 'value', own).plans,
      where,
    });
  }
  return { actions: steps };
}
