/** Where a release stands for staff: what was approved of a change that has gone on since waits for no publisher. */
import { expect, it } from 'vitest';
import type { ChangeHead } from '../../model/studio.ts';
import { overtakenBy, standIn } from './stands.ts';

const change = (more: Partial<ChangeHead>): ChangeHead => ({
  id: 'c1',
  title: 'Uno',
  author: 'Ana',
  editors: ['Ana'],
  writer: 'Ana',
  state: 'open',
  version: 4,
  at: '2026-11-22T10:00:00.000Z',
  release: null,
  overtaken: [],
  ...more,
});
const approved = { id: 'r3', standing: 'waits-for-publisher' } as const;
const standOf = (...changes: readonly ChangeHead[]) =>
  standIn(approved, undefined, 0, overtakenBy('r3', changes));

it('waits for a publisher as long as it is what its change says', () => {
  expect(standOf()).toBe('waits-for-publisher');
  expect(standOf(change({ state: 'approved', release: 'r3' }))).toBe('waits-for-publisher');
  expect(standOf(change({ overtaken: ['r3'] }), change({ state: 'approved', release: 'r3' }))).toBe(
    'waits-for-publisher',
  );
});

it('is overtaken where its change was edited after that, and over where nobody goes on with it', () => {
  for (const state of ['open', 'asked', 'sent-back'] as const)
    expect(standOf(change({ state, overtaken: ['r3'] }))).toBe('overtaken');
  expect(standOf(change({ state: 'approved', release: 'r4', overtaken: ['r3'] }))).toBe('overtaken');
  expect(standOf(change({ state: 'thrown-away', overtaken: ['r3'] }))).toBe('thrown-away');
});

it('is what borrowers have of it, whatever became of its change', () => {
  const by = change({ overtaken: ['r3'] });
  expect(standIn({ id: 'r3', standing: 'live' }, undefined, 0, by)).toBe('live');
  expect(standIn({ id: 'r3', standing: 'taken-back' }, undefined, 0, by)).toBe('taken-back');
});
