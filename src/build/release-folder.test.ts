/** Holds what is read of a folder as people and their editors leave it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readFolder } from './release-folder.ts';

it('reads definitions without the mark that some editors put before them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'screens'));
  writeFileSync(join(folder, 'screens/repay.json'), '\uFEFF{ "version": 2 }');
  writeFileSync(join(folder, 'screens/notes.txt'), 'passed over');
  expect(readFolder(folder, 'mine')).toEqual({
    ok: true,
    value: [{ file: 'screens/repay.json', text: '{ "version": 2 }' }],
  });
});
