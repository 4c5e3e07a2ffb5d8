import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keptCheck } from './kept-check.mjs';

const folder = mkdtempSync(join(tmpdir(), 'kept-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the checker is one file, made once and then loaded', async () => {
  const file = await keptCheck(folder);
  expect(readdirSync(folder)).toEqual([file.slice(folder.length + 1)]);
  writeFileSync(file, 'kept');
  expect(await keptCheck(folder)).toBe(file);
});

test('where nothing can be written it is loaded in its parts', async () => {
  writeFileSync(join(folder, 'a file'), '');
  expect(await keptCheck(join(folder, 'a file'))).toMatch(/src\/build\/check\.ts$/);
});
