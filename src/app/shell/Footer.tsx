/**
 * The footer that stays at the lower edge. It publishes its height, so that a focused field, a toast or a floating
 * button never lies under it; on a window too low for it, it gives up its place and scrolls with the rest.
 */
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { useTooHigh } from '../../ui/use-too-high.ts';
import styles from './frames.module.css';

/** What must be left between the top bar and the footer, in lines of text of the size that the phone shows. */
const LEAST_LINES = 8;

function mostOfWindow(footer: HTMLElement): number {
  const bar = footer.parentElement?.querySelector('header')?.offsetHeight ?? 0;
  const line = Number.parseFloat(getComputedStyle(document.body).lineHeight) || 24;
  return window.innerHeight - bar - LEAST_LINES * line;
}

const publish = (height: number): void =>
  document.documentElement.style.setProperty('--footer-height', `${height}px`);

export function Footer({ children }: { readonly children: ReactNode }): ReactElement {
  const ref = useRef<HTMLElement>(null);
  const low = useTooHigh(ref, mostOfWindow, publish);
  useLayoutEffect(() => () => void document.documentElement.style.removeProperty('--footer-height'), []);

  return (
    <footer ref={ref} className={cx(styles['footer'], low && styles['low'])}>
      {children}
    </footer>
  );
}
