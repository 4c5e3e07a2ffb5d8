/** Which rows have a problem in them: each problem belongs to the innermost row around its place. It must not know what is wrong. */
import type { Problem } from '../../lib/problem.ts';
import type { Row } from './outline.ts';

export type Trouble = 'error' | 'warning';

const isAt = (pointer: string, holder: string): boolean =>
  pointer === holder || pointer.startsWith(`${holder}/`);

/** The worst of what stands in a row, also where the row is closed. */
export function troublesOf(
  file: string,
  problems: readonly Problem[],
  rows: readonly Row[],
): ReadonlyMap<string, Trouble> {
  const here = problems.filter((problem) => problem.file === file);
  const found = new Map<string, Trouble>();
  if (here.length === 0) return found;
  for (const { id } of rows) {
    const place = id.replace(/^area:/, '');
    const own = here.filter(({ pointer }) => isAt(pointer, place));
    const [first] = own;
    if (first !== undefined)
      found.set(id, own.some(({ severity }) => severity === 'error') ? 'error' : 'warning');
  }
  return found;
}
