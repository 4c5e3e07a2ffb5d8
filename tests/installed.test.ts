/** What runs where only the product is installed (`npm ci --omit=dev`): a build, a start, and the commands of operators. */
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { exists, filesUnder, read } from './support/project.ts';
import { scanImports } from './support/imports.ts';

const { dependencies } = JSON.parse(read('package.json')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

const top = filesUnder('.').filter((file) => !file.includes('/'));
const begins = [
  ...top.filter((file) => /^vite\.(?:\w+\.)?config\.ts$/.test(file)),
  ...top
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => [...read(file).matchAll(/src="\/(src\/[^"]+)"/g)].map(([, name = '']) => name)),
  'src/build/start.mjs',
  ...['finish', 'release', 'studio'].map((name) => `src/build/${name}.ts`),
  'src/server/main.ts',
];

/** A package that is loaded where it is used may be missing until then. A file of ours may not: Vite takes it into its configuration. */
const lazyPackage = /\bimport\(\s*'[^.'][^']*'\s*\)/g;

/** Packages that come with a file, and the files that ask for them. */
function packagesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (!/\.(?:tsx?|mjs)$/.test(file)) continue;
    for (const { specifier, typeOnly } of scanImports(read(file).replace(lazyPackage, ''))) {
      if (typeOnly || /^(?:node|virtual):/.test(specifier)) continue;
      if (specifier.startsWith('.')) open.push(join(dirname(file), specifier.replace(/\?.*$/, '')));
      else found.set(/^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '', file);
    }
  }
  expect([...seen].filter((file) => !exists(file))).toEqual([]);
  return found;
}

it('begins at files that are there', () => {
  expect(begins.length).toBeGreaterThan(12);
  expect(begins.filter((file) => !exists(file))).toEqual([]);
});

it('asks for no package that only developers install', () => {
  const found = packagesOf(begins);
  expect([...found.keys()]).toEqual(expect.arrayContaining(['vite', 'react', 'fastify', 'libsql']));
  expect([...found].filter(([name]) => !(name in dependencies))).toEqual([]);
});
