/** Releases of a server that has none: the build's own definitions for everyone. */
import type { LiveReleases } from './port.ts';

const nothing = {
  pointer: {
    seq: 0,
    at: '',
    lanes: [],
    off: { screens: {}, layouts: [], widgets: [], calls: {}, releases: [], all: false },
  },
  manifest: () => undefined,
  bundle: () => undefined,
};

export const noReleases: LiveReleases = {
  live: () => nothing,
  bundle: () => Promise.resolve(undefined),
  onNews: () => () => undefined,
};
