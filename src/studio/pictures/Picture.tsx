/** A screen in small. It must not know where it is shown. */
import { useMemo } from 'react';
import type { Texts } from '../core/draft.ts';
import { useIndex } from '../search/use-search.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { linesOf } from './outline.ts';

interface PictureProps {
  readonly screen: string;
  readonly name: string;
  /** Those of the open change where they are left out. */
  readonly texts?: Texts;
}

export function Picture({ screen, name, texts }: PictureProps) {
  const { tongue } = useStudio();
  const { draft } = useWork();
  const { screens } = useIndex();
  const now = texts ?? draft.now;
  const file = screens.find(({ id }) => id === screen)?.file ?? '';
  const lines = useMemo(() => linesOf(now, file, tongue), [now, file, tongue]);
  return (
    <span className="st-picture" role="img" aria-label={name}>
      {lines.map(({ kind, words }, index) => (
        <span key={index} className={`st-line st-line-${kind}`}>
          {words}
        </span>
      ))}
    </span>
  );
}
