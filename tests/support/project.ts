/** The project's own files as text, for tests that read code and pages. It leaves out what is installed or built. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const left = new Set([
  'node_modules',
  'dist',
  'coverage',
  'test-results',
  'playwright-report',
  '.git',
  '.sandbox',
]);

/** Every file under a folder of the project, named from the root with `/`; nothing when the folder is not there. */
export function filesUnder(folder: string): readonly string[] {
  const start = join(root, folder);
  const walk = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      if (left.has(entry.name)) return [];
      const full = join(path, entry.name);
      return entry.isDirectory() ? walk(full) : [relative(root, full).split(sep).join('/')];
    });
  return exists(folder) ? sorted(walk(start)) : [];
}

/** A sorted copy, by code units: the same on every machine. */
export const sorted = (names: readonly string[]): readonly string[] =>
  [...names].sort((a, b) => (a < b ? -1 : Number(a > b)));

export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export const lineCount = (text: string): number => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

export function exists(path: string): boolean {
  return statSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
}
