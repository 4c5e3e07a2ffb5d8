/** What every modal dialog has in common: it opens with its element, the focus goes in and returns, Back closes it. */
import { useLayoutEffect, useRef } from 'react';
import type { RefObject, SyntheticEvent } from 'react';
import { addDialog, removeDialog } from './open-dialogs.ts';

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
}

/** `first`: the selector of what the focus goes to. Open for as long as its element is mounted. */
export function useModal(dismissible: boolean, onClose: () => void, first: string): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const before = document.activeElement;
    dialog.showModal();
    addDialog(dialog, dismissible ? () => latest.current() : undefined);
    // The browser would choose the first button, often the one that closes.
    dialog.querySelector<HTMLElement>(first)?.focus();
    return () => {
      removeDialog(dialog);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dismissible, first]);

  return {
    ref,
    onCancel(event) {
      // Cancelling a file picker inside bubbles up here too.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (dismissible) onClose();
    },
    onClose(event) {
      // Chromium closes on a second Esc whatever the page says.
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (dismissible) onClose();
      else if (event.currentTarget.isConnected) event.currentTarget.showModal();
    },
  };
}
