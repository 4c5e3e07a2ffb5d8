/** Shows the toasts in one live region, inside the topmost dialog when there is one: the rest of the page is inert then. */
import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '../../ui/open-dialogs.ts';
import styles from './Toaster.module.css';
import type { Toasts } from './toasts.ts';

/** Less was not seen by anybody. */
const MOMENT = 300;

export function Toaster({ toasts }: { readonly toasts: Toasts }): ReactElement {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  const dialog = useTopDialog();
  const id = toast?.id;
  // What was said in a dialog ends with it, unless it was said as it closed.
  useEffect(() => {
    if (dialog === undefined || id === undefined) return undefined;
    const since = performance.now();
    return () => {
      if (!dialog.isConnected && performance.now() - since > MOMENT) toasts.end(id);
    };
  }, [dialog, id, toasts]);
  const region = (
    <div role="status" className={styles['region']}>
      {toast ? (
        <p
          key={toast.id}
          className={styles['toast']}
          // Held by a press only: a mouse that merely rests where the toast appears would keep it for ever.
          onPointerDown={toasts.pause}
          onPointerUp={toasts.resume}
          onPointerCancel={toasts.resume}
          onPointerLeave={toasts.resume}
        >
          {toast.text}
        </p>
      ) : null}
    </div>
  );
  return dialog ? <>{createPortal(region, dialog)}</> : region;
}
