/** A call by what it does. */
import { useId } from 'react';
import { classes } from '../classes.ts';
import { useDesk, useSet } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { formWords } from '../words.ts';
import { callWords } from './names.ts';
import css from '../forms.module.css';

const cls = classes(css);

export function CallField({ field, pointer, value }: FieldProps) {
  const { project, tongue } = useDesk();
  const set = useSet(field, pointer);
  const id = useId();
  const names = Object.keys(project.calls)
    .map((name) => [name, callWords(name, tongue)] as const)
    .sort(([, one], [, other]) => one.localeCompare(other, tongue));
  const chosen = typeof value === 'string' ? value : '';
  return (
    <Frame field={field} pointer={pointer} control={id}>
      <select
        id={id}
        className={cls('input')}
        value={chosen}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      >
        {!names.some(([name]) => name === chosen) && (
          <option value={chosen}>{formWords[tongue].choose}</option>
        )}
        {names.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  );
}
