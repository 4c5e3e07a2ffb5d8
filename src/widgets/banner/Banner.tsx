/** A drawing beside words and what can be done about them. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Illustration } from '../../ui/illustrations/Illustration.tsx';
import styles from './Banner.module.css';

export function Banner(props: Props<'banner'>): ReactElement {
  const { id, title, text, picture = 'none', body, tone = 'accent' } = props;
  return (
    <section id={id} className={cx(styles['banner'], styles[tone])}>
      <div className={styles['words']}>
        {title ? <h2 className={styles['title']}>{title}</h2> : null}
        {text ? <p className={styles['text']}>{text}</p> : null}
        {body ? <div className={styles['actions']}>{body}</div> : null}
      </div>
      {picture === 'none' ? null : (
        <div className={styles['picture']}>
          <Illustration name={picture} />
        </div>
      )}
    </section>
  );
}
