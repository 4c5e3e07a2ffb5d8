/** What is around every field: its name, its help, what is wrong with it and how to put that right. It must not know any kind. */
import { useId, useState, type ReactNode } from 'react';
import { toPointer, type Pointer } from '../../check/document/document.ts';
import type { Field } from '../core/fields.ts';
import { classes } from './classes.ts';
import { useDesk } from './desk.ts';
import { inTongue } from './tongue.ts';
import { ProblemsAt } from './Problems.tsx';
import { formWords } from './words.ts';
import css from './forms.module.css';

const cls = classes(css);

export interface FieldProps {
  readonly field: Field;
  /** Where the value stands, also where it is not there yet. */
  readonly pointer: Pointer;
  readonly value: unknown;
}

interface FrameProps extends Pick<FieldProps, 'field' | 'pointer'> {
  /** Of the one control inside; without it the frame is a group with a name. */
  readonly control?: string;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** What a person calls it. */
export const useLabel = ({ label, name }: Pick<Field, 'label' | 'name'>): string => {
  const { tongue } = useDesk();
  const said = inTongue(label, tongue);
  return said === '' ? name : said;
};

export function Frame({ field, pointer, control, onRemove, children }: FrameProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const label = useLabel(field);
  const help = inTongue(field.help, tongue);
  const [open, setOpen] = useState(false);
  const [labelId, helpId] = [useId(), useId()];
  const hasHelp = help !== '' && help !== label;
  const head = (
    <div className={cls('head')}>
      {control === undefined ? (
        <span id={labelId} className={cls('label')}>
          {label}
        </span>
      ) : (
        <label htmlFor={control} className={cls('label')}>
          {label}
        </label>
      )}
      {hasHelp && (
        <button
          type="button"
          className={cls('ask')}
          aria-label={words.help(label)}
          aria-expanded={open}
          aria-controls={helpId}
          onClick={() => setOpen(!open)}
        >
          ?
        </button>
      )}
      {onRemove !== undefined && !field.required && (
        <button type="button" className={cls('clear')} aria-label={words.removeOne(label)} onClick={onRemove}>
          ×
        </button>
      )}
    </div>
  );
  return (
    <div
      className={cls('field')}
      {...(control === undefined ? { role: 'group', 'aria-labelledby': labelId } : {})}
      data-kind={field.kind}
      data-at={toPointer(pointer)}
    >
      {head}
      {hasHelp && (
        <p id={helpId} className={cls('help')} hidden={!open}>
          {help}
        </p>
      )}
      {children}
      <ProblemsAt pointer={pointer} />
    </div>
  );
}
