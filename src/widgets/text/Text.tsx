/** A paragraph; an empty one takes no room. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Text.module.css';

export function Text({
  id,
  text,
  variant = 'body',
  tone = 'default',
  align = 'start',
}: Props<'text'>): ReactElement | null {
  if (!text) return null;
  return (
    <p id={id} className={cx(styles['text'], styles[variant], styles[tone], styles[align])}>
      {text}
    </p>
  );
}
