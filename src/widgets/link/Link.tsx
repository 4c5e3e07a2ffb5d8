/** Words that lead somewhere: a real link with an address, or actions. A refused address leaves plain words. */
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import styles from './Link.module.css';

export function Link({ id, text, press, url, icon, align = 'start' }: Props<'link'>): ReactElement | null {
  if (!text) return null;
  const className = cx(styles['link'], styles[align]);
  const content = (
    <>
      {icon ? <Icon name={icon} size="small" /> : null}
      <span className={styles['words']}>{lineBreaks(text)}</span>
    </>
  );
  if (url) {
    return (
      <a id={id} href={url} rel="noopener noreferrer" className={className}>
        {content}
      </a>
    );
  }
  if (press) {
    return (
      <button type="button" role="link" id={id} className={className} onClick={() => press()}>
        {content}
      </button>
    );
  }
  return (
    <p id={id} className={cx(styles['plain'], styles[align])}>
      {content}
    </p>
  );
}
