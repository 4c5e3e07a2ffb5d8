/** The first pictures of a change show each thing that it changes, where it can be told apart. */
import { expect, it } from 'vitest';
import type { Difference } from '../phone/protocol.ts';
import { shotsOf } from './shots.ts';

const place = (pointer: string) => ({ file: 'screens/home.json', pointer });
const none = { at: undefined, marks: [] };
const fresh = (pointer: string): Difference => ({
  before: none,
  now: { at: place(pointer), marks: [place(pointer)] },
});
const gone = (pointer: string): Difference => ({
  before: { at: place(pointer), marks: [place(pointer)] },
  now: { at: place('/body/0'), marks: [] },
});
const states = ['overdue', 'flex', 'overdue-flex', 'overdue-long'].map((id) => ({ id }));
const [notice, extension] = [fresh('/body/0'), gone('/body/3')];

it('a notice for some and a button that goes for others are both seen, the rest after them', () => {
  const { needed, others } = shotsOf(states, {
    overdue: [notice],
    'overdue-flex': [notice, extension],
    flex: [extension],
    'overdue-long': [notice],
  });
  expect(needed.map(({ state, differences: [first] }) => [state.id, first])).toEqual([
    ['overdue', notice],
    ['flex', extension],
  ]);
  expect(others.map(({ state }) => state.id)).toEqual(['overdue-flex', 'overdue-long']);
});

it('what is seen nowhere alone is looked at in its turn where other things differ too', () => {
  const { needed } = shotsOf(states, {
    overdue: [notice],
    'overdue-flex': [notice, extension],
  });
  expect(needed.map(({ state, differences: [first] }) => [state.id, first])).toEqual([
    ['overdue', notice],
    ['overdue-flex', extension],
  ]);
});

it('things that always come together are one', () => {
  const { needed } = shotsOf(states, {
    overdue: [notice, fresh('/body/5')],
    flex: [notice, fresh('/body/5')],
  });
  expect(needed.map(({ state, differences }) => [state.id, differences.length])).toEqual([['overdue', 2]]);
});
