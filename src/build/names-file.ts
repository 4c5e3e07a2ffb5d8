/**
 * Keeps `schemas/names.schema.json` what the definitions make it, for editors. It must not know what a name means; it
 * needs the formatter, which a build for a phone does not bring.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type * as Prettier from 'prettier';
import { namesSchema, readNames } from './names.ts';

export const style = { singleQuote: true, printWidth: 110 };

const names = 'schemas/names.schema.json';
/**
 * Loaded where it is used, and by a name: Vite takes all that its configuration may load into the configuration, and a build without
 * what developers need would miss it.
 */
const formatter: string = 'prettier';

export async function json(value: unknown): Promise<string> {
  const { format } = (await import(formatter)) as typeof Prettier;
  return format(JSON.stringify(value), { ...style, parser: 'json' });
}

/** The file by its path from the root, as it should be. */
export async function generateNames(root: string): Promise<ReadonlyMap<string, string>> {
  return new Map([[names, await json(namesSchema(readNames(root)))]]);
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Writes what differs from the files that are there, and tells which did. */
export function writeFiles(root: string, files: ReadonlyMap<string, string>): readonly string[] {
  const stale = [...files].filter(([file, text]) => read(join(root, file)) !== text);
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return stale.map(([file]) => file);
}

/** Writes the names where they are stale. */
export async function refreshNames(root: string): Promise<void> {
  writeFiles(root, await generateNames(root));
}
