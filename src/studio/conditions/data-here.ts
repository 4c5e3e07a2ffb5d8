/** Which data a definition asks for or shows by now: who looks for some mostly means one of them. It must not know how it is chosen. */
import type { DataPath } from './paths.ts';

/** What is asked for in conditions stands before what is only shown; both in the order in which they came. */
export function dataHere<Path extends Pick<DataPath, 'path' | 'kind'>>(
  definition: unknown,
  paths: readonly Path[],
): readonly Path[] {
  const written = JSON.stringify(definition) ?? '';
  // The name of a whole answer stands where it is fetched, and nobody asks for it.
  const asked = paths.filter(({ path, kind }) => kind !== 'object' && written.includes(`"${path}"`));
  const shown = paths.filter((each) => !asked.includes(each) && written.includes(`{{${each.path}}}`));
  return [...asked, ...shown];
}
