/** Reading the store from React; it must not know what is stored. */
import { useCallback, useSyncExternalStore } from 'react';
import type { Path } from '../lib/path.ts';
import type { Inner } from '../engine/inner.ts';
import type { Store } from '../engine/store.ts';

/** The value at a path that keeps its identity between renders; the caller is drawn again when it changes. */
export function useStoreValue(store: Store, path: Path): unknown {
  const subscribe = useCallback((listener: () => void) => store.subscribe([path], listener), [store, path]);
  const now = (): unknown => store.read(path);
  return useSyncExternalStore(subscribe, now, now);
}

/** What the engine keeps of its own, in the same way. */
export const useInner = <T>(store: Store, at: Inner<T>): T | undefined =>
  useStoreValue(store, at) as T | undefined;
