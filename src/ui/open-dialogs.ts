/**
 * Which modal dialogs are open, the topmost last: everything outside the topmost is inert, so what must be heard or
 * pressed meanwhile (toasts, Back) has to know it. It knows neither what the dialogs show nor who opened them.
 */
import { useSyncExternalStore } from 'react';

let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export const addDialog = (dialog: HTMLDialogElement): void => change([...open, dialog]);
export const removeDialog = (dialog: HTMLDialogElement): void =>
  change(open.filter((other) => other !== dialog));

export const topDialog = (): HTMLDialogElement | undefined => open[open.length - 1];

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
