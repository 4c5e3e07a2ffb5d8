/** Holds that all mistakes of a folder that can be told are told in one go. */
import { expect, it } from 'vitest';
import { jobs } from '../../src/server/releases/judge.ts';
import { snapshotOf, type Snapshot } from '../../src/release/snapshot.ts';
import { baseFiles, inputOf } from '../invalid/base.ts';
import { ownSnapshot } from '../support/release.ts';

const text = (value: unknown): string => JSON.stringify(value, null, 2);
const list = baseFiles['screens/list.json'];
const base = (): Snapshot => snapshotOf(inputOf(baseFiles), ownSnapshot().schemas);

it('tells a file that is no JSON, one that is no part, and what the checker finds in the others together', () => {
  const made = jobs.read(base(), {
    parent: {},
    files: [
      { file: 'screens/home.json', text: '{ "version": 2, }}' },
      { file: 'screens/list.json', text: text({ ...list, body: [{ type: 'txt', text: '@home.title' }] }) },
      { file: 'screens/order.txt', text: 'x' },
    ],
  });
  expect(made.problems.map(({ file, code }) => `${file} ${code}`)).toEqual(
    expect.arrayContaining(['screens/home.json bad-json', 'screens/list.json unknown-widget']),
  );
  expect(made.words.map((each) => each['en-IN'])).toEqual([
    expect.stringMatching(/^screens\/order\.txt is nothing that a release can change/),
    expect.stringMatching(/^A file that is no JSON counts as everyone has it now/),
  ]);
  expect(made.told).toEqual([]);
}, 120_000);

it('says of the file that is no JSON nothing but that, and nothing of the others where they are right', () => {
  const made = jobs.read(base(), {
    parent: {},
    files: [
      { file: 'locales/es.json', text: '{' },
      { file: 'screens/list.json', text: text({ ...list, $comment: 'x' }) },
    ],
  });
  expect(new Set(made.problems.map(({ file }) => file))).toEqual(new Set(['locales/es.json']));
  expect(made.words).toEqual([]);
});
