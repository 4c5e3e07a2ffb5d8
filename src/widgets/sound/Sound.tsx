/** A sound that a press plays. Nothing is fetched before, and nothing of another origin: the content policy has none. */
import { useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useText } from '../../renderer/text.ts';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Sound.module.css';

const isOwn = (src: string | undefined): src is string =>
  src !== undefined && src !== '' && new URL(src, window.location.href).origin === window.location.origin;

export function Sound(props: Props<'sound'>): ReactElement | null {
  const { id, src, text, align = 'start', pending } = props;
  const playing = useRef<HTMLAudioElement>(undefined);
  const words = useText();
  const [isBroken, setBroken] = useState(false);
  if (!isOwn(src) && !pending) return null;

  async function play(): Promise<void> {
    setBroken(false);
    playing.current?.pause();
    playing.current = new Audio(src);
    try {
      await playing.current.play();
    } catch {
      setBroken(true);
    }
  }

  return (
    <div className={cx(styles['sound'], styles[align])}>
      <button type="button" id={id} className={styles['play']} onClick={() => void play()}>
        <Icon name="sound" size="small" />
        <span className={styles['words']}>{text}</span>
      </button>
      <p role="status" className={styles['failed']}>
        {isBroken ? words('app.silent') : ''}
      </p>
    </div>
  );
}
