/** Even gaps between widgets, in a column, a row or a grid. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import styles from './Stack.module.css';

export function Stack(props: Props<'stack'>): ReactElement {
  const { id, body, direction = 'column', gap = 'medium', align = 'stretch' } = props;
  return (
    <div id={id} className={cx(styles['stack'], styles[direction], styles[gap], styles[align])}>
      {body}
    </div>
  );
}
