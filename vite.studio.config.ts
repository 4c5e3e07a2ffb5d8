/**
 * The studio, built apart from the app and after it, with packages whole: nothing of it is on a borrower's phone, and what reaches
 * everyone weighs more here than bytes do.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { studioPage } from './src/build/pages.ts';
import { definitionModules } from './src/build/plugin.ts';

export default defineConfig({
  plugins: [react(), definitionModules()],
  worker: { format: 'es', plugins: () => [definitionModules()] },
  build: {
    target: 'chrome123',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: studioPage },
    assetsDir: 'studio/assets',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    copyPublicDir: false,
  },
});
