/** How the unit tests run. Browser journeys have a file of their own: playwright.config.ts. */
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import type * as definitions from './src/build/definition-code.ts';
import { virtualModules } from './src/build/virtual-modules.ts';

type Definitions = typeof definitions;

/** Parts that a page is made of: they keep nothing outside of what they draw, so their tests can share a document. */
const parts = 'src/{renderer,widgets,actions,ui}/**/*.test.{ts,tsx}';
/** Folders whose tests need a document even when the test itself holds no JSX. */
const withDocument = 'src/{platform,app}/**/*.test.ts';

let load: ReturnType<typeof runnerImport<Definitions>> | undefined;

/** Made when a test asks for a definition: most ask for none, and a widget's test must not wait for the checker. */
async function definition(name: string): Promise<string | undefined> {
  load ??= runnerImport<Definitions>('./src/build/definition-code.ts');
  return (await load).module.codeOf(import.meta.dirname, name);
}

export default defineConfig({
  plugins: [react(), virtualModules(definition)],
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
          exclude: [withDocument, parts],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'happy-dom',
          // The same, and the document took as long again; what a file changes of that, it puts back too.
          isolate: false,
          include: [parts],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx', withDocument],
          exclude: [parts],
        },
      },
    ],
  },
});
