/**
 * The files of the worker that opens the app without a network (src/app/worker): itself with the list of what it keeps, the page
 * that it has for every screen, and the one that removes it. It must not know how anything is kept.
 */
import { createHash } from 'node:crypto';
import { removerFile, workerFile } from '../lib/worker-files.ts';
import { contractOf } from '../release/snapshot.ts';
import { bundleScript } from './bundle-script.ts';
import type { Library } from '../release/library.ts';
import { shellHtml } from './page-html.ts';
import type { Chunk } from './pages.ts';
import { digest, readSnapshot } from './snapshot.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/** Everything that a page may come to need once these files are there, themselves included. */
function reachable(files: readonly string[], chunks: readonly Chunk[]): readonly string[] {
  const found = new Set(files);
  // A set takes what is added while it is gone through.
  for (const file of found) {
    const chunk = chunks.find(({ fileName }) => fileName === file);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) found.add(next);
  }
  return [...found];
}

interface Written {
  readonly fileName: string;
  readonly source: string;
}

/** @param source the entry page as the bundler wrote it. */
export async function workerFiles(
  root: string,
  source: string,
  { routes }: Library,
  chunks: readonly Chunk[],
): Promise<readonly Written[]> {
  const html = shellHtml(source);
  const page = `assets/shell-${hashOf(html)}.html`;
  const named = [...html.matchAll(/ (?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
  const files = [page, ...reachable(named, chunks)].map((file) => `/${file}`);
  const thisBuild = {
    name: hashOf(files.join()),
    files,
    page: `/${page}`,
    routes: Object.keys(routes),
    contract: contractOf(readSnapshot(root), digest).id,
  };
  return [
    { fileName: page, source: html },
    { fileName: workerFile, source: await bundleScript(root, 'src/app/worker/main.ts', { thisBuild }) },
    { fileName: removerFile, source: await bundleScript(root, 'src/app/worker/off-main.ts') },
  ];
}
