/** One line of a list; with press the whole line is one button, named by its words. */
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import styles from './ListItem.module.css';

/** A logo; one that cannot be shown gives way to the first letter of the name. */
function Logo({ src, title }: { readonly src: string | undefined; readonly title: string }): ReactElement {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={styles['picture']} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" className={styles['image']} onError={() => setBroken(src)} />
      ) : (
        Array.from(title.trim())[0]?.toUpperCase()
      )}
    </span>
  );
}

export function ListItem(props: Props<'list-item'>): ReactElement {
  const { id, title, text, icon, trailing, trailingText, press, busy, tone = 'default' } = props;
  const content = (
    <>
      <span className={styles['lead']}>
        {icon ? (
          <span className={styles['picture']}>
            <Icon name={icon} />
          </span>
        ) : 'image' in props ? (
          <Logo src={props.image} title={title} />
        ) : null}
        <span className={styles['main']}>
          <span className={styles['words']}>
            <span className={styles['title']}>{title}</span>
            {text ? <span className={styles['text']}>{lineBreaks(text)}</span> : null}
          </span>
          {trailing || trailingText ? (
            <span className={styles['end']}>
              <span className={cx(styles['trailing'], styles[tone])}>{trailing}</span>
              {trailingText ? <span className={styles['text']}>{trailingText}</span> : null}
            </span>
          ) : null}
        </span>
      </span>
      {busy ? (
        <Spinner />
      ) : (props.chevron ?? press !== undefined) ? (
        <Icon name="chevron-right" size="small" className={styles['chevron']} />
      ) : null}
    </>
  );
  if (!press) {
    return (
      <div id={id} className={styles['item']}>
        {content}
      </div>
    );
  }
  return (
    <button
      type="button"
      id={id}
      className={cx(styles['item'], styles['press'])}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) press();
      }}
    >
      {content}
    </button>
  );
}
