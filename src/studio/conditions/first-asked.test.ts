/** What is asked first of data is what one would ask of its kind, and stands first among what can be asked. */
import { expect, it } from 'vitest';
import { askedOf, firstAsked } from './first-asked.ts';
import type { DataKind } from './paths.ts';
import type { Asked } from './rules.ts';

const there: Asked = { kind: 'there' };

it.each<[string, DataKind, readonly string[], Asked]>([
  [
    'one of the values that are known, yet to be chosen',
    'text',
    ['180', '200'],
    { kind: 'one-of', values: [] },
  ],
  ['yes', 'flag', [], { kind: 'one-of', values: [true] }],
  ['more than nothing', 'money', [], { kind: 'limit', word: 'exclusiveMinimum', value: 0 }],
  ['more than nothing', 'number', [], { kind: 'limit', word: 'exclusiveMinimum', value: 0 }],
  ['whether it is there', 'text', [], there],
  ['whether it is there', 'list', [], there],
])('%s (%s)', (_asked, kind, choices, first) => {
  expect(firstAsked(kind, choices)).toEqual(first);
});

it('offers the likely questions first, and no value of a list', () => {
  expect(askedOf('money', there)[0]).toBe('exclusiveMinimum');
  expect(askedOf('text', there)[0]).toBe('one-of');
  expect(askedOf('list', there)).toEqual(['there', 'missing']);
  expect(askedOf('text', { kind: 'other', written: {} })).toContain('other');
});
