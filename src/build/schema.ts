/**
 * `npm run schema`: assembles `schemas/screen.schema.json` as editors read it, lists the project's names beside it and
 * generates the types. The development server keeps the names fresh while somebody writes; a check writes nothing.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from './formatted.ts';
import { forEditors } from './names.ts';
import { generateNames, json, writeFiles } from './names-file.ts';
import { readJson, readParts } from './parts.ts';
import { readScreenSchema } from './project.ts';
import { releaseTypes } from './release-types.ts';
import { actionTypes, widgetTypes } from './types.ts';

const readDescription = (root: string): Parameters<typeof releaseTypes>[0] =>
  readJson(join(root, 'schemas/releases.openapi.json')) as Parameters<typeof releaseTypes>[0];

const forEditorsFile = 'schemas/screen.schema.json';

const typesIn = async (file: string, text: Promise<string>): Promise<readonly [string, string]> => [
  file,
  await formatted(file, await text),
];

/** Every generated file by its path from the root, as it should be. */
export async function generateFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const parts = readParts(root);
  return new Map([
    ...(await generateNames(root)),
    [forEditorsFile, await json(forEditorsFile, forEditors(readScreenSchema(root)))],
    ...(await Promise.all([
      typesIn('src/model/widgets.generated.ts', widgetTypes(parts)),
      typesIn('src/model/actions.generated.ts', actionTypes(parts)),
      typesIn('src/model/release-api.generated.ts', releaseTypes(readDescription(root))),
    ])),
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
