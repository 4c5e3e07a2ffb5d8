/**
 * Reads the project's files into the checker's input. It must not know what is wrong with them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectFile } from '../check/document/document.ts';
import type { ProjectInput } from '../check/project.ts';
import type { CodeText } from '../check/texts/texts.ts';
import type { CallSpec } from '../model/call.ts';
import type { Kinds } from '../model/definition.ts';
import { compileCalls, type OpenApi } from './calls.ts';
import { assemble, type ScreenSchema } from './assemble.ts';
import { keptValidator } from './kept-validator.ts';
import type { PartSchema } from './kinds.ts';
import { readKnown, readNotes } from './known.ts';
import { readJson, readParts, type Part } from './parts.ts';
import { readFacts } from './practice.ts';
import { libraryOf, type Library } from '../release/library.ts';
import { compiledLater } from '../release/validator.ts';

/** Files of a folder (not of the folders in it) by ending; none where the folder does not exist. */
export function filesIn(root: string, folder: string, ending = '.json'): readonly ProjectFile[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => entry.name)
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(join(path, name), 'utf8') }));
}

export function readScreenSchema(root: string): ScreenSchema {
  return assemble(readJson(join(root, 'src/build/screen.base.schema.json')) as ScreenSchema, readParts(root));
}

/** The schema of version 1, frozen: what a definition of that version must keep before it is lifted. */
export const readFirstSchema = (root: string): ScreenSchema =>
  readJson(join(root, 'schemas/screen.1.schema.json')) as ScreenSchema;

export function readCalls(root: string): { readonly [name: string]: CallSpec } {
  const file = join(root, 'schemas/backend.openapi.json');
  return existsSync(file) ? compileCalls(readJson(file) as OpenApi) : {};
}

const kindsByName = (parts: readonly Part[]): { readonly [name: string]: Kinds } =>
  Object.fromEntries(parts.map((part) => [part.name, part.kinds]));

/** Names of bridge messages: the constants or enumerations of `type` in the schema's alternatives. */
function readMessages(root: string): readonly string[] {
  const file = join(root, 'schemas/bridge.schema.json');
  if (!existsSync(file)) return [];
  const names = new Set<string>();
  const visit = (schema: unknown): void => {
    if (typeof schema !== 'object' || schema === null) return;
    const type = (schema as PartSchema).properties?.['type'];
    if (typeof type?.const === 'string') names.add(type.const);
    for (const value of type?.enum ?? []) names.add(String(value));
    Object.values(schema).forEach(visit);
  };
  visit(readJson(file));
  return [...names];
}

/** Keys of texts that the program's own code names: `'app.…'` in any source file that is no test. */
function readCodeTexts(root: string, folder = 'src'): readonly CodeText[] {
  const found: CodeText[] = [];
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const file = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...readCodeTexts(root, file));
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) {
      found.push(...keysIn(file, readFileSync(join(root, file), 'utf8')));
    }
  }
  return found;
}

/** Keys in one source file; in a template literal the part before the first `${` stands for the family. */
function keysIn(file: string, text: string): readonly CodeText[] {
  const found: CodeText[] = [];
  let line = 1;
  let from = 0;
  for (const match of text.matchAll(/['"`](app\.[\w.-]*)/g)) {
    const [, key = ''] = match;
    if (key === 'app.') continue;
    for (let at = text.indexOf('\n', from); at !== -1 && at < match.index; at = text.indexOf('\n', from)) {
      line += 1;
      from = at + 1;
    }
    found.push({ key, file, line, column: match.index - from + 2 });
  }
  return found;
}

const readIfThere = (root: string, file: string): unknown =>
  existsSync(join(root, file)) ? readJson(join(root, file)) : undefined;

export function readProject(root: string): ProjectInput {
  const parts = readParts(root);
  const locales = filesIn(root, 'locales');
  return {
    screens: filesIn(root, 'screens'),
    fragments: filesIn(root, 'screens/fragments'),
    layouts: filesIn(root, 'screens/promotion'),
    examples: parts.widgets.flatMap((part) => filesIn(root, `src/widgets/${part.name}`, 'examples.json')),
    locales,
    documents: filesIn(root, 'locales/documents'),
    codeTexts: readCodeTexts(root),
    validate: compiledLater(() => readScreenSchema(root), keptValidator),
    older: { 1: compiledLater(() => readFirstSchema(root), keptValidator) },
    widgets: kindsByName(parts.widgets),
    actions: kindsByName(parts.actions),
    calls: readCalls(root),
    messages: readMessages(root),
    notes: readNotes([...parts.widgets, ...parts.actions]),
    known: readKnown(root),
    facts: readFacts(
      parts,
      readJson(join(root, 'src/build/screen.base.schema.json')),
      readIfThere(root, 'schemas/backend.openapi.json') ?? {},
      locales,
      {
        config: readIfThere(root, 'schemas/config.schema.json'),
        verbatim: readIfThere(root, 'schemas/verbatim.json'),
        labels: readIfThere(root, 'schemas/labels.json'),
      },
    ),
  };
}

/** The definitions that the app is built from. */
export const readLibrary = (root: string): Library => libraryOf(readProject(root));
