/** Shows the toasts in one live region, inside the topmost dialog when there is one: the rest of the page is inert then. */
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { Message } from '../../ui/Message.tsx';
import { useTopDialog } from '../../ui/open-dialogs.ts';
import styles from './Toaster.module.css';
import type { Toasts } from './toasts.ts';

/** What a person goes on with. Typing is none of it: the toast may say what to type. */
const controls = 'button, a, summary, input[type="radio"], input[type="checkbox"]';

/** Taps go through a toast; a press that is held, wherever on the page, keeps it. */
function usePresses(toasts: Toasts): void {
  useEffect(() => {
    const goOn = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(controls) !== null) toasts.endOld();
    };
    // Captured: it ends before the control says anything itself.
    const listeners = [
      ['click', goOn],
      ['pointerdown', toasts.pause],
      ['pointerup', toasts.resume],
      ['pointercancel', toasts.resume],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    };
  }, [toasts]);
}

export function Toaster({ toasts }: { readonly toasts: Toasts }): ReactElement {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  const isHeardOnly = useSyncExternalStore(toasts.subscribe, toasts.isHeardOnly);
  const dialog = useTopDialog();
  usePresses(toasts);
  // A dialog is a new matter, and what was said in one ends with it.
  useEffect(() => {
    if (dialog === undefined) return undefined;
    toasts.endOld();
    return () => {
      if (!dialog.isConnected) toasts.endOld();
    };
  }, [dialog, toasts]);
  const region = (
    <div role="status" className={isHeardOnly ? 'visually-hidden' : styles['region']}>
      {toast ? (
        <p key={toast.id} className={styles['toast']}>
          <Message text={toast.text} />
        </p>
      ) : null}
    </div>
  );
  return dialog ? <>{createPortal(region, dialog)}</> : region;
}
