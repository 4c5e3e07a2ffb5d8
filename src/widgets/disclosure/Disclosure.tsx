/** What few need, under a title that opens it: the browser's own element, so that a search in the page finds what is inside. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Disclosure.module.css';

export function Disclosure({ id, title, body, open = false, pending }: Props<'disclosure'>): ReactElement {
  return (
    <details id={id} className={styles['disclosure']} open={open && !pending}>
      <summary>
        <span className={styles['title']}>{title}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles['body']}>{body}</div>
    </details>
  );
}
