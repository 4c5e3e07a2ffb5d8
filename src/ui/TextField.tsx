/** A line to type in. It shows what it is given and reports what is typed; it must not know where that is kept. */
import type { ChangeEvent, CompositionEvent, ReactElement } from 'react';
import { FieldFrame, fieldMarks } from './FieldFrame.tsx';
import { actionKey } from './main-button.ts';
import styles from './TextField.module.css';

export type Keyboard = 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url';

interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly keyboard?: Keyboard | undefined;
  readonly autocomplete?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Takes what is typed instead of `onChange`, for a field that shows it otherwise than it is kept. */
  readonly typing?:
    | {
        readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
        readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
      }
    | undefined;
}

export function TextField(props: TextFieldProps): ReactElement {
  const { id, label, hint, error, keyboard = 'text', maxLength } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...fieldMarks(id, hint, error)}
        {...actionKey}
        aria-required={props.required || undefined}
        id={id}
        className={styles['input']}
        // Other types let the browser change or refuse what was typed.
        type={keyboard === 'tel' || keyboard === 'email' ? keyboard : 'text'}
        inputMode={keyboard}
        autoComplete={props.autocomplete ?? 'off'}
        autoCapitalize={keyboard === 'text' ? undefined : 'none'}
        spellCheck={false}
        maxLength={maxLength}
        disabled={props.disabled}
        value={props.value}
        onChange={(event) => {
          const typed = event.target.value;
          props.onChange(maxLength === undefined ? typed : typed.slice(0, maxLength));
        }}
        {...props.typing}
      />
    </FieldFrame>
  );
}
