/**
 * Which of all data people ask for: what the machinery of the app is set up with, and whole groups of settings, nobody does. It must not
 * know how data is chosen.
 */
import type { DataPath } from './paths.ts';

/** Settings of which no screen speaks: how the app is drawn, reached and measured. */
const machinery: ReadonlySet<string> = new Set(
  'apiBase brand merchantNumber allowedOrigins openOrigins phone offline vitals bridge'.split(' '),
);

export function isAskedFor({ path, kind }: Pick<DataPath, 'path' | 'kind'>): boolean {
  const [root, name = ''] = path.split('.');
  return root !== 'config' || (kind !== 'object' && !machinery.has(name));
}
