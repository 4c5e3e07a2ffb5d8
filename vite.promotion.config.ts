/**
 * The promotion, built apart from the app and after it: strangers load it from an advertisement, and chunks shared with the
 * app would bring them parts of it that they never see.
 */
import { mergeConfig } from 'vite';
import base from './vite.config.ts';
import { promotionPage } from './src/build/pages.ts';
import { smallParts } from './src/build/small-parts.ts';

export default mergeConfig(base, {
  plugins: [smallParts(import.meta.dirname)],
  build: {
    rolldownOptions: { input: promotionPage },
    assetsDir: 'assets/promotion',
    emptyOutDir: false,
    copyPublicDir: false,
  },
});
