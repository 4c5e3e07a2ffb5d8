/**
 * One action list at a time per widget: a press while one runs is dropped, a new value while one runs is kept and
 * handled when it ends, so that nothing typed is lost. It must not know what the actions do.
 */

/** A list that runs. */
export interface Lock {
  /** Set only where the list does not end at once. */
  busy: boolean;
  /** Called when `busy` changes; the place that is drawn now sets it. */
  changed: () => void;
  /** What was kept to run at the end. */
  waiting: (() => unknown) | undefined;
}

/** Of a screen, by place: a widget drawn anew while its list runs is still the same. Those of ended lists are gone. */
export type Locks = Map<string, Lock>;

/** Runs unless a list of this place runs; `keep`: then it runs at the end of that. `run` never throws or rejects. */
export function runLocked(
  locks: Locks,
  place: string,
  run: () => unknown,
  keep: boolean,
  changed: () => void,
): void {
  const held = locks.get(place);
  if (held !== undefined) {
    if (keep) held.waiting = run;
    return;
  }
  const lock: Lock = { busy: false, changed, waiting: undefined };
  locks.set(place, lock);
  const outcome = run();
  if (!(outcome instanceof Promise)) {
    end();
    return;
  }
  lock.busy = true;
  changed();
  void outcome.then(end);

  function end(): void {
    locks.delete(place);
    if (lock.busy) lock.changed();
    if (lock.waiting !== undefined) runLocked(locks, place, lock.waiting, false, lock.changed);
  }
}
