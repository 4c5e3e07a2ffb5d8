/**
 * Runs compiled action lists: steps in order, tests first, an exception reported and taken as `stop`. It must not know
 * any action by name, nor who pressed what.
 */
import type { ActionList } from '../model/resolved.ts';
import type { ActionContext, AnyAction, Outcome } from './action.ts';
import type { Read } from './expression.ts';
import { readPath } from '../lib/path.ts';
import { rowOf } from './match.ts';
import type { ActionsPlan, BranchStep, MatchStep, StepPlan } from './plan.ts';
import { parameterSurroundings, resolveProps } from './resolve.ts';

export interface RunSetting {
  readonly actions: { readonly [name: string]: AnyAction };
  readonly signal: AbortSignal;
  readonly url: (text: string, use: 'image' | 'link', place: string) => string | undefined;
  readonly threw: (where: string, error: unknown) => void;
  /** The surface an action gets, but for `run`, which is made here for the place and event of the list. */
  readonly context: Omit<ActionContext, 'run' | 'sources' | 'resolved'>;
}

/**
 * Runs a list to its end, synchronously as long as its actions are: typing must not wait for a promise.
 * Resolves to `stop` when the list was ended before its end; never rejects.
 */
export function runActions(
  plan: ActionsPlan,
  read: Read,
  event: unknown,
  setting: RunSetting,
): Outcome | Promise<Outcome> {
  const readHere: Read = (path) => {
    if (path[0] !== 'event') return read(path);
    return readPath(event, path.slice(1).map(String));
  };
  const context: ActionContext = {
    ...setting.context,
    sources: [],
    resolved: () => ({}),
    run: (list: ActionList, inner = event) => runActions(list as ActionsPlan, read, inner, setting),
  };
  return runFrom(0);

  function runFrom(start: number): Outcome | Promise<Outcome> {
    for (let index = start; index < plan.actions.length; index += 1) {
      const step = plan.actions[index];
      if (step === undefined) return undefined;
      if (setting.signal.aborted) return 'stop';
      const outcome = guarded(step);
      if (outcome instanceof Promise) {
        return outcome.then(
          (ended) => (ended === 'stop' ? ended : runFrom(index + 1)),
          (error: unknown) => fail(step, error),
        );
      }
      if (outcome === 'stop') return outcome;
    }
    return undefined;
  }

  function guarded(step: StepPlan): Outcome | Promise<Outcome> {
    try {
      return runStep(step);
    } catch (error) {
      return fail(step, error);
    }
  }

  function runStep(step: StepPlan): Outcome | Promise<Outcome> {
    if (!('action' in step)) return runTaken(step);
    if (step.test?.evaluate(readHere) === false) return undefined;
    const action = setting.actions[step.action];
    if (action === undefined) return 'stop';
    const resolved = (): Record<string, unknown> =>
      resolveProps(step.parameters, parameterSurroundings(readHere, step, setting));
    const own = step.sources.length === 0 ? context : { ...context, sources: step.sources };
    // Its schema promises the parameters; the engine knows them only as data.
    return action.run(resolved() as never, { ...own, resolved });
  }

  function runTaken(step: BranchStep | MatchStep): Outcome | Promise<Outcome> {
    const taken =
      'value' in step
        ? rowOf(step, step.value.evaluate(readHere))
        : step.test.evaluate(readHere)
          ? step.then
          : step.otherwise;
    return taken === undefined ? undefined : runActions(taken, read, event, setting);
  }

  function fail(step: StepPlan, error: unknown): 'stop' {
    setting.threw(step.where, error);
    return 'stop';
  }
}
