/** What a pattern says of a text's length must be so for every text: checked against the pattern itself. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternSpan } from './pattern-span.ts';

describe('a pattern', () => {
  it.each<[string, number, number, boolean]>([
    ['^1[3-9]\\d{9}$', 11, 11, true],
    ['^\\d{1,15}$', 1, 15, true],
    ['^[1-9]\\d{0,14}$', 1, 15, true],
    ['\\S', 1, Infinity, true],
    ['^[A-Z]{4}\\d{6}$', 10, 10, false],
    ['^[A-Z]?\\d{6}$', 6, 7, true],
    ['^(?:ab|c)$', 1, 2, false],
    ['^a|b$', 1, Infinity, false],
    ['^$', 0, 0, true],
    ['^\\d{10}$x', Infinity, 0, false],
    ['x^\\d{10}$', Infinity, 10, false],
    ['^\\d{3,}$', 3, Infinity, true],
    ['^[^@\\s]+@[^@\\s]+$|^https?://\\S+$', 3, Infinity, false],
    ['^(?=.*\\d).{8}$', 0, Infinity, true],
    ['^\\p{L}{2}$', 2, 2, false],
  ])('%s matches texts of %d to %d letters', (source, least, most, digits) => {
    expect(patternSpan(source)).toEqual({ least, most, digits });
  });

  it.each(['^\\ $', '[', '(', 'a{2', '\\'])('that is none says nothing: %s', (source) => {
    expect(patternSpan(source)).toEqual({ least: 0, most: Infinity, digits: true });
  });

  it('matches no text outside of its span', () => {
    const piece = fc.constantFrom('a', '\\d', '[0-9a]', '(?:ab|1)', '(1|)', '^', '$', '|', '.', '(^a|b$)');
    const often = fc.constantFrom('', '?', '*', '{2}', '{1,3}', '{2,}');
    const source = fc
      .array(fc.tuple(piece, often), { maxLength: 5 })
      .map((all) => all.map(([one, many]) => one + (/^[$^|]$/.test(one) ? '' : many)).join(''));
    const text = fc.array(fc.constantFrom('a', 'b', '1', '2'), { maxLength: 7 }).map((all) => all.join(''));
    fc.assert(
      fc.property(source, text, (pattern, tried) => {
        if (!new RegExp(pattern, 'u').test(tried)) return;
        const { least, most, digits } = patternSpan(pattern);
        expect(tried.length).toBeGreaterThanOrEqual(least);
        expect(tried.length).toBeLessThanOrEqual(most);
        if (/^\d*$/.test(tried)) expect(digits).toBe(true);
      }),
      { numRuns: 4000 },
    );
  });
});
