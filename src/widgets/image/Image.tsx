/** A picture that keeps its room; when it cannot be shown, its words stand there instead. */
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { lineBreaks } from '../../ui/line-breaks.tsx';
import styles from './Image.module.css';

export function Image(props: Props<'image'>): ReactElement | null {
  const { id, src, alt, caption, variant = 'picture', ratio = 'auto', pending } = props;
  const [broken, setBroken] = useState<string>();
  const shown = src !== undefined && src !== '' && src !== broken;
  if (!shown && alt === '' && !pending) return null;
  return (
    <figure id={id} className={cx(styles['figure'], styles[variant])}>
      <div className={cx(styles['frame'], styles[ratio])}>
        {shown ? (
          <img
            src={src}
            alt={alt}
            className={styles['image']}
            decoding="async"
            onError={() => setBroken(src)}
          />
        ) : (
          <p className={styles['missing']}>{alt}</p>
        )}
      </div>
      {caption ? <figcaption className={styles['caption']}>{lineBreaks(caption)}</figcaption> : null}
    </figure>
  );
}
