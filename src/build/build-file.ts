/**
 * `dist/build.json`: what a build was made of and what it holds, so that operators can tell two apart. It must not know how anything
 * is built.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest, filesIn, nameOf, sourcesOf } from './sources.mjs';

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
