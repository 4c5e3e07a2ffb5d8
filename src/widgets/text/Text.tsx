/** A paragraph. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import styles from './Text.module.css';

export function Text({
  id,
  text,
  variant = 'body',
  tone = 'default',
  align = 'start',
}: Props<'text'>): ReactElement {
  return (
    <p id={id} className={cx(styles['text'], styles[variant], styles[tone], styles[align])}>
      {lineBreaks(text)}
    </p>
  );
}
