/** For tests: releases in memory, which a test sets. */
import { emptyManifest, hashOf, nothingOff } from '../../../tests/support/release-objects.ts';
import type { Bundle, Hash, Manifest, Pointer } from '../../model/release.ts';
import type { LiveReleases } from './port.ts';

export interface FakeReleases extends LiveReleases {
  /** @returns its name. */
  put(bundle: Bundle): Hash;
  /** What a release changes, whatever the build. */
  release(name: string, manifest: Partial<Manifest>): void;
  /** The next pointer, one further than the last. */
  point(pointer: Partial<Omit<Pointer, 'seq' | 'at'>>): void;
  /** The store as it is when it has lost something. */
  lose(hash: Hash): void;
}

export function fakeReleases(): FakeReleases {
  const bundles = new Map<Hash, string>();
  const manifests = new Map<string, Manifest>();
  const listeners = new Set<() => void>();
  let pointer: Pointer = { seq: 0, at: '2026-01-01T00:00:00Z', lanes: [], off: nothingOff };
  return {
    put(bundle) {
      const text = JSON.stringify(bundle);
      const hash = hashOf(text);
      bundles.set(hash, text);
      return hash;
    },
    release: (name, manifest) => void manifests.set(name, { ...emptyManifest, ...manifest }),
    point(given) {
      pointer = { ...pointer, ...given, seq: pointer.seq + 1 };
      listeners.forEach((listener) => listener());
    },
    lose: (hash) => void bundles.delete(hash),
    live: () => ({
      pointer,
      manifest: (release) => manifests.get(release),
      bundle: (hash) => bundles.get(hash),
    }),
    bundle: (hash) => Promise.resolve(bundles.get(hash)),
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
