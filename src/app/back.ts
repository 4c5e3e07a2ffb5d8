/**
 * Back closes the topmost dialog that may be dismissed, before anything else hears of it. It must not know what a dialog
 * shows, nor which pages there are.
 */
import { beforeDismissible, topCloser } from '../ui/open-dialogs.ts';

export interface FirstPage {
  /** Whether no page of the app lies before this one. */
  readonly isFirst: () => boolean;
  readonly leave: () => void;
}

let page: FirstPage = { isFirst: () => false, leave: () => undefined };
/** A spare entry lies over the first one, here or on the way back. */
let spared = false;
/** What is left to do once the step back has been undone. */
let closing: (() => void) | undefined;

const isSpare = (state: unknown): boolean => (state as { spare?: true } | null)?.spare === true;

/** To be called before anything else listens: a window's listeners are called in the order of their coming. */
export function guardBack(first: FirstPage): void {
  page = first;
  spared = isSpare(window.history.state);
  closing = undefined;
  beforeDismissible(spareEntry);
  window.addEventListener('popstate', onBack, { capture: true });
}

/**
 * On the first page Back would leave the document before anybody hears of it: a dialog puts a spare entry of the same
 * page over it. It stays when the dialog is answered, since going back then could overtake where the answer leads.
 */
function spareEntry(): void {
  const state = window.history.state as object | null;
  if (!page.isFirst() || isSpare(state)) return;
  window.history.pushState({ ...state, spare: true }, '');
  spared = true;
}

function onBack(event: PopStateEvent): void {
  const close = topCloser();
  const first = spared && page.isFirst() && !isSpare(event.state);
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
    page.leave();
  }
}
