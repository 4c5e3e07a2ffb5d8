/** The script that each page has in itself (src/app/early), bundled to a few lines. It must not know what it asks for. */
import { join } from 'node:path';
import { build } from 'vite';

/** Its text, without the tags around it. */
export async function earlyScript(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'chrome87',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/app/early/main.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error('the early script was not built');
  return output.output[0].code.trim();
}
