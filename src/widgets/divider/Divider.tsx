/** A fine line between parts. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Divider.module.css';

export function Divider({ id, gap = 'none' }: Props<'divider'>): ReactElement {
  return <hr id={id} className={cx(styles['divider'], styles[gap])} />;
}
