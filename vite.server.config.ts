/** The server, built beside the pages that it serves: what runs a build needs Node, and nothing that is installed. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
/** It finds its compiled part beside itself. */
const store = 'node-sqlite3-wasm';

/** What the sandbox needs besides its code. */
const sandboxFiles: Plugin = {
  name: 'sandbox-files',
  closeBundle() {
    const folder = join(root, 'dist/server');
    cpSync(join(root, 'node_modules', store), join(folder, 'node_modules', store), { recursive: true });
    cpSync(join(root, 'src/server/sandbox/config.json'), join(folder, 'sandbox.json'));
  },
};

export default defineConfig({
  plugins: [sandboxFiles],
  ssr: { noExternal: true, external: [store] },
  build: {
    ssr: 'src/server/main.ts',
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      output: { entryFileNames: 'server.mjs', chunkFileNames: 'server/[name].mjs' },
    },
  },
});
