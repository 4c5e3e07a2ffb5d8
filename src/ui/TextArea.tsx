/**
 * Several lines to type in, with a live counter of characters as people count them. What is typed beyond the limit is
 * ignored, whatever puts it in; while an input method composes, its text is left alone. It grows with its text.
 */
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { cx } from './cx.ts';
import { FieldFrame } from './FieldFrame.tsx';
import styles from './TextArea.module.css';

interface TextAreaProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly value: string;
  /** What is left of an input, and where its end is then. */
  readonly limit: (
    before: string,
    after: string,
    caret: number,
  ) => { readonly text: string; readonly caret: number };
  /** "12/200", or empty. */
  readonly counter: string;
  /** Shown and said once when no more can be typed, or something was cut, else empty. */
  readonly full: string;
  /** Without it the text is for reading only. */
  readonly onChange?: ((value: string) => void) | undefined;
}

export function TextArea(props: TextAreaProps): ReactElement {
  const { id, label, hint, error, value, limit, counter, full, onChange } = props;
  const ref = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const shown = value.replace(/\r\n?/g, '\n');

  useLayoutEffect(() => {
    const area = ref.current;
    // What was typed is there already; only what came from elsewhere is put in.
    if (area !== null && !composing.current && area.value !== shown) area.value = shown;
  }, [shown]);

  function take(area: HTMLTextAreaElement): void {
    const caret = area.selectionEnd;
    const kept = limit(shown, area.value, caret);
    if (!composing.current && kept.text !== area.value) {
      area.value = kept.text;
      area.setSelectionRange(kept.caret, kept.caret);
    }
    if (kept.text !== shown) onChange?.(kept.text);
  }

  const marks = [hint && `${id}-hint`, counter && `${id}-count`, error && `${id}-error`].filter(Boolean);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={cx(styles['room'], onChange === undefined && styles['read'])}>
        <div className={styles['twin']} aria-hidden="true">
          {shown}{' '}
        </div>
        <textarea
          ref={ref}
          id={id}
          aria-describedby={marks.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={props.required || undefined}
          className={styles['area']}
          readOnly={onChange === undefined}
          defaultValue={shown}
          autoComplete="off"
          onChange={(event) => take(event.currentTarget)}
          onCompositionStart={() => {
            composing.current = true;
          }}
          onCompositionEnd={(event) => {
            composing.current = false;
            take(event.currentTarget);
          }}
        />
      </div>
      <div className={styles['below']}>
        <p className={styles['full']} role="status">
          {full}
        </p>
        {counter ? (
          <p id={`${id}-count`} className={styles['counter']}>
            {counter}
          </p>
        ) : null}
      </div>
    </FieldFrame>
  );
}
