/** The server, built beside the pages that it serves: what runs a build needs Node, and nothing that is installed. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
/** The stores find their compiled parts beside themselves. */
const stores = ['node-sqlite3-wasm', 'libsql'];

/** With what loads it, and its parts for each system that npm has installed. */
const storeFolders = [
  ...stores,
  '@neon-rs/load',
  ...readdirSync(join(root, 'node_modules/@libsql')).map((name) => `@libsql/${name}`),
];

/** What the server needs besides its code. */
const serverFiles: Plugin = {
  name: 'server-files',
  closeBundle() {
    const folder = join(root, 'dist/server');
    for (const name of storeFolders)
      cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
    cpSync(join(root, 'src/server/sandbox/config.json'), join(folder, 'sandbox.json'));
  },
};

export default defineConfig({
  plugins: [serverFiles],
  ssr: { noExternal: true, external: stores },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      // Releases are proved in a thread of their own.
      input: { server: 'src/server/main.ts', 'server/prover': 'src/server/releases/prover.ts' },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'server/[name].mjs' },
    },
  },
});
