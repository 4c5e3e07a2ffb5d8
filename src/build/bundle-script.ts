/** A script that stands by itself, bundled to a few lines. It must not know what it does. */
import { join } from 'node:path';
import { build } from 'vite';
import { minifying } from './minifying.ts';

/**
 * Its text, without the tags around it.
 * @param file from the project's root.
 * @param given values for names that the script declares.
 */
export async function bundleScript(
  root: string,
  file: string,
  given: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: 'chrome87',
      modulePreload: false,
      ...minifying,
      rolldownOptions: {
        input: join(root, file),
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: false },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`${file} was not built`);
  return output.output[0].code.trim();
}
