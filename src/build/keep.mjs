/**
 * Keeps what a process has made beside the packages, so that the next one loads it instead of making it again. It is no TypeScript:
 * what is kept is loaded before anything that reads that. It must not know what it is.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One is written when what it is made of changes: those of a few branches stay. */
const most = 8;

/**
 * A name that says all that something depends on.
 * @param {readonly string[]} all
 * @returns {string}
 */
export const digest = (...all) => createHash('sha256').update(JSON.stringify(all)).digest('hex');

/**
 * Whole or not at all, however many processes make it at once; whether it is there.
 * @param {string} file
 * @param {string | NodeJS.ArrayBufferView} content
 * @returns {boolean}
 */
export function keep(file, content) {
  try {
    const folder = dirname(file);
    mkdirSync(folder, { recursive: true });
    const written = `${file}.${process.pid}`;
    writeFileSync(written, content);
    renameSync(written, file);
    const files = readdirSync(folder).map((name) => join(folder, name));
    const byAge = files.map((path) => ({ path, at: statSync(path).mtimeMs })).sort((a, b) => b.at - a.at);
    for (const { path } of byAge.slice(most)) rmSync(path, { force: true });
    return true;
  } catch {
    // Packages that nobody may write beside: the next process makes it again.
    return false;
  }
}
