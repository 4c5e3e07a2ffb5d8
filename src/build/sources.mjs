/**
 * Whether `dist` is of the sources as they are. It is no TypeScript: each `npm start` asks, and what reads that takes longer than the
 * answer. It must not know how anything is built.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a build reads, and the settings of what builds it. */
const folders = ['src', 'screens', 'schemas', 'locales', 'public'];
const single = /^(?:package(?:-lock)?\.json|tsconfig\.json|vite(?:\.\w+)?\.config\.ts|.+\.html)$/;

/**
 * @param {import('node:crypto').BinaryLike} bytes
 * @returns {string}
 */
export const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * @param {string} folder
 * @returns {readonly string[]}
 */
export function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * @param {string} file
 * @param {string} folder
 * @returns {string} the same in any folder and on any system.
 */
export const nameOf = (file, folder) => relative(folder, file).split(sep).join('/');

/**
 * Tests change no build.
 * @param {string} root
 */
function sourceFiles(root) {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && single.test(entry.name))
    .map(({ name }) => join(root, name));
  const all = [...top, ...folders.flatMap((folder) => filesIn(join(root, folder)))];
  return all.filter((file) => !/\.test\.tsx?$/.test(file));
}

/**
 * One digest of names and contents; the same in any folder.
 * @param {string} root
 */
export function sourcesOf(root) {
  const lines = sourceFiles(root).map((file) => `${nameOf(file, root)} ${digest(readFileSync(file))}`);
  return digest(lines.sort().join('\n'));
}

/**
 * Whether `dist` holds a whole build of the sources as they are.
 * @param {string} root
 * @returns {boolean}
 */
export function isFresh(root) {
  const file = join(root, 'dist/build.json');
  if (!existsSync(file)) return false;
  const { sources } = /** @type {Partial<import('./build-file.ts').BuildFile>} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  );
  return sources === sourcesOf(root);
}
