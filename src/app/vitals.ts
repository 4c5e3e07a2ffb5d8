/** Whether a visit is measured, and at which screen it is. What measures comes when the first screen stands there. */
import { screenMark } from '../lib/vitals.ts';
import { whenIdle } from './prefetch.ts';

/** For who measures, and for anyone who looks at a recording of the page. */
export function markScreen(id: string): void {
  performance.mark(screenMark + id);
}

/** @param share of the visits, 0 to 1; @param program the address of its file. */
export function measureVisit(share: number, program: string): void {
  // Engines before Chrome 97 lack what the library calls.
  if (Math.random() >= share || !('findLast' in Array.prototype)) return;
  whenIdle(() => {
    import('../platform/vitals.ts').then(
      ({ watchVitals }) => watchVitals(program),
      () => undefined,
    );
  });
}
