/** Holds that all mistakes of a folder that can be told are told in one go. */
import { expect, it } from 'vitest';
import { ownPart, ownSnapshot } from '../../../tests/support/release.ts';
import { jobs } from './judge.ts';

const text = (value: unknown): string => JSON.stringify(value, null, 2);
const unknownWidget = { ...ownPart('screens/repay'), body: [{ type: 'txt', text: '@repay.title' }] };

it('tells a file that is no JSON, one that is no part, and what the checker finds in the others together', () => {
  const made = jobs.read(ownSnapshot(), {
    parent: {},
    files: [
      { file: 'screens/order.txt', text: 'x' },
      { file: 'screens/orders.json', text: '{ "version": 2, }}' },
      { file: 'screens/repay.json', text: text(unknownWidget) },
    ],
  });
  const found = made.problems.map(({ file, code }) => `${file} ${code}`);
  expect(found).toEqual(
    expect.arrayContaining(['screens/orders.json bad-json', 'screens/repay.json unknown-widget']),
  );
  const words = made.words.map((each) => each['en-IN']);
  expect(words).toEqual([
    expect.stringMatching(/^screens\/order\.txt is nothing that a release can change/),
    expect.stringMatching(/^A file that is no JSON counts as everyone has it now/),
  ]);
  expect(made.told).toEqual([]);
});

it('says of the file that is no JSON nothing but that, and nothing of the others where they are right', () => {
  const made = jobs.read(ownSnapshot(), {
    parent: {},
    files: [
      { file: 'locales/es.json', text: '{' },
      { file: 'screens/repay.json', text: text(ownPart('screens/repay')) },
    ],
  });
  expect(new Set(made.problems.map(({ file }) => file))).toEqual(new Set(['locales/es.json']));
  expect(made.words).toEqual([]);
});
