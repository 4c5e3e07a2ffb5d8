/** Holds that files and the parts that a release changes say the same. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../model/json.ts';
import { fileOf, partOf, spotOf } from './names.ts';
import { filesOf, partsOf, withParts } from './parts.ts';
import { filesOfProject, openSnapshot } from './snapshot.ts';
import { ownSnapshot, ownValues } from '../../tests/support/release.ts';

const ownFiles = () => filesOfProject(openSnapshot(ownSnapshot()).input);

describe('names of parts', () => {
  it.each([
    ['screens/loan-detail', 'screens/loan-detail.json'],
    ['fragments/repay-channels', 'screens/fragments/repay-channels.json'],
    ['layouts/classic', 'screens/promotion/classic.json'],
    ['documents/privacy.es', 'locales/documents/privacy.es.json'],
    ['figures', 'locales/documents/constants.json'],
  ])('%s is the file %s', (name, file) => {
    const spot = spotOf(name);
    expect(spot && fileOf(spot)).toBe(file);
    expect(partOf(file)).toBe(name);
  });

  it('has a part for each word of a language', () => {
    expect(spotOf('words/es/order.repay')).toEqual({ kind: 'words', tongue: 'es', key: 'order.repay' });
    expect(partOf('locales/en.json')).toEqual({ words: 'en' });
  });

  it.each([
    '',
    'screens/',
    'screens/../server',
    'screens/A',
    'screens/a_public',
    'words/fr/x',
    'words/es/',
    'documents/privacy',
    'figures/x',
    'src/app',
    'layouts/a/b',
  ])('%j is no part', (name) => {
    expect(spotOf(name)).toBeUndefined();
  });

  it.each([
    'screens/README.md',
    'screens/a/b.json',
    'config.json',
    'locales/fr.json',
    '/screens/a.json',
    'screens/../a.json',
    'schemas/verbatim.json',
  ])('%s is no file of a release', (file) => {
    expect(partOf(file)).toBeUndefined();
  });
});

describe('the files of a project', () => {
  it('are the same parts after they are written from their parts', () => {
    expect(partsOf(filesOf(ownValues()))).toEqual(ownValues());
  });

  it('stay to the letter where nothing of them is changed', () => {
    const files = ownFiles();
    const others = withParts(files, { 'screens/repay': ownValues()['screens/orders'] ?? null }).filter(
      ({ file }) => file !== 'screens/repay.json',
    );
    const before = new Map(files.map(({ file, text }) => [file, text]));
    expect(others.filter(({ file, text }) => before.get(file) !== text)).toEqual([]);
    expect(others).toHaveLength(files.length - 1);
  });

  it('take any change of any part, and say it', () => {
    const names = Object.keys(ownValues());
    const value = fc.oneof(fc.string(), fc.constant(null));
    const fresh = fc.stringMatching(/^[a-z]+\.[a-z]+$/).map((key) => `words/en/new.${key}`);
    const changes = fc.dictionary(fc.oneof(fc.constantFrom(...names), fresh), value, {
      maxKeys: 6,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(changes, (values: Readonly<Record<string, Json>>) => {
        const kept = Object.entries({ ...ownValues(), ...values }).filter(([, each]) => each !== null);
        expect(partsOf(withParts(ownFiles(), values))).toEqual(Object.fromEntries(kept));
      }),
      { numRuns: 30 },
    );
  });

  it('have a new key where the alphabet has it', () => {
    const files = withParts(ownFiles(), { 'words/es/app.backward': 'x' });
    const words = JSON.parse(files.find(({ file }) => file === 'locales/es.json')?.text ?? '') as object;
    const keys = Object.keys(words);
    expect(keys).toEqual([...keys].sort());
  });
});
