/** The value that matters most, in large type; without a value it shows a dash. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { lineBreaks, wholeDate } from '../../ui/line-breaks.tsx';
import styles from './Figure.module.css';

export function Figure(props: Props<'figure'>): ReactElement {
  const { id, label, value, caption, size = 'large', align = 'start', tone = 'default' } = props;
  return (
    <div id={id} className={cx(styles[align], styles[tone])}>
      <p className={styles['label']}>{label}</p>
      <p className={cx(styles['value'], styles[size], wholeDate(value))}>{value || '—'}</p>
      {caption ? <p className={styles['caption']}>{lineBreaks(caption)}</p> : null}
    </div>
  );
}
