/** Stars to choose one from, as radio inputs; how a number of stars is called comes in as a function. */
import type { ReactElement } from 'react';
import { FieldMessage, fieldMarks } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import styles from './Rating.module.css';

interface RatingProps {
  readonly id: string;
  readonly label: string;
  readonly max: number;
  /** 0 while none is chosen. */
  readonly value: number;
  readonly nameOf: (stars: number) => string;
  readonly onChange: (stars: number) => void;
  readonly error?: string | undefined;
}

export function Rating({ id, label, max, value, nameOf, onChange, error }: RatingProps): ReactElement {
  return (
    <fieldset className={styles['rating']} {...fieldMarks(id, undefined, error)}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['stars']}>
        {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
          <label key={stars} className={styles['star']} data-on={stars <= value || undefined}>
            <input
              type="radio"
              // The first one carries the field's id, where the focus goes when the choice is missing.
              id={stars === 1 ? id : undefined}
              name={id}
              className={styles['input']}
              aria-label={nameOf(stars)}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <Icon name="star" size="large" filled={stars <= value} />
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  );
}
