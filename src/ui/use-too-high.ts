/**
 * Whether what is pinned to the lower edge takes more of the window than it may, as with large type on a small phone:
 * then it gives up its place and scrolls with the rest. It is measured, because the size of the type is the phone's and
 * no media query knows it. It must not know what is pinned.
 */
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** `most` says how high it may be and `measured` is told how high what stays pinned is, both in pixels. */
export function useTooHigh(
  ref: RefObject<HTMLElement | null>,
  most: (element: HTMLElement) => number,
  measured?: (height: number) => void,
): boolean {
  const [tooHigh, setTooHigh] = useState(false);
  const latest = useRef({ most, measured });
  useLayoutEffect(() => {
    latest.current = { most, measured };
  });

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let wasOver = false;
    let published: number | undefined;
    const measure = (): void => {
      const height = element.offsetHeight;
      const over = height > latest.current.most(element);
      // Before the frame is painted, so that nobody sees it move.
      if (over !== wasOver) flushSync(() => setTooHigh(over));
      wasOver = over;
      const stays = over ? 0 : height;
      // Whoever is told has the page styled anew.
      if (stays !== published) latest.current.measured?.(stays);
      published = stays;
    };
    // It is told of the first height as well, once the page is laid out: measuring before would lay it out twice.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [ref]);

  return tooHigh;
}
