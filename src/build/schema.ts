/**
 * `npm run schema`: assembles `schemas/screen.schema.json` as editors read it, lists the project's names beside it and
 * generates the types. The development server keeps the names fresh while somebody writes; a check writes nothing.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { forEditors } from './names.ts';
import { generateNames, json, style, writeFiles } from './names-file.ts';
import { readJson, readParts } from './parts.ts';
import { readScreenSchema } from './project.ts';
import { releaseTypes } from './release-types.ts';
import { actionTypes, widgetTypes } from './types.ts';

const readDescription = (root: string): Parameters<typeof releaseTypes>[0] =>
  readJson(join(root, 'schemas/releases.openapi.json')) as Parameters<typeof releaseTypes>[0];

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
    [
      'src/model/release-api.generated.ts',
      await format(await releaseTypes(readDescription(root)), { ...style, parser: 'typescript' }),
    ],
  ]);
}

async function main(): Promise<void> {
  const root = process.cwd();
  const written = writeFiles(root, await generateFiles(root));
  console.log(
    written.length === 0 ? 'Schemas and types are fresh.' : written.map((file) => `wrote ${file}`).join('\n'),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
