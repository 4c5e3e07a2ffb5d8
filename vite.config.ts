/** How the app is built and how its unit tests run. Browser journeys have a file of their own: playwright.config.ts. */
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { screens } from './src/build/plugin.ts';
import { leanPackages } from './src/build/lean-packages.ts';
import { pureFactories } from './src/build/pure-factories.ts';
import { sandboxProxy } from './src/build/sandbox-proxy.ts';

/** Folders whose tests need a document even when the test itself holds no JSX. */
const withDocument = 'src/{renderer,widgets,platform,actions,ui,app}/**/*.test.ts';

export default defineConfig({
  plugins: [
    react(),
    leanPackages(),
    pureFactories(),
    screens(),
    sandboxProxy(async () => (await import('./src/server/dev.ts')).startSandbox()),
  ],
  build: {
    target: 'chrome87',
    // The pages name every chunk they need; one style sheet is one request and no flash.
    modulePreload: false,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
  },
  test: {
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // Properties try hundreds of values; a busy machine takes its time, and no test says how long is right.
    testTimeout: 30_000,
    unstubGlobals: true,
    unstubEnvs: true,
    // The default leaves one core idle, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the code anew for each file took longer than most files; what a file changes, it puts back.
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [withDocument],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx', withDocument],
        },
      },
    ],
  },
});
