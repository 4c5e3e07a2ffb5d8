/**
 * `dist/build.json`: what a build was made of and what it holds, so that operators can tell two apart and `npm start` builds only
 * when something changed. It must not know how anything is built.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export interface BuildFile {
  /** Git's; null outside of a repository. */
  readonly commit: string | null;
  /** Whether files differ from that commit. */
  readonly changed: boolean;
  readonly version: string;
  readonly node: string;
  /** Of everything that it was made of. */
  readonly sources: string;
  /** Each file below `dist`, by its SHA-256. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a build reads, and the settings of what builds it. */
const folders = ['src', 'screens', 'schemas', 'locales', 'public'];
const single = /^(?:package(?:-lock)?\.json|tsconfig\.json|vite(?:\.\w+)?\.config\.ts|.+\.html)$/;

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

function filesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Tests change no build. */
const isSource = (file: string): boolean => !/\.test\.tsx?$/.test(file);

/** One digest of names and contents; the same in any folder. */
export function sourcesOf(root: string): string {
  const top = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && single.test(entry.name))
    .map(({ name }) => join(root, name));
  const files = [...top, ...folders.flatMap((folder) => filesIn(join(root, folder)))].filter(isSource);
  const lines = files.map((file) => `${nameOf(file, root)} ${digest(readFileSync(file))}`);
  return digest(lines.sort().join('\n'));
}

const nameOf = (file: string, folder: string): string => relative(folder, file).split(sep).join('/');

function git(root: string, ...words: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', [...words], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

export function describeBuild(root: string): BuildFile {
  const dist = join(root, 'dist');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const files = filesIn(dist).map((file) => [nameOf(file, dist), digest(readFileSync(file))] as const);
  return {
    commit: git(root, 'rev-parse', 'HEAD'),
    changed: git(root, 'status', '--porcelain') !== '',
    version,
    node: process.version,
    sources: sourcesOf(root),
    files: Object.fromEntries(files.filter(([name]) => name !== 'build.json')),
  };
}

/** Whether `dist` holds a whole build of the sources as they are. */
export function isFresh(root: string): boolean {
  const file = join(root, 'dist/build.json');
  if (!existsSync(file)) return false;
  const { sources } = JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildFile>;
  return sources === sourcesOf(root);
}
