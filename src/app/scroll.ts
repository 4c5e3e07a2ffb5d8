/** A new screen begins at its top; going back returns to where one was, once what stood there is drawn again. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';

/** By history entry; of this page's life only. */
const places = new Map<string, number>();
/** How long the data of an earlier screen may take before its top will do. */
const patience = 3000;

/** @param at the place that is drawn. */
export function useScrollPlace({ key, pathname }: Location): void {
  const arrival: string = useNavigationType();
  const returning = arrival === 'POP';
  const before = useRef('');

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const stays = before.current === pathname && !returning;
    before.current = pathname;
    // The same screen with another query: whoever reads it is not moved.
    if (stays) return undefined;
    const wanted = returning ? (places.get(key) ?? 0) : 0;
    window.scrollTo(0, wanted);
    if (wanted === 0) return undefined;
    const until = performance.now() + patience;
    let frame = requestAnimationFrame(follow);
    function follow(): void {
      window.scrollTo(0, wanted);
      if (Math.abs(window.scrollY - wanted) > 1 && performance.now() < until)
        frame = requestAnimationFrame(follow);
    }
    const stop = (): void => cancelAnimationFrame(frame);
    // Whoever scrolls meanwhile has taken over.
    window.addEventListener('touchstart', stop, { passive: true });
    window.addEventListener('wheel', stop, { passive: true });
    return () => {
      stop();
      window.removeEventListener('touchstart', stop);
      window.removeEventListener('wheel', stop);
    };
  }, [key, pathname, returning]);

  useEffect(() => {
    const remember = (): void => void places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}
