/** Reads a folder of definitions as it lies there: those that are JSON, by their paths in a project. It must not know what is in them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { nearest } from '../check/report/nearest.ts';
import type { ProjectFile } from '../check/document/document.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import { say } from '../release/operations/say.ts';
import type { Told } from '../release/told.ts';

/** What a project has besides its definitions is passed over, so that a whole one can be given. */
const folders = ['screens', 'locales'];

/** @param called as the person said it. */
export function readFolder(folder: string, called: string): Result<readonly ProjectFile[], Told> {
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    return failure(say('noFolder', { folder: called }));
  const around = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name } of around) {
    const meant = folders.includes(name) ? undefined : nearest(name, folders);
    if (meant !== undefined) return failure(say('folderMeant', { folder: name, meant }));
  }
  const files = folders.flatMap((name) => {
    const path = join(folder, name);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath, entry.name));
  });
  if (files.length === 0) return failure(say('noDefinitions', { folder: called }));
  return success(
    files
      .map((path) => ({
        file: relative(folder, path).split(sep).join('/'),
        // Some editors of Windows put a mark before the first character, which JSON does not know.
        text: readFileSync(path, 'utf8').replace(/^\uFEFF/, ''),
      }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
  );
}
