/**
 * `npm run schema`: assembles `schemas/screen.schema.json` and generates the types; `--verify` only tells whether the
 * committed files are what it would write.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { readParts } from './parts.ts';
import { readScreenSchema } from './project.ts';
import { actionTypes, widgetTypes } from './types.ts';

const style = { singleQuote: true, printWidth: 110 };

/** Every generated file by its path from the root, as it should be. */
export async function generateFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const parts = readParts(root);
  const schema = JSON.stringify(readScreenSchema(root));
  return new Map([
    ['schemas/screen.schema.json', await format(schema, { ...style, parser: 'json' })],
    [
      'src/model/widgets.generated.ts',
      await format(await widgetTypes(parts), { ...style, parser: 'typescript' }),
    ],
    [
      'src/model/actions.generated.ts',
      await format(await actionTypes(parts), { ...style, parser: 'typescript' }),
    ],
  ]);
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

async function main(): Promise<void> {
  const root = process.cwd();
  const stale: string[] = [];
  for (const [file, text] of await generateFiles(root)) {
    const path = join(root, file);
    if (read(path) === text) continue;
    stale.push(file);
    if (process.argv.includes('--verify')) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${file}`);
  }
  if (stale.length === 0) console.log('Schemas and types are fresh.');
  else if (process.argv.includes('--verify')) {
    console.error(`Stale: ${stale.join(', ')}. Run "npm run schema".`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
