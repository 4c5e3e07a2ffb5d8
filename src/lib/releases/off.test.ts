/** Holds what stands in for a screen that is switched off. */
import { expect, it } from 'vitest';
import type { Manifest, Now, Off } from '../../model/release.ts';
import { placeOfScreen } from './off.ts';

const manifest = (screens: Manifest['screens']): Manifest => ({
  screens,
  layouts: {},
  words: null,
  documents: {},
  routes: {},
});
const off = (screens: Off['screens']): Off => ({
  screens,
  layouts: [],
  widgets: [],
  calls: {},
  releases: [],
  all: false,
});
const stable = { release: 's', manifest: manifest({ a: 'hash', added: 'new' }) };
const now = (screens: Off['screens'] = {}): Now => ({ seq: 1, stable, next: null, off: off(screens) });
const words = { 'es-MX': 'Vuelve mañana', 'en-IN': 'Come back tomorrow' };

it.each([
  ['is its bundle', now(), stable, 'a', true, { hash: 'hash' }],
  ["is the build's own where the release does not change it", now(), stable, 'b', true, 'built-in'],
  ["is the build's own without a release", now(), null, 'a', true, 'built-in'],
  ["is the build's own where the changed one is off", now({ a: words }), stable, 'a', true, 'built-in'],
  [
    "is the build's own also for whom does not see the release that changes it",
    now({ a: words }),
    null,
    'a',
    true,
    'built-in',
  ],
  ['is closed where no release changes it', now({ b: words }), stable, 'b', true, { closed: words }],
  ['is closed in each of its frames', now({ b: words }), stable, 'b_public', true, { closed: words }],
  [
    'is closed by its own name, whatever that ends with',
    now({ my_form: null }),
    null,
    'my_form',
    true,
    { closed: null },
  ],
  ['is closed without words of its own', now({ b: null }), null, 'b', true, { closed: null }],
  ['is closed where no build has it', now({ added: null }), stable, 'added', false, { closed: null }],
  ['is no member of every object', now(), stable, 'constructor', true, 'built-in'],
] as const)('%s', (_what, known, shown, id, isBuilt, place) => {
  expect(placeOfScreen(known, shown, id, isBuilt)).toEqual(place);
});
