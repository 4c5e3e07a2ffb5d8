/**
 * Which modal dialogs are open, the topmost last: everything outside the topmost is inert, so what must be heard or
 * pressed meanwhile (toasts, Back) has to know it. It knows neither what the dialogs show nor who opened them.
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

export function addDialog(dialog: HTMLDialogElement, close: (() => void) | undefined): void {
  if (close) closers.set(dialog, close);
  change([...open, dialog]);
}

export const removeDialog = (dialog: HTMLDialogElement): void =>
  change(open.filter((other) => other !== dialog));

export const topDialog = (): HTMLDialogElement | undefined => open[open.length - 1];

/**
 * Back closes the topmost dismissible dialog: the step is undone before the router hears of it. Listened to from the
 * beginning, because a window's listeners are called in the order of their coming, capturing ones too.
 */
let closing: (() => void) | undefined;
window.addEventListener(
  'popstate',
  (event) => {
    const top = topDialog();
    const close = top && closers.get(top);
    if (closing) {
      event.stopImmediatePropagation();
      closing();
      closing = undefined;
    } else if (close) {
      event.stopImmediatePropagation();
      closing = close;
      window.history.go(1);
    }
  },
  { capture: true },
);

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
