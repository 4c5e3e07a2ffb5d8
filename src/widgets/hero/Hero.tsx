/** The promise at the top of a landing page. Its picture keeps its room while it loads; a broken one becomes the drawing. */
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { Illustration } from '../../ui/illustrations/Illustration.tsx';
import styles from './Hero.module.css';

export function Hero({ id, title, text, image, picture = 'phone', body }: Props<'hero'>): ReactElement {
  const [broken, setBroken] = useState<string>();
  const shown = image !== undefined && image !== '' && image !== broken;
  return (
    <section id={id} className={styles['hero']}>
      <div className={styles['picture']}>
        {shown ? (
          <img
            src={image}
            alt=""
            className={styles['image']}
            decoding="async"
            onError={() => setBroken(image)}
          />
        ) : (
          <Illustration name={picture} />
        )}
      </div>
      <div className={styles['words']}>
        {title ? <h2 className={styles['title']}>{title}</h2> : null}
        {text ? <p className={styles['text']}>{text}</p> : null}
        {body}
      </div>
    </section>
  );
}
