/** A screen for the page that shows it: nothing while it is on its way. It must not know where its module comes from. */
import { useEffect, useState } from 'react';
import type { ScreenModule } from 'virtual:screens';
import { loadPlan } from './load-plan.ts';
import { Closed } from './releases/port.ts';
import type { Loaded, World } from './world.ts';

export function useLoaded(
  id: string,
  load: (id: string) => Promise<ScreenModule>,
  world: World,
): Loaded | Closed | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Loaded | Closed | 'failed' | undefined>(() => world.plans.get(id));
  useEffect(() => {
    let left = false;
    loadPlan(id, load, world).then(
      (next) => left || setLoaded(next),
      (error: unknown) => left || setLoaded(error instanceof Closed ? error : 'failed'),
    );
    return () => {
      left = true;
    };
  }, [id, load, world]);
  return loaded;
}
