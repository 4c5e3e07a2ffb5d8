/** The parts of a screen with which something is wrong, to be marked where they stand. It must not know what is wrong. */
import { useMemo } from 'react';
import type { Problem } from '../../lib/problem.ts';
import type { WrongPlace } from '../phone/protocol.ts';
import { standingOf } from '../problems/standing.ts';
import { useIndex } from '../search/use-search.ts';
import { useStudio, useWork } from '../shell/studio.ts';

/** The same for every letter that is right: the phone is told nothing anew. */
const none: readonly WrongPlace[] = [];

export function useWrong(problems: readonly Problem[], screen: string): readonly WrongPlace[] {
  const { tongue } = useStudio();
  const { draft } = useWork();
  const index = useIndex();
  const { now } = draft;
  return useMemo(() => {
    if (problems.length === 0) return none;
    const found = problems.flatMap((problem): readonly WrongPlace[] => {
      const { screen: on, way } = standingOf(problem, { ...index, texts: now, tongue, here: screen });
      if (on !== screen || way?.page !== 'editor') return [];
      const { file, pointer = '' } = way;
      return file === undefined || pointer === ''
        ? []
        : [{ file, pointer, kind: problem.severity === 'warning' ? 'doubted' : 'wrong' }];
    });
    // Of several at one part the worst counts: the last of a name does.
    found.sort((one, other) => one.kind.localeCompare(other.kind));
    return [...new Map(found.map((place) => [`${place.file} ${place.pointer}`, place])).values()];
  }, [problems, index, now, tongue, screen]);
}
