/** What can be found in the texts as they are now, read again only when they change. It must not know who searches. */
import { useDeferredValue, useMemo } from 'react';
import type { Texts } from '../core/draft.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { find, type Found } from './find.ts';
import { programWords, wordsPlaces, type WordsPlaces } from './places.ts';
import { screensIn, wordsIn, type ScreenName, type Words } from './screens.ts';

export interface Index {
  readonly screens: readonly ScreenName[];
  readonly words: Words;
  readonly places: WordsPlaces;
}

const indexes = new WeakMap<Texts, Index>();

export function useIndex(): Index {
  const { source } = useStudio();
  const { draft } = useWork();
  const texts = useDeferredValue(draft.now);
  const program = useMemo(() => programWords(source.codeTexts), [source]);
  return useMemo(() => {
    const known = indexes.get(texts);
    if (known !== undefined) return known;
    const made = {
      screens: screensIn(texts, draft.base),
      words: wordsIn(texts),
      places: wordsPlaces(texts, program),
    };
    indexes.set(texts, made);
    return made;
  }, [texts, program, draft.base]);
}

export function useFound(asked: string, most?: number): Found {
  const { screens, words, places } = useIndex();
  const deferred = useDeferredValue(asked);
  return useMemo(
    () => find(deferred, screens, words, places, most),
    [deferred, screens, words, places, most],
  );
}
