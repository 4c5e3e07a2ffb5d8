/** What tests of releases are made of: nothing switched off, nothing changed, names as they are given. */
import { createHash } from 'node:crypto';
import { hashOfText } from '../../src/lib/hash-name.ts';
import type { Hash, Manifest, Off } from '../../src/model/release.ts';

export const nothingOff: Off = {
  screens: {},
  layouts: [],
  widgets: [],
  calls: {},
  releases: [],
  all: false,
};

export const emptyManifest: Manifest = { screens: {}, layouts: {}, words: null, documents: {}, routes: {} };

export const hashOf = (text: string): Hash =>
  hashOfText(text, (given) => createHash('sha256').update(given).digest());
