/** What waits for whom: nobody reviews what they edited, and what was sent back comes to who made it. */
import { expect, it } from 'vitest';
import type { ChangeHead, StudioRole } from '../../model/studio.ts';
import { awaits, heardOf, leftBy } from './changes.ts';

const change = (state: ChangeHead['state'], more: Partial<ChangeHead> = {}): ChangeHead => ({
  id: 'c1',
  title: 'Uno',
  author: 'Ana',
  editors: ['Ana'],
  writer: 'Ana',
  state,
  version: 1,
  at: '2026-11-22T10:00:00.000Z',
  release: null,
  overtaken: [],
  ...more,
});
const person = (name: string, ...roles: StudioRole[]) => ({ id: name.toLowerCase(), name, roles });

it.each([
  ['asked', person('Luis', 'reviewer'), 'review'],
  ['asked', person('Ana', 'reviewer', 'publisher'), undefined],
  ['asked', person('Luis', 'editor'), undefined],
  ['sent-back', person('Ana', 'editor'), 'mend'],
  ['sent-back', person('Luis', 'reviewer'), undefined],
  ['approved', person('Luis', 'publisher'), 'publish'],
  ['approved', person('Luis', 'reviewer'), undefined],
  ['open', person('Ana', 'editor', 'publisher'), undefined],
] as const)('%s, for %j: %s', (state, who, awaited) => {
  expect(awaits(change(state), who)).toBe(awaited);
});

it.each([
  ['approved', 'apart', person('Luis', 'reviewer'), 'review'],
  ['approved', 'apart', person('Luis', 'publisher'), undefined],
  ['approved', 'apart', person('Ana', 'editor', 'reviewer', 'publisher'), undefined],
  ['approved', 'same', person('Ana', 'editor', 'publisher'), 'renew'],
  ['approved', 'same', person('Luis', 'reviewer', 'publisher'), undefined],
  ['asked', 'same', person('Ana', 'editor'), 'renew'],
  ['sent-back', 'same', person('Ana', 'editor'), 'mend'],
  ['open', 'same', person('Ana', 'editor'), undefined],
] as const)('%s, with %s published since, for %j: %s', (state, behind, who, awaited) => {
  expect(awaits(change(state, { behind }), who)).toBe(awaited);
});

it('goes on with the newest that the person writes in, and with none that is over or of another', () => {
  const ana = person('Ana', 'editor');
  const all = [
    change('live', { id: 'c4' }),
    change('open', { id: 'c3', writer: 'Luis' }),
    change('sent-back', { id: 'c2' }),
    change('open'),
  ];
  expect(leftBy(all, ana)?.id).toBe('c2');
  expect(leftBy([], ana)).toBeUndefined();
});

it('what is open is called by the same name in another language, and by no other that is heard', () => {
  const called = { 'en-IN': 'One', 'es-MX': 'Uno' };
  const open = change('open');
  expect(heardOf(open, change('open', { title: 'One', called })).title).toBe('One');
  expect(heardOf(open, change('open', { title: 'Dos', called: { 'en-IN': 'Two', 'es-MX': 'Dos' } }))).toBe(
    open,
  );
  expect(heardOf(open, change('open', { title: 'Verano', called: null }))).toBe(open);
});
