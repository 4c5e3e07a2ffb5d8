/**
 * Which place is drawn: a screen stays, left but in sight, until the one that takes its place can be drawn. It must not know
 * what either shows.
 */
import { useLayoutEffect, useState } from 'react';
import type { Location } from 'react-router-dom';
import { load } from 'virtual:screens';
import { loadPlan } from './load-plan.ts';
import { screenAt, type World } from './world.ts';

interface Drawn {
  readonly at: Location;
  /** Nothing happens on it any more. */
  readonly left: boolean;
  /** Another one after each that was left: whoever returns to it meanwhile begins a visit of its own. */
  readonly visit: number;
}

/** @param id of the screen there; none where nothing is. */
export function useDrawn(here: Location, id: string | undefined, world: World): Drawn {
  const [drawn, setDrawn] = useState<Drawn>({ at: here, left: false, visit: 0 });
  /** Its screen has come, or does not come: both are shown by its own route. */
  const [settled, setSettled] = useState<Location>();
  const isThere =
    drawn.at === here ||
    settled === here ||
    id === undefined ||
    id === screenAt(world.routes, drawn.at.pathname) ||
    world.plans.has(id);
  const next: Drawn = isThere
    ? { at: here, left: false, visit: drawn.visit + Number(drawn.left) }
    : { ...drawn, left: true };
  if (next.at !== drawn.at || next.left !== drawn.left) setDrawn(next);

  useLayoutEffect(() => {
    if (isThere || id === undefined) return undefined;
    let gone = false;
    const settle = (): void => {
      if (!gone) setSettled(here);
    };
    loadPlan(id, load, world).then(settle, settle);
    return () => {
      gone = true;
    };
  }, [isThere, id, here, world]);
  return next;
}
