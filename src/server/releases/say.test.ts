// @vitest-environment node
/** Holds that who publishes reads first what borrowers see now. */
import { expect, it } from 'vitest';
import type { Pointer } from '../../model/release.ts';
import { seen } from './say.ts';

const pointer = (all: boolean): Pointer => ({
  seq: 3,
  at: '2026-11-26T00:00:00.000Z',
  lanes: [{ contract: 'build', stable: 'r4', next: null }],
  off: { screens: {}, layouts: [], widgets: [], calls: {}, releases: [], all },
});
const said = (all: boolean): readonly string[] =>
  seen(pointer(all), [], 'build', new Date(0)).map((words) => words['en-IN']);

it('says what everyone sees, and with all off that it is the original', () => {
  expect(said(false)).toEqual(['Everyone sees r4.']);
  expect(said(true)).toEqual([
    'Releases are off altogether: everyone sees the original version.',
    'Once they are on again: Everyone sees r4.',
  ]);
});
