import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepCompiled, runKept } from './kept-script.mjs';

const root = mkdtempSync(join(tmpdir(), 'kept-script-'));
afterAll(() => rmSync(root, { recursive: true }));

const file = join(root, 'scripts/sum.cjs');
const beside = join(root, 'scripts-compiled');
mkdirSync(join(root, 'scripts'));
writeFileSync(file, 'exports.sum = (one, other) => one + other;');

const given = (): number => (runKept(file) as { readonly sum: (...of: number[]) => number }).sum(1, 2);

test('what it was compiled to is kept beside its folder, once', () => {
  expect(given()).toBe(3);
  keepCompiled();
  const [only = '', ...others] = readdirSync(beside);
  expect(others).toEqual([]);
  utimesSync(join(beside, only), 1, 1);
  expect(given()).toBe(3);
  keepCompiled();
  expect(statSync(join(beside, only)).mtimeMs).toBe(1000);
});

test('what does not fit the script is made again', () => {
  const [only = ''] = readdirSync(beside);
  writeFileSync(join(beside, only), 'x'.repeat(2000));
  expect(given()).toBe(3);
  keepCompiled();
  expect(statSync(join(beside, only)).mtimeMs).toBeGreaterThan(1000);
  writeFileSync(file, 'exports.sum = (one, other) => one + other + 0;');
  expect(given()).toBe(3);
});
