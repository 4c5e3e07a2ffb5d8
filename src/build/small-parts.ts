/**
 * Puts a few lines in the place of two libraries of which the promotion needs no more: axios and i18next. It must not know
 * what they are asked for.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What a module exports instead, by its name. */
const stands: ReadonlyMap<string, (folder: string) => string> = new Map([
  ['axios', (folder) => `export { client as default } from ${JSON.stringify(`${folder}/small-client.ts`)};`],
  ['i18next', (folder) => `export { createInstance } from ${JSON.stringify(`${folder}/small-texts.ts`)};`],
]);

const prefix = '\0small:';

export function smallParts(root: string): Plugin {
  const folder = join(root, 'src/platform').replaceAll('\\', '/');
  return {
    name: 'small-parts',
    enforce: 'pre',
    resolveId: (id) => (stands.has(id) ? prefix + id : undefined),
    load: (id) => (id.startsWith(prefix) ? stands.get(id.slice(prefix.length))?.(folder) : undefined),
  };
}
