import { afterEach, describe, expect, it, vi } from 'vitest';
import { charactersOf, firstCharacters, limitInput } from './characters.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('characters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['a\nb', 3],
    ['😀😀', 2],
    ['👨‍👩‍👧‍👦', 1],
    ['é', 1],
    ['नमस्ते', 4],
    ['🇲🇽🇮🇳', 2],
  ])('of %j are %i', (text, count) => {
    // Older versions of Unicode count some Indic clusters apart.
    expect(Math.abs(charactersOf(text).length - count)).toBeLessThanOrEqual(text === 'नमस्ते' ? 1 : 0);
  });

  it('are code points where the platform cannot tell', async () => {
    const { Segmenter: _left, ...rest } = Intl;
    vi.stubGlobal('Intl', rest);
    vi.resetModules();
    const { charactersOf: counted } = await import('./characters.ts');
    expect(counted('😀é')).toHaveLength(2);
  });

  it('are cut whole, however many marks are piled on one', () => {
    expect(firstCharacters('a😀😀', 2)).toBe('a😀');
    expect(firstCharacters('ab', 2)).toBe('ab');
    expect(firstCharacters(`a${'\u0301'.repeat(100)}`, 2)).toBe('');
  });
});

describe('an input', () => {
  it.each([
    // before, after, caret, max, text, caret
    ['ab', 'abc', 3, 5, 'abc', 3],
    ['abcde', 'abcdef', 6, 5, 'abcde', 5],
    ['abcde', 'abXcde', 3, 5, 'abcde', 2],
    ['abc', 'abXYZc', 5, 5, 'abXYc', 4],
    ['abcde', 'aXXXXe', 5, 5, 'aXXXe', 4],
    ['abcd😀', 'abcd😀😁', 8, 5, 'abcd😀', 6],
    ['abcd😀', 'abcd😁😀', 6, 5, 'abcd😀', 4],
    ['', 'abcdefgh', 8, 5, 'abcde', 5],
    ['abcdef', 'abcdefg', 7, 5, 'abcde', 5],
  ])('%j → %j at %i of %i', (before, after, caret, max, text, then) => {
    expect(limitInput(before, after, caret, max)).toEqual({ text, caret: then });
  });
});
