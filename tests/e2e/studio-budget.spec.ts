/**
 * Holds what the studio fetches before it stands there, as it is sent (brotli), and that no borrower's phone gets a byte of it. It
 * must not know what the studio shows.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { read, root } from '../support/project.ts';

/** kB (1000 bytes), before the pane with the definition's text. */
const budget = 450;

const sentSize = (file: string): number => statSync(join(root, 'dist', `${file}.br`)).size / 1000;

/** What a script imports before it runs. */
function closure(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const folder = file.slice(0, file.lastIndexOf('/'));
  const named = read(`dist/${file}`).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g);
  for (const [, name = ''] of named) closure(`${folder}/${name}`, seen);
  return seen;
}

test('the studio keeps its budget @once', () => {
  const named = Array.from(
    read('dist/studio.html').matchAll(/(?:src|href)="\/(studio\/assets\/[^"]+)"/g),
    ([, file = '']) => file,
  );
  const files = new Set(named.flatMap((file) => (file.endsWith('.js') ? [...closure(file)] : [file])));
  expect(files.size).toBeGreaterThan(0);
  const sum = [...files].reduce((total, file) => total + sentSize(file), 0);
  expect(sum, 'kB of the studio').toBeLessThanOrEqual(budget);
});

test('no file of a borrower holds a byte of the studio @once', () => {
  const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, 'dist/').length));
  const borrowers = files.filter((file) => !/^studio(?:\/|[\w-]*\.html$)/.test(file));
  expect(borrowers.length).toBeGreaterThan(50);
  // What its files cannot be without: its address, its styles, its store.
  expect(
    borrowers.filter((file) => /--studio-|studio\/api|studio-settings|st-frame/.test(read(`dist/${file}`))),
  ).toEqual([]);
});
