/**
 * Reads the folders of widgets and actions: what parts the language has, each with its schema and kinds.
 * It must not know any part by name.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Kinds } from '../model/definition.ts';
import type { PartSchema } from './kinds.ts';
import { kindsOf } from './kinds.ts';

export interface Part {
  /** `list-item`: the folder, and the value of `type` or `do`. */
  readonly name: string;
  readonly schema: PartSchema;
  readonly kinds: Kinds;
}

export interface Parts {
  readonly widgets: readonly Part[];
  readonly actions: readonly Part[];
}

export const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8')) as unknown;

function readFolder(folder: string): readonly Part[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'schema.json')))
    .map((entry) => entry.name)
    .sort();
  return names.map((name) => {
    const schema = readJson(join(folder, name, 'schema.json')) as PartSchema;
    return { name, schema, kinds: kindsOf(schema) };
  });
}

export function readParts(root: string): Parts {
  return { widgets: readFolder(join(root, 'src/widgets')), actions: readFolder(join(root, 'src/actions')) };
}
