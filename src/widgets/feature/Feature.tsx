/** One point among several: icon, title, words. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Feature.module.css';

export function Feature({ id, icon, title, text }: Props<'feature'>): ReactElement {
  return (
    <section id={id} className={styles['feature']}>
      {icon ? (
        <span className={styles['icon']}>
          <Icon name={icon} />
        </span>
      ) : null}
      {title ? <h3 className={styles['title']}>{title}</h3> : null}
      {text ? <p className={styles['text']}>{text}</p> : null}
    </section>
  );
}
