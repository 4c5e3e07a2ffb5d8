/** Holds that what only stands elsewhere in its list is told as moved, and that what else changed is told beside it. */
import { expect, it } from 'vitest';
import type { Json } from '../model/json.ts';
import { changedIn, countsOf } from './moves.ts';

const text = (words: string): Json => ({ type: 'text', text: words });
const card = (...body: readonly Json[]): Json => ({ type: 'card', body });
const [a, b, c, d] = [text('a'), text('b'), text('c'), text('d')];

const told = (before: Json, now: Json): readonly string[] =>
  changedIn(before, now).moves.map(
    ({ within, what, side, other }) =>
      `${within.join(' > ')}: ${JSON.stringify(what)} ${side} ${JSON.stringify(other)}`,
  );
const one = (within: string, what: Json, side: string, other: Json): string =>
  `${within}: ${JSON.stringify(what)} ${side} ${JSON.stringify(other)}`;

it.each<readonly [what: string, before: Json, now: Json, moves: readonly string[]]>([
  ['two that changed places', { body: [a, b] }, { body: [b, a] }, [one('body', b, 'before', a)]],
  ['the last put first', { body: [a, b, c] }, { body: [c, a, b] }, [one('body', c, 'before', a)]],
  ['the first put last', { body: [a, b, c] }, { body: [b, c, a] }, [one('body', a, 'after', c)]],
  [
    'two that keep their order',
    { body: [a, b, card(c), c, d] },
    { body: [c, d, a, b, card(c)] },
    [one('body', c, 'before', a), one('body', d, 'before', a)],
  ],
  [
    'inside what changed otherwise',
    { body: [d, { type: 'card', tone: 'info', body: [a, b] }] },
    { body: [d, { type: 'card', body: [b, a] }] },
    [one('body > card > body', b, 'before', a)],
  ],
  ['texts in a list', { pages: ['x', 'y'] }, { pages: ['y', 'x'] }, [one('pages', 'y', 'before', 'x')]],
  ['the very same twice', { body: [a, a, b] }, { body: [b, a, a] }, [one('body', b, 'before', a)]],
  ['nothing, where one is new', { body: [a, b] }, { body: [a, c, b] }, []],
  ['nothing, where one goes into a card', { body: [a, b] }, { body: [card(a), b] }, []],
])('%s', (_what, before, now, moves) => {
  expect(told(before, now)).toEqual(moves);
});

it('tells no entry of what was moved as changed, and those of what changed beside it', () => {
  expect(countsOf(changedIn({ body: [a, b, c] }, { body: [c, a, b] }))).toEqual({ entries: 0, moves: 1 });
  const both = changedIn({ body: [a, b, c] }, { body: [c, a, text('new'), d] });
  expect(both.moves).toHaveLength(1);
  expect(both.differences.flatMap(({ now }) => now.map(({ value }) => value))).toEqual(['new', 'text', 'd']);
});

it('moves nothing in lists that nobody puts in order by hand', () => {
  const long = Array.from({ length: 3000 }, (_, index) => index);
  expect(changedIn(long, [...long].reverse()).moves).toEqual([]);
});
