/** The caret, the tree and the phone mean the same part. */
import { expect, test } from 'vitest';
import type { Problem } from '../../lib/problem.ts';
import type { Row } from '../tree/outline.ts';
import { partAt, rangeAt, troubleAt } from './places.ts';

const text = `{
  "title": "@order.title",
  "body": [
    { "type": "text", "text": "One" },
    { "type": "card", "body": [{ "type": "text", "text": "Two" }] }
  ]
}
`;

const row = (pointer: Row['pointer'], kind: Row['kind'] = 'part', rows: readonly Row[] = []): Row => ({
  id: `/${pointer.join('/')}`,
  kind,
  pointer,
  what: '',
  says: '',
  when: '',
  slot: undefined,
  within: undefined,
  index: 0,
  type: '',
  rows,
});

const rows = [
  row(['body'], 'area', [row(['body', 0]), row(['body', 1], 'part', [row(['body', 1, 'body', 0])])]),
];

test.each([
  ['One', '/body/0'],
  ['card', '/body/1'],
  ['Two', '/body/1/body/0'],
  ['order', undefined],
])('the caret in %s chooses %s', (words, part) => {
  expect(partAt(text, text.indexOf(words), rows)).toBe(part);
});

test('a text that does not parse has parts all the same where they are written', () => {
  const broken = text.replace('"One" }', '"One"');
  expect(partAt(broken, broken.indexOf('One'), rows)).toBe('/body/0');
});

test('a part is found in its text', () => {
  const found = rangeAt(text, '/body/1/body/0');
  expect(text.slice(found?.from, found?.to)).toBe('{ "type": "text", "text": "Two" }');
  expect(rangeAt(text, '/body/7')).toBeUndefined();
  expect(rangeAt(text.slice(0, 40), '/body/0')).toBeUndefined();
});

const trouble = (pointer: string, at: { line: number; column: number } = { line: 1, column: 1 }) =>
  ({ pointer, ...at }) as unknown as Problem;

test('a problem is underlined where it is written', () => {
  const said = (found: { from: number; to: number }, of = text) => of.slice(found.from, found.to);
  expect(said(troubleAt(text, trouble('/body/0/text')))).toBe('"text": "One"');
  expect(said(troubleAt(text, trouble('/body/1')))).toBe('{');
  expect(said(troubleAt(text, trouble('/body')))).toBe('"body": [');
  const broken = text.replace('"One" }', '"One"');
  expect(said(troubleAt(broken, trouble('', { line: 4, column: 5 })), broken)).toBe(
    '{ "type": "text", "text": "One",',
  );
  expect(said(troubleAt('', trouble('', { line: 1, column: 1 })), '')).toBe('');
});
