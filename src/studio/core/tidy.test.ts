/** What is left by a person is written as the formatter would. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';

const style = { singleQuote: true, printWidth: 110 };

const texts = ['screens', 'screens/fragments', 'screens/promotion', 'locales', 'locales/documents'].flatMap(
  (folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
);

test('every text of the project is left as it is', () => {
  expect(texts.length).toBeGreaterThan(30);
  expect(texts.filter(([, text]) => tidy(text) !== text).map(([file]) => file)).toEqual([]);
});

test.each([
  ['a member after the other', '{"type":"text","text":"@a.b"}', '{ "type": "text", "text": "@a.b" }\n'],
  ['the author breaks', '{\n"b":1,"a":{"c":2}}', '{\n  "b": 1,\n  "a": { "c": 2 }\n}\n'],
  ['an empty line stays one', '{"a":1,\n\n\n"b":[]}', '{\n  "a": 1,\n\n  "b": []\n}\n'],
])('%s', (_name, text, written) => {
  expect(tidy(text)).toBe(written);
});

test.each(['{"a":1,', '', '{ // why\n "a":   1 }'])('%s stays', (text) => {
  expect(tidy(text)).toBe(text);
});

/** The same value with other white space. */
const spaced = (value: unknown, gaps: readonly string[]): string => {
  let turn = 0;
  return JSON.stringify(value).replaceAll(/("(?:[^"\\]|\\.)*")|[[\]{},:]/g, (sign, name?: string) => {
    turn += 1;
    return name === undefined ? sign + (gaps[turn % gaps.length] ?? '') : sign;
  });
};

test('any value, however it is spaced, is written as the formatter writes it, once and for all', async () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.stringMatching(/^[a-zA-ZáéñÑü @{}.,]{0,50}$/),
        fc.string({ maxLength: 12 }),
      ),
      fc.array(tie('tree'), { maxLength: 5 }),
      fc.array(fc.integer(), { maxLength: 40 }),
      fc.dictionary(fc.stringMatching(/^[a-zA-Z]{1,12}$/), tie('tree'), { maxKeys: 5 }),
    ),
  }));
  const gaps = fc.array(fc.constantFrom('', '', '', ' ', '\n', '\n\n', '\n\n\n  '), {
    minLength: 1,
    maxLength: 7,
  });
  await fc.assert(
    fc.asyncProperty(tree, gaps, async (value, between) => {
      const text = spaced(value, between);
      const written = tidy(text);
      expect(written).toBe((await format('screen.json', text, style)).code);
      expect(tidy(written)).toBe(written);
    }),
    { numRuns: 150 },
  );
});
