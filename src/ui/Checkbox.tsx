/** A box to tick with its words; whatever stands beside the words, such as a link, comes as children. */
import type { ReactElement, ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FieldMessage, fieldMarks } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';

interface CheckboxProps {
  readonly id: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  readonly children?: ReactNode;
}

export function Checkbox({ id, label, checked, onChange, error, children }: CheckboxProps): ReactElement {
  return (
    <div>
      <div className={styles['line']}>
        <label className={styles['label']} htmlFor={id}>
          <span className={styles['frame']}>
            <input
              {...fieldMarks(id, undefined, error)}
              id={id}
              type="checkbox"
              className={styles['input']}
              checked={checked}
              onChange={(event) => onChange(event.target.checked)}
            />
            <span className={styles['box']}>
              <Icon name="check" size="small" />
            </span>
          </span>
          <span className={styles['words']}>{label}</span>
        </label>
        {children}
      </div>
      <FieldMessage id={id} error={error} />
    </div>
  );
}
