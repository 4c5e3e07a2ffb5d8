/** Holds what the page takes for a dark theme before its configuration has been read. */
import { expect, it } from 'vitest';
import { namesDark } from './names-dark.ts';

it.each([
  ['{"brand":{"dark":{"primary":"#4fb8a3"}}}', true],
  ['{"brand":{"dark":{}}}', true],
  ['{"brand":{"primary":"#0e5c4e"}}', false],
  ['{"brand":{"dark":true}}', false],
  ['{"brand":null}', false],
  ['null', false],
  ['{', false],
  ['', false],
])('%s: %s', (config, is) => {
  expect(namesDark(config)).toBe(is);
});
