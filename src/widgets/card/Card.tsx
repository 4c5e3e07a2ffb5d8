/** A surface for what belongs together. With press its title is a button that covers the card, under what lies on it. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Card.module.css';

export function Card({ id, title, body, press, busy, tone = 'default' }: Props<'card'>): ReactElement {
  return (
    <section id={id} className={cx(styles['card'], styles[tone])}>
      {title ? (
        <h2 className={styles['title']}>
          {press ? (
            <button
              type="button"
              className={styles['press']}
              aria-busy={busy || undefined}
              onClick={() => {
                if (!busy) press();
              }}
            >
              <span>{title}</span>
              <Icon name="chevron-right" size="small" />
            </button>
          ) : (
            title
          )}
        </h2>
      ) : null}
      {body}
    </section>
  );
}
