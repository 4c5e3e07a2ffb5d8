/**
 * Compiles an action list: actions, and the entries that choose between lists. An action that is not known is reported and
 * its list ends before it: actions are always strict (CONTRIBUTING.md, principle 4). It must not run anything.
 */
import type {
  ActionDefinition,
  Actions,
  BranchDefinition,
  EntryDefinition,
  MatchDefinition,
} from '../model/definition.ts';
import { compileProps } from './compile-props.ts';
import type { DataPath } from './expression.ts';
import { compileTest } from './compile-expression.ts';
import { lookUp } from '../lib/look-up.ts';
import { compileMatched, rowsIn } from './match.ts';
import { actionsOf } from './normalise.ts';
import type { ActionStep, ActionsPlan, BranchStep, MatchStep, PropPlans, StepPlan } from './plan.ts';
import type { Scope } from './scope.ts';
import { sourcesIn, type Workshop } from './workshop.ts';

const own = new Set(['do', 'if', '$comment']);

const isBranch = (entry: EntryDefinition): entry is BranchDefinition => 'then' in entry && !('do' in entry);
const isMatch = (entry: EntryDefinition): entry is MatchDefinition => 'match' in entry && !('do' in entry);

export function compileActions(
  entries: readonly EntryDefinition[],
  scope: Scope,
  shop: Workshop,
  place: string,
): ActionsPlan {
  const steps: StepPlan[] = [];
  for (const [index, entry] of entries.entries()) {
    const where = `${place}.${index}`;
    if (isBranch(entry)) steps.push(compileBranch(entry, scope, shop, where));
    else if (isMatch(entry)) steps.push(compileMatch(entry, scope, shop, where));
    else {
      const step = compileAction(entry, scope, shop, where);
      steps.push(step);
      // What follows may rely on what the unknown action would have done.
      if (step.action === '') break;
    }
  }
  return scope.home === undefined ? { actions: steps } : { actions: steps, home: scope.home };
}

const sentPlan = (parameters: PropPlans): PropPlans => {
  const plan = parameters.find(([name]) => name === 'send')?.[1];
  return plan?.kind === 'object' ? plan.props : [];
};

const sentReads = (parameters: PropPlans): readonly DataPath[] =>
  sentPlan(parameters).flatMap(([, plan]) => (plan.kind === 'value' ? plan.expression.reads : []));

/** What an open write of before would have been sent, told without a press. A row's is known only there. */
function noteWrite(action: ActionDefinition, parameters: PropPlans, scope: Scope, shop: Workshop): void {
  const { call } = action as { readonly call?: unknown };
  const once = typeof call === 'string' && lookUp(shop.parts.calls, call)?.once !== undefined;
  if (!once || scope.repeats.length > 0) return;
  const sources = sourcesIn(sentReads(parameters), shop);
  shop.writes.push({ operation: call, send: sentPlan(parameters), sources });
}

/** A `stop` in place of an action that is not known. */
function compileAction(action: ActionDefinition, scope: Scope, shop: Workshop, where: string): ActionStep {
  const part = Object.prototype.hasOwnProperty.call(shop.parts.actions, action.do)
    ? shop.parts.actions[action.do]
    : undefined;
  if (part === undefined) {
    shop.problem('unknown-action', where, action.do);
    return { action: '', test: undefined, parameters: [], sources: [], where };
  }
  const parameters = compileProps(action, { object: part.kinds }, scope, shop, where, 'value', own).plans;
  noteWrite(action, parameters, scope, shop);
  return {
    action: action.do,
    test: action.if === undefined ? undefined : compileTest(action.if, scope, shop),
    parameters,
    sources: sourcesIn(sentReads(parameters), shop),
    where,
  };
}

function compileBranch(entry: BranchDefinition, scope: Scope, shop: Workshop, where: string): BranchStep {
  const list = (actions: Actions, name: string): ActionsPlan =>
    compileActions(actionsOf(actions), scope, shop, `${where}.${name}`);
  return {
    test: compileTest(entry.if, scope, shop),
    then: list(entry.then, 'then'),
    otherwise: entry.else === undefined ? undefined : list(entry.else, 'else'),
    where,
  };
}

function compileMatch(entry: MatchDefinition, scope: Scope, shop: Workshop, where: string): MatchStep {
  const list = (actions: unknown, name: string): ActionsPlan =>
    compileActions(actionsOf(actions as Actions | undefined), scope, shop, `${where}.${name}`);
  return {
    value: compileMatched(entry.match, scope, shop, where),
    rows: new Map(rowsIn(entry.is).map(([name, actions]) => [name, list(actions, `is.${name}`)])),
    otherwise: list(entry.else, 'else'),
    where,
  };
}
