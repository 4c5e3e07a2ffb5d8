/**
 * One action list at a time per widget: a press while one runs is dropped, a new value while one runs is kept and
 * handled when it ends, so that nothing typed is lost. It must not know what the actions do.
 */
import type { ActionsPlan } from './plan.ts';

/** A promise where the list does not end at once. */
export type Run = (actions: ActionsPlan, event: unknown) => unknown;

export interface Lock {
  /** Starts the list unless one runs. `setBusy` is called only when the list does not end at once. */
  start(actions: ActionsPlan, event: unknown): void;
}

export function createLock(run: Run, setBusy: (busy: boolean) => void): Lock {
  let running = false;
  let waiting: { readonly actions: ActionsPlan; readonly event: unknown } | undefined;

  function start(actions: ActionsPlan, event: unknown): void {
    if (running) {
      if (event !== undefined) waiting = { actions, event };
      return;
    }
    running = true;
    const outcome = run(actions, event);
    if (!(outcome instanceof Promise)) {
      end();
      return;
    }
    setBusy(true);
    // `run` never rejects: what an action throws is reported there.
    void outcome.then(() => {
      setBusy(false);
      end();
    });
  }

  function end(): void {
    running = false;
    const next = waiting;
    waiting = undefined;
    if (next !== undefined) start(next.actions, next.event);
  }

  return { start };
}
