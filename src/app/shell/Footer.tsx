/**
 * The footer that stays at the lower edge. It publishes its height, so that a focused field, a toast or a floating
 * button never lies under it; on a window too low for it, it gives up its place and scrolls with the rest.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import styles from './frames.module.css';

const MOST_OF_WINDOW = 0.45;

export function Footer({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useRef<HTMLElement>(null);
  const [low, setLow] = useState(false);

  useLayoutEffect(() => {
    const footer = ref.current;
    if (!footer) return undefined;
    const root = document.documentElement;
    const measure = (): void => {
      const height = footer.offsetHeight;
      const tooHigh = height > window.innerHeight * MOST_OF_WINDOW;
      setLow(tooHigh);
      root.style.setProperty('--footer-height', tooHigh ? '0px' : `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(footer);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty('--footer-height');
    };
  }, []);

  return (
    <footer ref={ref} className={cx(styles['footer'], low && styles['low'])}>
      {children}
    </footer>
  );
}
