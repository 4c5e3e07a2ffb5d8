/** A sign that something is being waited for, with words. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Spinner as Ring } from '../../ui/Spinner.tsx';
import styles from './Spinner.module.css';

export function Spinner({ id, text }: Props<'spinner'>): ReactElement {
  return (
    <div id={id} role="status" className={styles['waiting']}>
      <Ring size="large" />
      {text ? <p>{text}</p> : null}
    </div>
  );
}
