/**
 * Keeps `schemas/names.schema.json` what the definitions make it, for editors. It must not know what a name means.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from './formatted.ts';
import { namesSchema, readNames } from './names.ts';

const names = 'schemas/names.schema.json';

export const json = async (file: string, value: unknown): Promise<string> =>
  formatted(file, JSON.stringify(value));

/** The file by its path from the root, as it should be. */
export async function generateNames(root: string): Promise<ReadonlyMap<string, string>> {
  return new Map([[names, await json(names, namesSchema(readNames(root)))]]);
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
