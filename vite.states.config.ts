/**
 * The developers' page with the states of screens, built apart from the app and after it: it draws with the app's own
 * modules, and shared chunks would weigh on every phone.
 */
import { mergeConfig } from 'vite';
import base from './vite.config.ts';
import { statesPage } from './src/build/pages.ts';

export default mergeConfig(base, {
  build: {
    rolldownOptions: { input: statesPage },
    assetsDir: 'assets/states',
    emptyOutDir: false,
    copyPublicDir: false,
  },
});
