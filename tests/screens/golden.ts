/** Outlines that are kept: compared, or written with a report of what changed. It must not know how they are made. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diff } from '../support/diff.ts';
import type { CaseFile } from './case.ts';
import { goldenFolder, goldenName } from './golden-files.ts';

const writes = process.env['GOLDEN'] === 'write';
const changes: string[] = [];

const indented = (text: string): string => text.replace(/^/gm, '    ');

/** Throws what changed, in words, unless the outlines are to be written. */
export function compareOutline(screen: string, name: string, told: string): void {
  const file = join(goldenFolder, goldenName(screen, name));
  const known = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (known === told) return;
  const title = `${screen} · ${name}`;
  const what = indented(`${known === undefined ? '(new)\n' : ''}${diff(known ?? '', told)}`);
  if (!writes)
    throw new Error(
      `The page is read out in another way than before (${title}).\n\n${what}\n\nIf that is meant: npm run golden, and read what it says.\n`,
    );
  mkdirSync(goldenFolder, { recursive: true });
  writeFileSync(file, told);
  changes.push(`${title}\n${what}`);
}

/** Names of files that no case of these screens keeps any more; removed when outlines are written. */
export function leftOver(files: Readonly<Record<string, CaseFile>>): readonly string[] {
  const kept = new Set(
    Object.entries(files).flatMap(([screen, { cases }]) =>
      cases.filter(({ golden }) => golden === true).map(({ name }) => goldenName(screen, name)),
    ),
  );
  const found = readdirSync(goldenFolder).filter((name) => !kept.has(name));
  if (!writes) return found;
  for (const name of found) rmSync(join(goldenFolder, name));
  changes.push(...found.map((name) => `${name}\n    (removed: no case keeps it)`));
  return [];
}

/** After a screen's cases: what was written. */
export function tellChanges(): void {
  if (changes.length > 0) process.stdout.write(`\n${changes.splice(0).join('\n\n')}\n`);
}
