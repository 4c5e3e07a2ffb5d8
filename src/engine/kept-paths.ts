/** Parses what a definition says about which of its state is kept. It must not know where it is kept. */
import { parsePath, type Path } from '../lib/path.ts';
import type { CanonicalScreen } from './normalise.ts';
import type { Plan } from './plan.ts';

const pathsOf = (text: string): readonly Path[] => {
  const path = parsePath(text);
  return path.ok ? [path.value] : [];
};

/** A path that cannot be parsed keeps nothing: the checker has said so. */
export const keptPaths = ({
  keep,
  cookies,
}: Pick<CanonicalScreen, 'keep' | 'cookies'>): Pick<Plan, 'keep' | 'cookies'> => ({
  keep: keep.flatMap(pathsOf),
  cookies: Object.entries(cookies).flatMap(([name, text]) =>
    pathsOf(text).map((path) => [name, path] as const),
  ),
});

export const keptUntil = ({ keepUntil }: Pick<CanonicalScreen, 'keepUntil'>): Path | undefined =>
  keepUntil === undefined ? undefined : pathsOf(keepUntil)[0];
