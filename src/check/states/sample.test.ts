/** The data that is made from schemas, where the order and the number of entries matter. */
import { expect, it } from 'vitest';
import { listOf } from './sample.ts';

const items = { type: 'object', properties: { id: { format: 'id' }, name: { type: 'string' } } };

it('no two entries of a list have the same number of their own', () => {
  expect(listOf({ items }, 3)).toEqual([
    { id: '1001', name: 'name' },
    { id: '1002', name: 'name' },
    { id: '1003', name: 'name' },
  ]);
});

it('examples that stand there again differ in it as well, however long it is', () => {
  const examples = [[{ id: '0099900000000000000009', name: 'a' }]];
  expect(listOf({ items, examples }, 2)).toEqual([
    { id: '0099900000000000000009', name: 'a' },
    { id: '0099900000000000000010', name: 'a' },
  ]);
});
