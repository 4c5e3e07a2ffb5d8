/**
 * A modal dialog on the platform's own element: focus goes in, stays in and returns; on a phone it is a sheet at the
 * lower edge. Esc, Back and a press beside it close it only where it is dismissible. It must not know what it asks.
 */
import { useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { useModal } from './modal.ts';
import { useTooHigh } from './use-too-high.ts';

/** Answers may take more room than the footer of a page: they are what the dialog is for. */
const mostOfWindow = (): number => window.innerHeight * 0.4;

function Answers({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useRef<HTMLElement>(null);
  const low = useTooHigh(ref, mostOfWindow);
  return (
    <footer ref={ref} className={cx(styles['footer'], low && styles['low'])}>
      {children}
    </footer>
  );
}

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
  const titleId = useId();
  // The title is read first.
  const { ref, ...events } = useModal(dismissible, onClose, 'h2');

  return (
    // The keyboard's way to do the same is Esc, which the element itself handles.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      {...events}
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
        {footer ? <Answers>{footer}</Answers> : null}
      </div>
    </dialog>
  );
}
