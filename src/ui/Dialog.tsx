/**
 * A modal dialog on the platform's own element: focus goes in, stays in and returns; on a phone it is a sheet at the
 * lower edge. Esc, Back and a press beside it close it only where it is dismissible. It must not know what it asks.
 */
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { addDialog, removeDialog } from './open-dialogs.ts';

interface DialogProps {
  readonly title: string;
  readonly dismissible: boolean;
  /** The name of the button that closes it. */
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** Open for as long as it is mounted. */
export function Dialog({
  title,
  dismissible,
  closeLabel,
  onClose,
  children,
  footer,
}: DialogProps): ReactElement {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
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
    // The browser would choose the first button, often the one that closes: the title is read first instead.
    dialog.querySelector<HTMLElement>('h2')?.focus();
    return () => {
      removeDialog(dialog);
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [dismissible]);

  return (
    // The keyboard's way to do the same is Esc, which the element itself handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // Cancelling a file picker inside bubbles up here too.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        // Chromium closes on a second Esc whatever the page says.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        if (dismissible) onClose();
        else if (event.currentTarget.isConnected) event.currentTarget.showModal();
      }}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['sheet']}>
        <header className={styles['header']}>
          <h2 id={titleId} tabIndex={-1} className={styles['title']}>
            {title}
          </h2>
          {dismissible ? <IconButton icon="close" label={closeLabel} onPress={onClose} /> : null}
        </header>
        <div className={styles['body']}>{children}</div>
        {footer ? <footer className={styles['footer']}>{footer}</footer> : null}
      </div>
    </dialog>
  );
}
