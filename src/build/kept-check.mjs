/**
 * `npm run check`, in one file that is kept beside the packages: to load the checker's three hundred files one by one, each
 * transformed as it is loaded, costs more than to check. It is no TypeScript, for the same reason. It must not know what is checked.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { digest, keep } from './keep.mjs';
import { keepCompiled, runKept } from './kept-script.mjs';

/** @typedef {typeof import('./check.ts')} Check */

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const entry = join(here, 'check.ts');

/** What the checker may be made of: the folders that `src/build` imports. */
const folders = ['build', 'check', 'lib', 'model', 'release'].map((name) => join(root, 'src', name));

/** All that the file depends on: the code, and what makes one file of it. */
function key() {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|mjs)$/.test(name) && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => join(folder, name)),
  );
  return digest(
    process.version,
    ...[join(root, 'package-lock.json'), ...files].flatMap((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** @returns {Promise<string>} */
async function bundled() {
  const { build } = await import('vite');
  const made = await build({
    configFile: false,
    root,
    logLevel: 'error',
    // The packages too: each file that is looked for and read costs.
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      target: 'node20',
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, format: 'cjs' } },
    },
  });
  const output = 'output' in made ? made.output[0] : undefined;
  if (output?.type !== 'chunk') throw new Error('Of the checker one file is made.');
  return output.code;
}

/**
 * The path of the checker in one file, made where no process before has; that of its parts where nothing can be kept.
 * @param {string} [folder]
 * @returns {Promise<string>}
 */
export async function keptCheck(folder = join(root, 'node_modules/.cache/check')) {
  const file = join(folder, `${key()}.cjs`);
  return existsSync(file) || keep(file, await bundled()) ? file : entry;
}

/**
 * @param {string} file
 * @returns {Promise<Check>}
 */
async function load(file) {
  if (file !== entry) return /** @type {Check} */ (runKept(file));
  const { register } = await import('tsx/esm/api');
  register();
  return /** @type {Check} */ (await import(pathToFileURL(entry).href));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // A check is over before code that is made faster pays: of its time a third would go into that.
  setFlagsFromString('--interrupt-budget=1000000');
  const { main } = await load(await keptCheck());
  await main();
  keepCompiled();
}
