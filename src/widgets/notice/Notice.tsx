/** A message in the flow of the screen, with an optional link under it. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './Notice.module.css';

const icons = { info: 'info', neutral: 'info', success: 'check', warning: 'alert', danger: 'alert' } as const;

export function Notice(props: Props<'notice'>): ReactElement {
  const { id, text, title, tone = 'info', linkText, press } = props;
  return (
    <div id={id} className={cx(styles['notice'], styles[tone])}>
      <span className={styles['mark']}>
        <Icon name={icons[tone]} size="small" />
      </span>
      <div className={styles['words']}>
        {title ? <p className={styles['title']}>{title}</p> : null}
        {text ? (
          <p className={styles['text']}>
            <Message text={text} />
          </p>
        ) : null}
        {linkText && press ? (
          // It leads to another page, so it is announced as a link.
          <button type="button" role="link" className={styles['link']} onClick={() => press()}>
            {linkText}
          </button>
        ) : null}
      </div>
    </div>
  );
}
