/** Holds that whoever publishes a mistake of any kind reads what the checker says of it, at the place where they wrote it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkProject, type ProjectInput } from '../../src/check/project.ts';
import type { Problem } from '../../src/lib/problem.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { changesOf } from '../../src/release/changes.ts';
import { partOf } from '../../src/release/names.ts';
import { prove } from '../../src/release/prove.ts';
import { filesOfProject, snapshotOf, withFiles, type Snapshot } from '../../src/release/snapshot.ts';
import { baseFiles, generate, inputOf, type Files } from '../invalid/base.ts';
import { digest, ownSnapshot } from '../support/release.ts';

interface Fixture {
  readonly files?: Files;
  readonly generated?: Parameters<typeof generate>[0];
}

const folder = join(import.meta.dirname, '..', 'invalid');
const fixtures = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name): readonly [string, Files] => {
    const { files = {}, generated } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Fixture;
    const long = generated === undefined ? {} : { 'screens/broken.json': generate(generated) };
    return [name.replace(/\.json$/, ''), { ...files, ...long }];
  })
  // What parts of the program say of themselves, no release says.
  .filter(([, files]) => Object.keys(files).every((file) => partOf(file) !== undefined));

let snapshot: Snapshot | undefined;
const base = (): Snapshot => (snapshot ??= snapshotOf(inputOf(baseFiles), ownSnapshot().schemas));

const isLocale = (file: string): boolean => /^locales\/\w+\.json$/.test(file);

/** The project that the release makes: words that it does not name stay. */
function together(files: Files): Files {
  const locales = Object.entries(files).filter(
    ([file, value]) => isLocale(file) && typeof value === 'object',
  );
  const merged = locales.map(([file, value]) => {
    const before = (baseFiles as Files)[file] as JsonObject | undefined;
    return [file, { ...before, ...(value as JsonObject) }] as const;
  });
  return { ...baseFiles, ...files, ...Object.fromEntries(merged) };
}

/** In the order in which a folder is read. */
function inOrder(input: ProjectInput): ProjectInput {
  const files = [...filesOfProject(input)].sort((a, b) => (a.file < b.file ? -1 : 1));
  return withFiles(input, files);
}

const signs = (problems: readonly Problem[]): readonly string[] =>
  [
    ...new Set(
      problems.map(({ code, file, line, column, message, remedy }) =>
        // Of a locale file the author has another text: that it is the right place, prove.test.ts says.
        [code, isLocale(file) ? file : `${file}:${line}:${column}`, message, remedy].join(' | '),
      ),
    ),
  ].sort();

it('has mistakes of every kind to publish', () => {
  expect(fixtures.length).toBeGreaterThan(180);
});

it.each(fixtures)('%s', (_name, contents) => {
  const files = Object.entries(contents).map(([file, value]) => ({
    file,
    text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  }));
  const changes = changesOf({ files, snapshot: base(), digest });
  expect(changes.refusals).toEqual([]);
  const wanted = signs(checkProject(inOrder(inputOf(together(contents)))));
  const unread = signs(changes.problems);
  // A file that cannot be read says nothing of what it changes: nothing further is asked.
  if (changes.problems.some(({ severity }) => severity === 'error'))
    expect(wanted).toEqual(expect.arrayContaining([...unread]));
  else {
    const proof = prove({ snapshot: base(), parts: changes.parts, digest, written: files });
    expect(signs(proof.problems)).toEqual(wanted);
    expect(proof.ok && proof.problems.some(({ severity }) => severity === 'error')).toBe(false);
  }
});
