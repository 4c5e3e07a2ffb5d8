/**
 * The studio's phone, built apart from the studio and from the app: it is a page of another origin than the studio, and draws with
 * all of the app's own modules. React is whole in it: a part of a screen is known by a fragment that says where it stands.
 */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { phonePage } from './src/build/pages.ts';
import { definitionModules } from './src/build/plugin.ts';

export default defineConfig({
  plugins: [react(), definitionModules()],
  build: {
    rolldownOptions: { input: phonePage },
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    assetsDir: 'assets/phone',
    emptyOutDir: false,
    copyPublicDir: false,
  },
});
