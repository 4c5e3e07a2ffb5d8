/** What happens one after the other: a numbered list for readers, a line of marks for the eye. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import styles from './Timeline.module.css';

export function Timeline({ id, body }: Props<'timeline'>): ReactElement {
  return (
    <ol id={id} className={styles['timeline']}>
      {body}
    </ol>
  );
}
