/** What is in the phone's caches, for the worker, the one that removes it, and the page. It must not know when anything is kept. */
import type { WorkerScope } from './scope.ts';

type Caches = WorkerScope['caches'];

/** Other programs of this origin may keep something too. */
const prefix = 'h5:';

/** The configuration and what is off are as old as the last visit with a network, whichever build is there. */
export const configCache = `${prefix}config`;

/** What releases show, each by a name that says what it holds; gone with the build that they were shown by. */
export const bundleCache = `${prefix}bundles`;

export const cacheOf = (build: string): string => `${prefix}${build}`;

export async function removeKept(caches: Caches, spared: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && !spared.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
