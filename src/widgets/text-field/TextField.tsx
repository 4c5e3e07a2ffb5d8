/** A line to type in, bound to the screen's state. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { TextField as Base } from '../../ui/TextField.tsx';
import { useDigits } from './use-digits.ts';

const keyboards = { card: 'numeric', digits: 'numeric', phone: 'tel' } as const;

export function TextField(props: Props<'text-field'>): ReactElement {
  const { id, bind, label, hint, format, maxLength, autocomplete, enabled = true, change } = props;
  const value = typeof bind.value === 'string' || typeof bind.value === 'number' ? String(bind.value) : '';
  const keep = (typed: string): void => {
    bind.set(typed);
    change?.(typed);
  };
  const { value: shown, ...typing } = useDigits(format ?? 'digits', value, maxLength, keep);
  return (
    <Base
      id={id}
      label={label}
      hint={hint}
      value={format === undefined ? value : shown}
      error={bind.error}
      required={bind.required}
      // The browser would count the spaces of the groups.
      maxLength={format === undefined ? maxLength : undefined}
      keyboard={props.keyboard ?? (format === undefined ? undefined : keyboards[format])}
      autocomplete={autocomplete}
      disabled={!enabled}
      onChange={keep}
      typing={format === undefined ? undefined : typing}
    />
  );
}
