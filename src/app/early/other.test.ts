/** Holds when a page does not show what is drawn in it. */
import { expect, it } from 'vitest';
import { isOther } from './other.ts';

const left = (release: string | null): string => JSON.stringify({ shown: release });

it.each([
  ['a page that knows of no release', undefined, left('r1'), false],
  ['a first page', 'r1', null, false],
  ['the same release', 'r1', left('r1'), false],
  ['one of two that show the same', '- r2', left('r2'), false],
  ["the build's own, as one of two", '- r2', left(null), false],
  ['another release', 'r2', left('r1'), true],
  ['a part of its name', 'r22', left('r2'), true],
  ["the build's own in place of a release", 'r2', left(null), true],
  ['a release that no label can hold', '', left('r 1'), true],
  ['what nobody can read', 'r2', '{', false],
  ['what is nothing', 'r2', 'null', false],
])('%s', (_what, drawn, before, is) => {
  expect(isOther(drawn, before)).toBe(is);
});
