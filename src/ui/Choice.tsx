/**
 * One of several options, as radio inputs. An arrow key moves the focus only: choosing may lead to another page, so it
 * takes a press or the space bar. It must not know what is chosen between.
 */
import type { KeyboardEvent, ReactElement } from 'react';
import { cx } from './cx.ts';
import styles from './Choice.module.css';
import { FieldMessage, fieldMarks } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

export interface Option {
  readonly title: string;
  /** Smaller words beside it; empty for none. */
  readonly text: string;
  readonly value: string;
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly look: 'rows' | 'tags';
  readonly options: readonly Option[];
  /** The value of the chosen option, else empty. */
  readonly value: string;
  readonly error?: string | undefined;
  /** Also when the chosen one is pressed again. */
  readonly onChoose: (value: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const step = steps[event.key];
  if (step === undefined || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const inputs = [...event.currentTarget.querySelectorAll('input')];
  inputs[(inputs.indexOf(event.target) + step + inputs.length) % inputs.length]?.focus();
}

export function Choice({ id, label, look, options, value, error, onChoose }: ChoiceProps): ReactElement {
  return (
    // The keys of the inputs inside, as they bubble.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className={styles['choice']} {...fieldMarks(id, undefined, error)} onKeyDown={moveFocus}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={cx(styles['options'], styles[look])}>
        {options.map((option, index) => (
          <label key={`${index} ${option.value}`} className={styles['option']}>
            <input
              type="radio"
              // The first one carries the field's id, where the focus goes when the choice is missing.
              id={index === 0 ? id : undefined}
              name={id}
              className={styles['input']}
              checked={option.value === value}
              onChange={() => undefined}
              onClick={() => onChoose(option.value)}
            />
            <span className={styles['words']}>
              {option.title}
              {option.text === '' ? null : <span className={styles['text']}> {option.text}</span>}
            </span>
            <Icon name="check" size="small" className={styles['mark']} />
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}

interface ChosenProps {
  readonly id: string;
  readonly label: string;
  readonly title: string;
}

/** What was chosen elsewhere, as a tag. */
export function Chosen({ id, label, title }: ChosenProps): ReactElement {
  return (
    <dl id={id} className={styles['chosen']}>
      <dt className={styles['term']}>{label}</dt>
      <dd className={styles['tag']}>{title}</dd>
    </dl>
  );
}
