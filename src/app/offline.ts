/** When the page turns to its worker: once its screen is there and the phone has nothing else to do. */
import { whenIdle } from './prefetch.ts';

/** @param offline whether the configuration wants one. @param bundles what the page shows of a release. */
export function followSwitch(offline: boolean, bundles: () => readonly string[] = () => []): void {
  whenIdle(() => {
    // Without a worker nothing is missing but the visit without a network.
    turnTo(offline, bundles()).catch(() => undefined);
  });
}

async function turnTo(offline: boolean, bundles: readonly string[]): Promise<void> {
  // Some frames may not even ask: then this throws.
  const isServed = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!offline && !isServed) return;
  const { follow } = await import('./worker/register.ts');
  await follow(offline, bundles);
}
