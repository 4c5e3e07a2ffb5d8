/** A line to type in, bound to the screen's state. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { TextField as Base } from '../../ui/TextField.tsx';

export function TextField(props: Props<'text-field'>): ReactElement {
  const { id, bind, label, hint, maxLength, keyboard, autocomplete, enabled = true, change } = props;
  const value = typeof bind.value === 'string' || typeof bind.value === 'number' ? String(bind.value) : '';
  return (
    <Base
      id={id}
      label={label}
      hint={hint}
      value={value}
      error={bind.error}
      maxLength={maxLength}
      keyboard={keyboard}
      autocomplete={autocomplete}
      disabled={!enabled}
      onChange={(typed) => {
        bind.set(typed);
        change?.(typed);
      }}
    />
  );
}
