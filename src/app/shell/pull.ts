/** Pull to refresh: follows a finger that pulls down at the top of the page. It draws nothing and knows no screen. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { topDialog } from '../../ui/open-dialogs.ts';

/** How far the indicator follows, and how far it must be pulled. */
const FURTHEST_PX = 96;
const ENOUGH_PX = 56;
/** The finger goes further than the indicator. */
const RESISTANCE = 0.5;

export interface Pull {
  /** Pixels the indicator is pulled down; 0 at rest. */
  readonly distance: number;
  readonly enough: boolean;
  readonly refreshing: boolean;
  readonly refresh: () => void;
}

/** Elements that use a finger's movement for themselves. */
const owners = 'input, textarea, select, iframe, dialog, [data-own-gesture]';

export function usePull(onRefresh: (() => Promise<void>) | undefined): Pull {
  const [distance, setDistance] = useState(0);
  const [refreshing, setRefreshing] = useState(false);
  const running = useRef(false);

  const refresh = useCallback((): void => {
    if (!onRefresh || running.current) return;
    running.current = true;
    setRefreshing(true);
    const done = (): void => {
      running.current = false;
      setRefreshing(false);
    };
    onRefresh().then(done, done);
  }, [onRefresh]);

  useEffect(() => {
    if (!onRefresh) return undefined;
    let from: { readonly x: number; readonly y: number } | undefined;
    let pulled = 0;
    const follow = (to: number): void => {
      pulled = to;
      setDistance(to);
    };
    const start = (event: TouchEvent): void => {
      const touch = event.touches[0];
      const taken = event.target instanceof Element && event.target.closest(owners) !== null;
      const ready =
        window.scrollY <= 0 && event.touches.length === 1 && !taken && !topDialog() && !running.current;
      from = touch && ready ? { x: touch.clientX, y: touch.clientY } : undefined;
      if (from) attend();
    };
    const move = (event: TouchEvent): void => {
      const touch = event.touches[0];
      if (!from || !touch) return;
      const down = touch.clientY - from.y;
      const sideways = Math.abs(touch.clientX - from.x) > Math.abs(down);
      if (window.scrollY > 0 || (pulled === 0 && (down < 0 || sideways))) from = undefined;
      follow(from ? Math.max(0, Math.min(FURTHEST_PX, down * RESISTANCE)) : 0);
    };
    const end = (): void => {
      if (from && pulled >= ENOUGH_PX) refresh();
      cancel();
    };
    const cancel = (): void => {
      from = undefined;
      leave();
      follow(0);
    };
    // Passive: the page's own overscroll is turned off by style (base.css), not by holding the finger back.
    const options = { passive: true };
    document.addEventListener('touchstart', start, options);
    return () => {
      document.removeEventListener('touchstart', start);
      leave();
    };

    /** A finger that pulls nothing is not followed. */
    function attend(): void {
      document.addEventListener('touchmove', move, options);
      document.addEventListener('touchend', end, options);
      document.addEventListener('touchcancel', cancel, options);
    }
    function leave(): void {
      document.removeEventListener('touchmove', move);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', cancel);
    }
  }, [onRefresh, refresh]);

  return { distance, enough: distance >= ENOUGH_PX, refreshing, refresh };
}
