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
  if (close) {
    closers.set(dialog, close);
    spareEntry();
  }
  change([...open, dialog]);
}

export const removeDialog = (dialog: HTMLDialogElement): void =>
  change(open.filter((other) => other !== dialog));

export const topDialog = (): HTMLDialogElement | undefined => open[open.length - 1];

/** Before the first page there is no entry of this page: whether this is it, and how to leave it; the app's to say. */
let isFirst = (): boolean => false;
let leave = (): void => undefined;

export function setFirstPage(first: () => boolean, leaveIt: () => void): void {
  isFirst = first;
  leave = leaveIt;
}

/** The build draws a first screen in Node, where there is no page. */
const isPage = typeof window === 'object';

const isSpare = (state: unknown): boolean => (state as { spare?: true } | null)?.spare === true;
/** A spare entry lies over the first one, here or on the way back. */
let spared = isPage && isSpare(window.history.state);

/**
 * On the first page Back would leave the document before anybody hears of it: a dialog puts a spare entry of the same
 * page over it. It stays when the dialog is answered, since going back then could overtake where the answer leads.
 */
function spareEntry(): void {
  const state = window.history.state as object | null;
  if (!isFirst() || isSpare(state)) return;
  window.history.pushState({ ...state, spare: true }, '');
  spared = true;
}

/**
 * Back closes the topmost dismissible dialog: the step is undone before the router hears of it. Listened to from the
 * beginning, because a window's listeners are called in the order of their coming, capturing ones too.
 */
let closing: (() => void) | undefined;
const onBack = (event: PopStateEvent): void => {
  const top = topDialog();
  const close = top && closers.get(top);
  const first = spared && isFirst() && !isSpare(event.state);
  spared = !first && (spared || isSpare(event.state));
  if (closing) {
    event.stopImmediatePropagation();
    closing();
    closing = undefined;
  } else if (close) {
    event.stopImmediatePropagation();
    // From the spare entry there is nothing to undo.
    if (first) return close();
    closing = close;
    window.history.go(1);
  } else if (first) {
    event.stopImmediatePropagation();
    leave();
  }
};
if (isPage) window.addEventListener('popstate', onBack, { capture: true });

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
