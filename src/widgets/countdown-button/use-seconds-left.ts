/** The seconds until a moment, drawn again each second. It counts by the moment, so a page that slept is right at once. */
import { useCallback, useSyncExternalStore } from 'react';
import { secondsLeft } from '../../lib/countdown.ts';

export function useSecondsLeft(until: number | undefined, longest: number): number {
  const look = (): number => secondsLeft(until, Date.now(), longest);
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer = 0;
      const tick = (): void => {
        window.clearTimeout(timer);
        changed();
        if (until === undefined || secondsLeft(until, Date.now(), longest) === 0) return;
        // The next full second; a timer that comes a little early comes again.
        timer = window.setTimeout(tick, (until - Date.now()) % 1000 || 1000);
      };
      tick();
      // Timers sleep in the background; who comes back sees the right number.
      document.addEventListener('visibilitychange', tick);
      return () => {
        window.clearTimeout(timer);
        document.removeEventListener('visibilitychange', tick);
      };
    },
    [until, longest],
  );
  return useSyncExternalStore(subscribe, look, look);
}
