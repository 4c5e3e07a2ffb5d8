/** A field with its name above it. */
import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  readonly label: string;
  readonly value: string;
  readonly onType: (typed: string) => void;
}

export const TextField = ({ label, onType, ...input }: TextFieldProps) => (
  <label className="st-field">
    {label}
    <input {...input} onChange={({ target }) => onType(target.value)} />
  </label>
);
