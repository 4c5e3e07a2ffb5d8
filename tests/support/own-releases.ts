/** For tests of pages that know no release: the build's own definitions. */
import { createReleases } from '../../src/app/releases/releases.ts';

export const ownReleases = () =>
  createReleases({
    has: () => true,
    catalog: () => Promise.reject(new Error('no release has asked for a part')),
  });
