/** The heading of a part of the screen. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Heading.module.css';

export function Heading({ id, text, level = 2, align = 'start' }: Props<'heading'>): ReactElement {
  const Level = `h${level}` as const;
  return (
    <Level id={id} className={cx(styles['heading'], styles[Level], styles[align])}>
      {text}
    </Level>
  );
}
