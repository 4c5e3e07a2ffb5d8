/**
 * Which modal dialogs are open, the topmost last: everything outside the topmost is inert, so what must be heard or
 * pressed meanwhile (toasts, Back) has to know it. It knows neither what the dialogs show, nor who opened them, nor the
 * browser's history.
 */
import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();
/** How each dialog that may be dismissed is closed. */
const closers = new WeakMap<HTMLDialogElement, () => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Told before a dialog opens that may be dismissed: Back is to close it, and the history is the app's. */
let beforeOpening = (): void => undefined;

export function beforeDismissible(tell: () => void): void {
  beforeOpening = tell;
}

export function addDialog(dialog: HTMLDialogElement, close: (() => void) | undefined): void {
  if (close) {
    closers.set(dialog, close);
    beforeOpening();
  }
  change([...open, dialog]);
}

export const removeDialog = (dialog: HTMLDialogElement): void =>
  change(open.filter((other) => other !== dialog));

export const topDialog = (): HTMLDialogElement | undefined => open[open.length - 1];

/** How the topmost one is closed, where it may be dismissed. */
export function topCloser(): (() => void) | undefined {
  const top = topDialog();
  return top && closers.get(top);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The topmost open dialog, or nothing. */
export function useTopDialog(): HTMLDialogElement | undefined {
  return useSyncExternalStore(subscribe, topDialog);
}
