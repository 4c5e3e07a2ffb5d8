/**
 * One sentence, one place: what a toast says and what stays on the screen never stand there at once. It must not know who
 * speaks (docs/decisions/0018-one-sentence.md).
 */
import { useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { WayContext } from '../way.ts';
import type { Toasts } from './toasts.ts';

const never = (): (() => void) => () => undefined;

const useToasts = (): Toasts | undefined => useContext(WayContext).world?.notices.toasts;

/** Whether a toast shows these words now: what stays on the screen waits for its end, and keeps its room meanwhile. */
export function useToastShows(text: string): boolean {
  const toasts = useToasts();
  const shows = (): boolean => toasts?.current()?.text === text && !toasts.isHeardOnly();
  return useSyncExternalStore(toasts?.subscribe ?? never, shows, () => false);
}

/** These words are in sight on the screen: a toast of them is for those who listen. */
export function useStands(text: string, isInSight: () => boolean): void {
  const toasts = useToasts();
  useLayoutEffect(
    () => (toasts !== undefined && isInSight() ? toasts.stand(text) : undefined),
    // Asked once for these words, when they are drawn: nothing is said anew because somebody scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [toasts, text],
  );
}
