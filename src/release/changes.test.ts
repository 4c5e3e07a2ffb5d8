/** Holds what a folder of a person who publishes changes, however little of a project is in it. */
import { expect, it } from 'vitest';
import { changesOf, type Changes, type Folder } from './changes.ts';
import { withParts } from './parts.ts';
import { filesOfProject, openSnapshot } from './snapshot.ts';
import { changed, digest, ownPart, ownSnapshot, ownValues } from '../../tests/support/release.ts';

const changes = (files: Folder['files'], parent?: Folder['parent']): Changes =>
  changesOf({ files, snapshot: ownSnapshot(), parent, digest });

const words = (tongue: string, texts: object) => ({
  file: `locales/${tongue}.json`,
  text: JSON.stringify(texts),
});

it('is nothing for the whole project as it is', () => {
  const files = filesOfProject(openSnapshot(ownSnapshot()).input);
  expect(changes(files)).toEqual({ parts: {}, replaced: [], problems: [], refusals: [] });
});

it('is each key of a locale file by itself, and keys that are not there are not taken away', () => {
  const { parts } = changes([words('es', { 'login.failed': 'No', 'login.extra': 'Más' })]);
  expect(parts).toEqual(changed({ 'words/es/login.extra': 'Más', 'words/es/login.failed': 'No' }));
  expect([parts['words/es/login.extra']?.base, typeof parts['words/es/login.failed']?.base]).toEqual([
    null,
    'string',
  ]);
});

it('is a file that says something else, however it is written', () => {
  const screen = ownPart('screens/orders');
  const same = { file: 'screens/orders.json', text: JSON.stringify(screen, null, 7) };
  const other = { file: 'screens/orders.json', text: JSON.stringify({ ...screen, title: '@app.back' }) };
  expect(Object.keys(changes([same]).parts)).toEqual([]);
  expect(Object.keys(changes([other]).parts)).toEqual(['screens/orders']);
});

it('keeps what was live, and says what it replaces of that', () => {
  const live = changed({ 'words/en/app.back': 'Go back', 'words/es/login.failed': 'Antes' });
  const found = changes([words('es', { 'login.failed': 'Ahora' })], live);
  expect(found.parts).toEqual(changed({ 'words/en/app.back': 'Go back', 'words/es/login.failed': 'Ahora' }));
  expect(found.replaced).toEqual(['words/es/login.failed']);
  expect(changes([words('es', { 'login.failed': 'Antes' })], live).replaced).toEqual([]);
  expect(
    changes([words('es', { 'login.failed': ownValues()['words/es/login.failed'] })], live).parts,
  ).toEqual(live);
});

it('is told of what is no file of a release, and of what is no JSON', () => {
  const found = changes([
    { file: 'src/main.ts', text: '' },
    { file: 'screens/orders.json', text: '{ "version": 2,\n  body }' },
  ]);
  expect(found.parts).toEqual({});
  expect(found.refusals.map(({ code, part }) => [code, part])).toEqual([['no-part', 'src/main.ts']]);
  expect(found.problems.map(({ code, file, line }) => [code, file, line])).toEqual([
    ['bad-json', 'screens/orders.json', 2],
  ]);
});

it('takes no file twice: nobody can tell which of the two counts', () => {
  const found = changes([words('es', { 'login.failed': 'A' }), words('es', { 'login.failed': 'B' })]);
  expect(found.refusals.map(({ code, part }) => [code, part])).toEqual([['twice', 'locales/es.json']]);
});

it.each([
  '../screens/orders.json',
  '/screens/orders.json',
  'screens/../orders.json',
  'screens\\orders.json',
  'screens/__proto__.json',
  'screens/Orders.json',
  'screens/orders.json/x.json',
  'screens/orders.json\0',
  'screens/.json',
  'locales/fr.json',
  '',
])('takes no file %j', (file) => {
  const found = changes([{ file, text: '{}' }]);
  expect([found.parts, found.refusals.map(({ code }) => code)]).toEqual([{}, ['no-part']]);
});

it('takes names of JavaScript as the words that they are', () => {
  const text = '{"__proto__": "A", "constructor": "B", "toString": "C"}';
  const { parts, refusals, problems } = changes([{ file: 'locales/es.json', text }]);
  expect(Object.values(parts).every(({ base }) => base === null)).toBe(true);
  expect([refusals, problems.filter(({ severity }) => severity === 'error')]).toEqual([[], []]);
  expect(({} as { readonly value?: unknown }).value).toBeUndefined();
});

it('makes the files of a folder into the same release, whatever was in it', () => {
  const parts = changed({
    'words/en/app.back': 'Go back',
    'screens/help': ownPart('screens/orders'),
    'documents/privacy.es': { title: 'x' },
  });
  const values = Object.fromEntries(Object.entries(parts).map(([name, { value }]) => [name, value]));
  const files = withParts(filesOfProject(openSnapshot(ownSnapshot()).input), values);
  expect(changes(files).parts).toEqual(parts);
});
