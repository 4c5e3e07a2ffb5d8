/** How the unit tests run. Browser journeys have a file of their own: playwright.config.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';
import { defineConfig } from 'vitest/config';
import type * as definitions from './src/build/definition-code.ts';
import { virtualModules } from './src/build/virtual-modules.ts';

type Definitions = typeof definitions;

/** Parts that a page is made of, each tried by itself: their tests put back what they change, so they share a document. */
const parts = [
  'src/{app,platform,renderer,widgets,actions,ui}/**/*.test.{ts,tsx}',
  'src/studio/**/*.test.tsx',
];
/** But for those that put another module in the place of one: which of the two is there is told by who came first. */
const alone = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));

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
    // A page in memory is soon thrown away: in the room that is usual a sixth of the time went into looking what still lives.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Loading the code anew for each file took longer than most files; what a file changes, it puts back.
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...parts, ...alone],
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'happy-dom',
          // The same, and the document took as long again; what a file changes of that, it puts back too.
          isolate: false,
          include: parts,
          exclude: alone,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx', 'src/build/**/*.test.tsx', ...alone],
        },
      },
    ],
  },
});
