/** A call by what it does. */
import { useId } from 'react';
import { useDesk, useSet } from '../desk.ts';
import { Frame, type FieldProps } from '../Frame.tsx';
import { NameChoice } from '../NameChoice.tsx';
import { callWords } from './names.ts';

export function CallField({ field, pointer, value }: FieldProps) {
  const { project, tongue } = useDesk();
  const set = useSet(field, pointer);
  const id = useId();
  const names = Object.keys(project.calls).map((name) => [name, callWords(name, tongue)] as const);
  return (
    <Frame field={field} pointer={pointer} control={id}>
      <NameChoice id={id} names={names} chosen={typeof value === 'string' ? value : ''} onChoose={set} />
    </Frame>
  );
}
