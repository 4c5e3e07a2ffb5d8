/**
 * How far the sources of a screen are, and why one has failed: in the store, where what is drawn hears of it. It must not
 * know how a source is loaded.
 */
import { failureOf, readInner, statusOf, writeInner, type SourceStatus } from './inner.ts';
import type { CallFailure } from './ports.ts';
import type { Store } from './store.ts';

export interface SourceStates {
  status(name: string): SourceStatus | undefined;
  failure(name: string): CallFailure | undefined;
  set(name: string, next: SourceStatus): void;
  /** `kept`: it shows what it has. False where nobody is told: what was ended did not fail, nor does a screen that is left. */
  fail(name: string, error: CallFailure, kept: boolean): boolean;
  /** Resolves when each of them has been there once. */
  complete(): Promise<void>;
  end(): void;
}

/** `open`: those that are not there yet. */
export function createStates(store: Store, open: Set<string>): SourceStates {
  let ended = false;
  let complete = (): void => undefined;

  function set(name: string, next: SourceStatus): void {
    writeInner(store, statusOf(name), next);
    if (next === 'loading' || next === 'failed') open.add(name);
    else open.delete(name);
    if (open.size === 0) complete();
  }

  return {
    status: (name) => readInner(store, statusOf(name)),
    failure: (name) => readInner(store, failureOf(name)),
    set,
    fail(name, error, kept) {
      if (ended || error.kind === 'aborted') return false;
      if (!kept) {
        writeInner(store, failureOf(name), error);
        set(name, 'failed');
      }
      return true;
    },
    async complete() {
      if (open.size > 0) await new Promise<void>((resolve) => (complete = resolve));
    },
    end: () => void (ended = true),
  };
}
