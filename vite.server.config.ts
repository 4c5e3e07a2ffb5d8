/** The server, built beside the pages that it serves: what runs a build needs Node, and nothing that is installed. */
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { shortClassNames } from './src/build/class-names.ts';
import { createDefinitions } from './src/build/definitions.ts';
import { virtualModules } from './src/build/virtual-modules.ts';

const root = import.meta.dirname;
/** The stores find their compiled parts beside themselves. */
const stores = ['libsql'];

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

/** What the server draws pages with: the app's own definitions and parts, in the classes of its style sheet. */
const definitions = createDefinitions();
definitions.open(root, false);

export default defineConfig({
  plugins: [react(), virtualModules(definitions.code), serverFiles],
  css: { modules: { generateScopedName: shortClassNames(root) } },
  // React draws as it does for a phone.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true, external: stores },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      // Releases are proved in a thread of their own, and pages are drawn in another.
      input: {
        server: 'src/server/main.ts',
        'server/prover': 'src/server/releases/prover.ts',
        'server/drawer': 'src/server/render/drawer.ts',
        'server/ahead': 'src/app/ahead/page.ts',
        'server/questions': 'src/app/ahead/questions.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'server/[name].mjs' },
    },
  },
});
