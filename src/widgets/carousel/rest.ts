/** When a carousel stands still: touched, pointed at, with the focus in it, out of sight, or for who wants less motion. */
import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

interface Rest {
  /** By its button, until it is pressed again; from the start for who asked the device for less motion. */
  readonly paused: boolean;
  readonly setPaused: (paused: boolean) => void;
  /** For as long as its cause lasts. */
  readonly resting: boolean;
}

const wantsCalm = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useRest(frame: RefObject<HTMLElement | null>): Rest {
  const [paused, setPaused] = useState(wantsCalm);
  const [held, setHeld] = useState<readonly string[]>([]);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const hold = (cause: string, on: boolean): void =>
      setHeld((known) =>
        on === known.includes(cause) ? known : on ? [...known, cause] : known.filter((one) => one !== cause),
      );
    const ended = new AbortController();
    const listen = (target: EventTarget, event: string, then: (event: Event) => void): void =>
      target.addEventListener(event, then, { signal: ended.signal, passive: true });
    listen(element, 'pointerenter', () => hold('pointer', true));
    listen(element, 'pointerleave', () => hold('pointer', false));
    listen(element, 'touchstart', () => hold('touch', true));
    listen(element, 'touchend', () => hold('touch', false));
    listen(element, 'touchcancel', () => hold('touch', false));
    listen(element, 'focusin', () => hold('focus', true));
    listen(element, 'focusout', () => hold('focus', false));
    listen(document, 'visibilitychange', () => hold('hidden', document.hidden));
    hold('hidden', document.hidden);
    return () => ended.abort();
  }, [frame]);

  return { paused, setPaused, resting: held.length > 0 };
}
