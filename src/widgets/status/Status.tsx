/** The state of something: a picture, its name in the color of its meaning, an explanation. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/Picture.tsx';
import styles from './Status.module.css';

export function Status(props: Props<'status'>): ReactElement {
  const { id, picture, tone, size = 'large', title, text } = props;
  return (
    <div id={id} className={cx(styles['status'], styles[size])}>
      <Picture name={picture} tone={tone} />
      <div className={styles['words']}>
        {title ? <h2 className={cx(styles['title'], styles[tone])}>{title}</h2> : null}
        {text ? <p className={styles['text']}>{text}</p> : null}
      </div>
    </div>
  );
}
