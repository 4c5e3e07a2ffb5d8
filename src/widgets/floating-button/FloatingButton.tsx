/** A round button over the screen that can be moved out of the way, by finger or arrow keys, and stays there. */
import { useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import type { Props } from '../../renderer/widget.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './FloatingButton.module.css';
import { usePlace } from './place.ts';

export function FloatingButton({
  id,
  text,
  icon = 'headset',
  press,
  busy,
}: Props<'floating-button'>): ReactElement {
  const { ref, handlers, style, wasDragged } = usePlace(id);
  const isAtHome = style === undefined;
  useLayoutEffect(() => {
    if (!isAtHome) return undefined;
    const { style: root } = document.documentElement;
    root.setProperty('--floating-height', '72px');
    return () => void root.removeProperty('--floating-height');
  }, [isAtHome]);
  return (
    <>
      <button
        ref={ref}
        type="button"
        id={id}
        className={styles['button']}
        style={style}
        aria-label={text}
        data-own-gesture
        aria-disabled={busy || undefined}
        {...handlers}
        onClick={() => {
          if (!wasDragged() && !busy) press();
        }}
      >
        <Icon name={icon} />
      </button>
      <div className={cx(styles['room'], isAtHome && styles['kept'])} />
    </>
  );
}
