/** Holds what differs between two definitions: counted and named as a person who wrote them would. */
import { expect, it } from 'vitest';
import type { Json } from '../model/json.ts';
import { changedEntries, countOf, entriesOf } from './entries.ts';

const text = (words: string): Json => ({ type: 'text', text: words });

it.each<readonly [what: string, before: Json, now: Json, count: number]>([
  ['nothing', { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, 0],
  ['another text', { a: 1, b: 'x' }, { a: 1, b: 'y' }, 1],
  ['an entry more', { a: 1 }, { a: 1, b: 'x' }, 1],
  ['an entry at the end, after which the one before has a comma', { a: [1] }, { a: [1, 2] }, 1],
  ['an entry less', { a: 1, b: 'x', c: 2 }, { a: 1, c: 2 }, 1],
  ['a widget of two entries more', [text('a'), text('b')], [text('a'), text('new'), text('b')], 2],
  ['what is put into a card', { body: [text('a')] }, { body: [{ type: 'card', body: [text('a')] }] }, 1],
  ['a widget one place on: gone there, new here', [text('a'), text('b')], [text('b'), text('a')], 4],
  ['brackets alone', { body: text('a') }, { body: [text('a')] }, 0],
  ['an empty list for a full one', { body: [text('a')] }, { body: [] }, 2],
  ['no JSON object at all', 'a', 7, 1],
])('%s', (_what, before, now, count) => {
  expect(countOf(changedEntries(before, now))).toBe(count);
  expect(countOf(changedEntries(now, before))).toBe(count);
});

it('names an entry by what stands around it', () => {
  const value = { body: [{ type: 'card', body: [text('a')] }, { do: 'toast' }, [], { id: 'x' }] };
  expect(entriesOf(value).map(({ within, name }) => [...within, name].join(' > '))).toEqual([
    'body > card > type',
    'body > card > body > text > type',
    'body > card > body > text > text',
    'body > toast > do',
    'body > ',
    'body > x > id',
  ]);
});

it('keeps together what changed at one place, in the order in which it stands', () => {
  expect(changedEntries({ a: 1, b: 2, c: 3, d: 4 }, { a: 1, b: 7, x: 8, c: 3, e: 5 })).toEqual([
    { before: [entry('b', 2)], now: [entry('b', 7), entry('x', 8)], after: entry('a', 1) },
    { before: [entry('d', 4)], now: [entry('e', 5)], after: entry('c', 3) },
  ]);
});

const entry = (name: string, value: Json) => ({ within: [], name, value });

it('says behind what something new stands, and of what is new at the beginning nothing', () => {
  expect(changedEntries({ b: 2 }, { a: 1, b: 2, c: 3 })).toEqual([
    { before: [], now: [entry('a', 1)] },
    { before: [], now: [entry('c', 3)], after: entry('b', 2) },
  ]);
});

it('tells a widget that comes before another of its type from its own beginning on', () => {
  const body = (...all: readonly Json[]): Json => ({ title: 'x', body: all });
  const [step] = changedEntries(body(text('a'), text('b')), body(text('a'), text('new'), text('b')));
  expect(step?.now.map(({ value }) => value)).toEqual(['text', 'new']);
  expect(step?.after?.value).toBe('a');
  const [first] = changedEntries(body(text('b')), body(text('new'), text('b')));
  expect(first?.now.map(({ value }) => value)).toEqual(['text', 'new']);
  expect(first?.after?.name).toBe('title');
  const [gone] = changedEntries(body(text('a'), text('b')), body(text('b')));
  expect(gone?.before.map(({ value }) => value)).toEqual(['text', 'a']);
});

it('tells of two texts too long to compare that they are another', () => {
  const long = (from: number): Json => Array.from({ length: 3000 }, (_, index) => from + index);
  expect(countOf(changedEntries(long(0), long(10_000)))).toBe(3000);
});
