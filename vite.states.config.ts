/**
 * The developers' pages, with the map and the states of screens, built apart from the app and after it: they draw with the
 * app's own modules, and chunks shared with it would weigh on every phone, or start the app.
 */
import { mergeConfig } from 'vite';
import base from './vite.config.ts';
import { mapPage, statesPage } from './src/build/pages.ts';

export default mergeConfig(base, {
  build: {
    rolldownOptions: { input: [statesPage, mapPage] },
    assetsDir: 'assets/states',
    emptyOutDir: false,
    copyPublicDir: false,
    // No phone loads them: what makes a file the smallest takes longer than all else of this build.
    minify: 'oxc',
  },
});
