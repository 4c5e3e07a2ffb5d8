/**
 * `npm run schema`: assembles `schemas/screen.schema.json` as editors read it, lists the project's names beside it and
 * generates the types. `--verify` only tells whether the committed files are what it would write; `--names` writes the
 * names alone, without a word, which `npm run check` does first so that nobody has to think of it.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { forEditors, namesSchema, readNames } from './names.ts';
import { readParts } from './parts.ts';
import { readScreenSchema } from './project.ts';
import { actionTypes, widgetTypes } from './types.ts';

const style = { singleQuote: true, printWidth: 110 };

const names = 'schemas/names.schema.json';
const json = (value: unknown): Promise<string> => format(JSON.stringify(value), { ...style, parser: 'json' });

/** The names of the project, for editors: what changes with every screen and text. */
export async function generateNames(root: string): Promise<ReadonlyMap<string, string>> {
  return new Map([[names, await json(namesSchema(readNames(root)))]]);
}

/** Every generated file by its path from the root, as it should be. */
export async function generateFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const parts = readParts(root);
  return new Map([
    ...(await generateNames(root)),
    ['schemas/screen.schema.json', await json(forEditors(readScreenSchema(root)))],
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

/** Writes what differs from the committed files, and tells which did. */
function write(root: string, files: ReadonlyMap<string, string>, dry: boolean): readonly string[] {
  const stale = [...files].filter(([file, text]) => read(join(root, file)) !== text);
  if (!dry) {
    for (const [file, text] of stale) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
  }
  return stale.map(([file]) => file);
}

async function main(): Promise<void> {
  const root = process.cwd();
  if (process.argv.includes('--names')) {
    write(root, await generateNames(root), false);
    return;
  }
  const dry = process.argv.includes('--verify');
  const stale = write(root, await generateFiles(root), dry);
  if (stale.length === 0) console.log('Schemas and types are fresh.');
  else if (dry) {
    console.error(`Stale: ${stale.join(', ')}. Run "npm run schema".`);
    process.exitCode = 1;
  } else console.log(stale.map((file) => `wrote ${file}`).join('\n'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
