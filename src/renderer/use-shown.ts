/**
 * How many entries of a long list are drawn: the first ones, ten times as many at each wish, a frame's work at a time so
 * that opening a list never freezes the phone.
 */
import { useEffect, useMemo, useState } from 'react';
import { placeName, type Frame } from '../engine/instance.ts';
import type { NodePlan } from '../engine/plan.ts';
import { useSurface, type MoreProps } from './context.ts';

/** Entries drawn at once. */
const STEP = 400;

export interface Shown {
  readonly drawn: number;
  /** The first of the entries that the last wish has shown. */
  readonly from: number | undefined;
  /** What the buttons under the entries need; none, where all of them are drawn. */
  readonly buttons: Omit<MoreProps, 'first'> | undefined;
}

export function useShown({ place, repeats, each }: NodePlan, frame: Frame, length: number): Shown {
  const { screen } = useSurface();
  const first = each?.show ?? Infinity;
  // A list inside an entry of another is told apart by that entry.
  const name = useMemo(
    () => (first === Infinity ? place : placeName(place, repeats.slice(0, -1), frame, screen.store)),
    [first, place, repeats, frame, screen],
  );
  const [wanted, setWanted] = useState(() => screen.shown.get(name) ?? first);
  const [drawn, setDrawn] = useState(Math.min(wanted, Math.max(first, STEP)));
  const [from, setFrom] = useState<number>();
  const open = drawn < Math.min(wanted, length);

  useEffect(() => {
    if (!open) return undefined;
    const next = requestAnimationFrame(() => setDrawn(Math.min(wanted, drawn + STEP)));
    return () => cancelAnimationFrame(next);
  }, [open, wanted, drawn]);

  const want = (count: number, start: number | undefined): void => {
    screen.shown.set(name, count);
    setWanted(count);
    setDrawn(start === undefined ? count : Math.min(count, start + STEP));
    setFrom(start);
  };
  const buttons = {
    more: length > wanted,
    less: wanted > first && length > first,
    onMore: () => want(wanted * 10, Math.min(wanted, drawn)),
    onLess: () => want(first, undefined),
  };
  return { drawn, from, buttons: buttons.more || buttons.less ? buttons : undefined };
}
