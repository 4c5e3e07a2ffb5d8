/** In place of the worker where it is switched off: removes what that one kept, then itself. Pages that are open stay as they are. */
import { removeKept } from './kept.ts';
import type { WorkerScope } from './scope.ts';

export function remove(scope: WorkerScope): void {
  const goAway = async (): Promise<void> => {
    // Where the phone cannot even remove it, at least nothing serves it any more.
    await removeKept(scope.caches).catch(() => undefined);
    await scope.registration.unregister();
  };
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) => event.waitUntil(goAway()));
}
