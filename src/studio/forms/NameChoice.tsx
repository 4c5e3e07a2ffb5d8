/** Names to choose from: one of all, or one more that is not there yet. It must not know what they name. */
import { useState } from 'react';
import { classes } from './classes.ts';
import { useDesk } from './desk.ts';
import { formWords } from './words.ts';
import css from './forms.module.css';

const cls = classes(css);

/** A name, and what it is called. */
type Named = readonly [name: string, words: string];

interface NameChoiceProps {
  readonly id: string;
  readonly names: readonly Named[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** In the order of what they are called; what is chosen and is none of them stays until another one is. */
export function NameChoice({ id, names, chosen, onChoose }: NameChoiceProps) {
  const { tongue } = useDesk();
  const sorted = [...names].sort(([, one], [, other]) => one.localeCompare(other, tongue));
  return (
    <select
      id={id}
      className={cls('input')}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {!sorted.some(([name]) => name === chosen) && (
        <option value={chosen}>{formWords[tongue].choose}</option>
      )}
      {sorted.map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </select>
  );
}

interface NewNameProps {
  /** Those that may come; where there are none, any may be typed. */
  readonly left: readonly Named[];
  readonly label: string;
  readonly typedLabel: string;
  /** Of the button, where its words alone do not say what is added. */
  readonly addLabel?: string;
  readonly onAdd: (name: string) => void;
}

export function NewName({ left, label, typedLabel, addLabel, onAdd }: NewNameProps) {
  const words = formWords[useDesk().tongue];
  const [typed, setTyped] = useState('');
  const add = (name: string): void => {
    if (name === '') return;
    onAdd(name);
    setTyped('');
  };
  if (left.length > 0)
    return (
      <select
        className={cls('input')}
        aria-label={label}
        value=""
        onChange={({ currentTarget }) => add(currentTarget.value)}
      >
        <option value="">{words.add}</option>
        {left.map(([name, said]) => (
          <option key={name} value={name}>
            {said}
          </option>
        ))}
      </select>
    );
  return (
    <span className={cls('line')}>
      <input
        className={cls('input')}
        aria-label={typedLabel}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <button type="button" className={cls('button')} aria-label={addLabel} onClick={() => add(typed)}>
        {words.add}
      </button>
    </span>
  );
}
