/** Data that is read, or a variable that is written into; where a value that stands here will do, that can be written as well. */
import { useId, useState } from 'react';
import type { Json } from '../../../model/json.ts';
import { classes } from '../classes.ts';
import { useDesk, useSet } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { PathPicker } from '../PathPicker.tsx';
import { formWords } from '../words.ts';
import { textOf } from './plain.tsx';
import css from '../forms.module.css';

const cls = classes(css);

/** Members whose schema asks for `{{path}}`, where others take the path as it is. */
const isTagged = (value: unknown, fixed: boolean, name: string): boolean =>
  fixed || name === 'match' || name === 'each' || (typeof value === 'string' && value.includes('{{'));

/** What is typed as a number or a yes is one. */
function valueOf(typed: string): Json {
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

export function BindingField({ field, pointer, value }: FieldProps) {
  const { tongue } = useDesk();
  const words = formWords[tongue];
  const set = useSet(field, pointer);
  const id = useId();
  const isFixed = field.fixed === true;
  const isRead = typeof value === 'string' && value.includes('{{');
  const [fixed, setFixed] = useState(isFixed && value !== undefined && !isRead);
  const typed = typeof value === 'object' && value !== null ? JSON.stringify(value) : textOf(value);
  const tagged = isTagged(value, isFixed, field.name);
  const kinds = field.name === 'each' ? (['list'] as const) : undefined;
  return (
    <Frame
      field={field}
      pointer={pointer}
      {...(fixed ? { control: id } : {})}
      onRemove={value === undefined ? undefined : () => set(undefined)}
    >
      {fixed ? (
        <input
          id={id}
          className={cls('input')}
          value={typed}
          onChange={({ currentTarget }) => set(valueOf(currentTarget.value), true)}
        />
      ) : (
        <PathPicker
          label={words.known}
          pointer={pointer}
          tag={typeof value === 'string' ? value : ''}
          {...(kinds === undefined ? {} : { kinds })}
          variables={!tagged}
          onPick={({ path }) => set(tagged ? `{{${path}}}` : path)}
        />
      )}
      {isFixed && (
        <button type="button" className={cls('plain')} onClick={() => setFixed(!fixed)}>
          {fixed ? words.asData : words.fixed}
        </button>
      )}
    </Frame>
  );
}
