/**
 * `npm run build:same`: the sources, built twice more in another folder, come to the same bytes in every file: where nothing was
 * before, and over what the first left. What is installed is the same; where it lies is not. It must not know what a build holds.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { BuildFile } from '../../src/build/build-file.ts';
import { exists, root } from './project.ts';

function run(folder: string, program: string, ...words: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} has failed:\n${stderr}`);
  return stdout;
}

const buildOf = (folder: string): BuildFile =>
  JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8')) as BuildFile;

/** Deeper, and of another name. */
const outer = mkdtempSync(join(tmpdir(), 'another-'));
const other = join(outer, 'place/of the same');
try {
  const files = run(root, 'git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0');
  for (const file of files.filter((name) => name !== '' && exists(name))) {
    mkdirSync(dirname(join(other, file)), { recursive: true });
    copyFileSync(join(root, file), join(other, file));
  }
  run(root, 'cp', '-rlP', join(root, 'node_modules'), join(other, 'node_modules'));
  const here = buildOf(root);
  for (const what of ['in another folder', 'there again']) {
    run(other, 'npm', 'run', '--silent', 'build');
    const there = buildOf(other);
    const names = [...new Set([...Object.keys(here.files), ...Object.keys(there.files)])].sort();
    const differing = names.filter((name) => here.files[name] !== there.files[name]);
    const list = differing.map((name) => `\n  ${name}`).join('');
    console.log(`${what}: ${names.length} files, ${differing.length} of other bytes${list}`);
    if (here.sources !== there.sources || differing.length > 0) process.exitCode = 1;
  }
} finally {
  rmSync(outer, { recursive: true, force: true });
}
