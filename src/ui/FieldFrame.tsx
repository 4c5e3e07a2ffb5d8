/** What every field has around it: its label, a hint, the message of what is wrong, tied together for all readers. */
import type { ReactElement, ReactNode } from 'react';
import styles from './FieldFrame.module.css';
import { Icon } from './Icon.tsx';
import { Message } from './Message.tsx';

export interface FieldMarks {
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** The attributes that tie a control to the hint and the message drawn by `FieldMessage` with the same id. */
export function fieldMarks(id: string, hint: string | undefined, error: string | undefined): FieldMarks {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined };
}

export function FieldMessage({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}): ReactElement | null {
  return error ? (
    <p id={`${id}-error`} className={styles['error']}>
      <Icon name="alert" size="small" />
      <span>
        <Message text={error} />
      </span>
    </p>
  ) : null;
}

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps): ReactElement {
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      ) : null}
      {children}
      <FieldMessage id={id} error={error} />
    </div>
  );
}
