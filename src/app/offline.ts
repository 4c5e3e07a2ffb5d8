/** When the page turns to its worker: once its screen is there and the phone has nothing else to do. */
import { whenIdle } from './prefetch.ts';

/** @param offline whether the configuration wants one. @param shown addresses of what the page knows of releases. */
export function followSwitch(offline: boolean, shown: () => readonly string[] = () => []): void {
  whenIdle(() => {
    // Without a worker nothing is missing but the visit without a network.
    turnTo(offline, shown()).catch(() => undefined);
  });
}

async function turnTo(offline: boolean, shown: readonly string[]): Promise<void> {
  // Some frames may not even ask: then this throws.
  const isServed = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
  if (!offline && !isServed) return;
  const { follow } = await import('./worker/register.ts');
  await follow(offline, shown);
}
