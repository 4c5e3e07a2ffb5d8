/**
 * Puts a few lines in the place of axios, of which the promotion needs no more. It must not know what it is asked for.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';

const name = '\0small:axios';

export function smallParts(root: string): Plugin {
  const file = join(root, 'src/platform/small-client.ts').replaceAll('\\', '/');
  return {
    name: 'small-parts',
    enforce: 'pre',
    resolveId: (id) => (id === 'axios' ? name : undefined),
    load: (id) => (id === name ? `export { client as default } from ${JSON.stringify(file)};` : undefined),
  };
}
