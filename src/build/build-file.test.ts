// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { describeBuild } from './build-file.ts';
import { isFresh, sourcesOf } from './sources.mjs';

/** A small project; files by their names. */
function project(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'build-file-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, text] of Object.entries(files)) write(root, name, text);
  return root;
}

function write(root: string, name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

const files = {
  'package.json': '{"version":"1.2.3"}',
  'index.html': '<!doctype html>',
  'src/app.ts': 'export {};',
  'screens/repay.json': '{}',
  'dist/index.html': 'built',
};

let root = '';
beforeEach(() => void (root = project(files)));

const build = (): void => write(root, 'dist/build.json', JSON.stringify(describeBuild(root)));

it('names the sources alike in any folder', () => {
  expect(sourcesOf(project(files))).toBe(sourcesOf(root));
});

it.each([
  ['a screen', 'screens/repay.json'],
  ['a new file', 'src/new.ts'],
  ['the page', 'index.html'],
  ['a package', 'package.json'],
  ['how it is built', 'vite.config.ts'],
])('is no longer of the sources when %s changed', (_what, file) => {
  expect(isFresh(root)).toBe(false);
  build();
  expect(isFresh(root)).toBe(true);
  write(root, file, '{"version":"2"}');
  expect(isFresh(root)).toBe(false);
});

it.each(['src/app.test.ts', 'docs/a.md', 'dist/index.html'])('is still of them when %s changed', (file) => {
  build();
  write(root, file, 'other');
  expect(isFresh(root)).toBe(true);
});

it('tells each file, the version, and no commit where there is none', () => {
  const made = describeBuild(root);
  expect(made).toMatchObject({ version: '1.2.3', commit: null, node: process.version });
  expect(Object.keys(made.files)).toEqual(['index.html']);
  expect(made.files['index.html']).toMatch(/^[\da-f]{64}$/);
});
