/** Holds what a server keeps of a build: as much as the build itself was checked with, and the same bytes each time. */
import { expect, it } from 'vitest';
import { readProject } from '../build/project.ts';
import { readSnapshot } from '../build/snapshot.ts';
import { root } from '../../tests/support/project.ts';
import { contractOf, isReadable, openSnapshot } from './snapshot.ts';
import { digest, ownSnapshot } from '../../tests/support/release.ts';

const functions = { validate: undefined, older: undefined };

it('says all that the checker is given, but for lines of the program', () => {
  const project = readProject(root);
  const { input } = openSnapshot(ownSnapshot());
  const keys = (texts: typeof project.codeTexts): readonly string[] =>
    [...new Set(texts.map(({ key, file }) => `${key} ${file}`))].sort();
  expect({ ...input, ...functions, codeTexts: keys(input.codeTexts) }).toStrictEqual({
    ...project,
    ...functions,
    codeTexts: keys(project.codeTexts),
  });
  expect(Object.keys(input.older)).toEqual(Object.keys(project.older));
});

it('is the same bytes for the same sources, and a contract of the same name', () => {
  const again = readSnapshot(root);
  expect(JSON.stringify(again)).toBe(JSON.stringify(ownSnapshot()));
  expect(contractOf(again, digest).id).toBe(contractOf(ownSnapshot(), digest).id);
});

it('has a name of its own where anything that a release is proved with differs', () => {
  const { project } = ownSnapshot();
  const other = { ...ownSnapshot(), project: { ...(project as object), messages: [] } };
  expect(contractOf(other, digest).id).not.toBe(contractOf(ownSnapshot(), digest).id);
});

it('has a hash of each part, call, widget and action', () => {
  const contract = contractOf(ownSnapshot(), digest);
  expect(contract.builtIn).toMatchObject({
    'screens/loan-detail': expect.stringMatching(/^[\w-]{22}$/) as string,
    'fragments/repay-channels': expect.any(String) as string,
    'layouts/classic': expect.any(String) as string,
    'words/es/app.back': expect.any(String) as string,
    'documents/privacy.en': expect.any(String) as string,
    figures: expect.any(String) as string,
  });
  expect([contract.widgets['button'], contract.actions['call'], contract.calls['loanDetails']]).not.toContain(
    undefined,
  );
});

it('is refused where it is of another shape or language', () => {
  const later = { ...ownSnapshot(), format: 2 };
  expect([
    isReadable(ownSnapshot()),
    isReadable(later),
    isReadable({ ...ownSnapshot(), language: 1 }),
  ]).toEqual([true, false, false]);
  expect(() => openSnapshot(later)).toThrow('cannot read');
});
