/** What a person hears of what was sent once and is done; each way in which it is heard of is silent. */
import { expect, it } from 'vitest';
import type { Json } from '../../model/json.ts';
import { placed, screen } from '../../../tests/invalid/checked.ts';

const write = { do: 'call', call: 'pay', send: { orderId: '1', amount: 1 } };
const found = (press: Json, more: readonly Json[] = []): readonly string[] =>
  placed(
    screen([{ type: 'button', text: 'x', press }, ...more], {
      state: { paid: false },
      dialogs: { sent: { title: '@home.title' } },
    }),
  ).filter((each) => each.endsWith('silent-success'));

it.each<[string, Json]>([
  ['at all', write],
  ['but that a dialog is gone', [write, { do: 'close', dialog: 'sent' }]],
  ['but where it failed', { ...write, failed: { do: 'toast', text: '@home.title' } }],
  ['but a variable that nobody sees', [write, { do: 'set', 'state.paid': true }]],
  ['where a way is empty', [write, { if: { 'state.paid': true }, then: [], else: { do: 'back' } }]],
])('a write of which nothing is heard %s', (_what, press) => {
  expect(found(press)).toHaveLength(1);
});

it.each<[string, Json]>([
  ['words', [write, { do: 'toast', text: '@home.title' }]],
  ['words of its own', { ...write, say: { done: '@home.title' } }],
  ['a dialog', [write, { do: 'open', dialog: 'sent' }]],
  ['another screen, on one of its ways', [write, { if: { 'state.paid': true }, then: { do: 'back' } }]],
  [
    'words before a way that is empty',
    [
      write,
      { do: 'toast', text: '@home.title' },
      { if: { 'state.paid': true }, then: [], else: { do: 'back' } },
    ],
  ],
  ['what is around it', [{ if: { 'state.paid': true }, then: write }, { do: 'back' }]],
  ['one that may be sent twice', { do: 'call', call: 'count' }],
])('is heard of by %s', (_what, press) => {
  expect(found(press)).toEqual([]);
});

it('is heard of by what is shown then', () => {
  const shown = { type: 'text', text: 'x', if: { 'state.paid': true } };
  expect(found([write, { do: 'set', 'state.paid': true }], [shown])).toEqual([]);
});
