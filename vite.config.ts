/** How the app is built and developed. Its tests have files of their own: vitest.config.ts and playwright.config.ts. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { screens } from './src/build/plugin.ts';
import { compiledAhead } from './src/build/compiled-ahead.ts';
import { leanPackages } from './src/build/lean-packages.ts';
import { minifying } from './src/build/minifying.ts';
import { partSizes } from './src/build/part-sizes.ts';
import { pureFactories } from './src/build/pure-factories.ts';
import { reactModules } from './src/build/react-modules.ts';
import { sandboxProxy } from './src/build/sandbox-proxy.ts';
import { spelledOut } from './src/build/spelled-out.ts';

export default defineConfig({
  plugins: [
    react(),
    leanPackages(),
    reactModules(),
    pureFactories(),
    compiledAhead(),
    screens(),
    spelledOut(),
    partSizes(),
    sandboxProxy(async () => (await import('./src/server/dev.ts')).startSandbox()),
  ],
  // Only the studio writes `light-dark()`, and it is built by a config of its own: each page is spared its variables.
  // The number is lightningcss's `Features.LightDark`: the package is Vite's own, not one of ours.
  css: { lightningcss: { exclude: 1 << 20 } },
  build: {
    // Written for 91, run from 87: what an engine in between cannot do is written out (src/build/spelled-out.ts), and `?.` is not
    // spelled out at each of its places.
    target: 'chrome91',
    ...minifying,
    // The pages name every chunk they need, and the program those of a step (src/app/ahead-of-step.ts), itself among them: it may
    // be fetched before it is imported (src/app/fetching.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed, { hostId }) =>
        [...new Set([file, ...needed])].filter((each) => each !== hostId),
    },
    // One style sheet is one request and no flash.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
});
