/** What can be found in the texts as they are now, read again only when they change. It must not know who searches. */
import { useDeferredValue, useMemo } from 'react';
import type { Draft, Texts } from '../core/draft.ts';
import { useStudio, useWork } from '../shell/studio.ts';
import { find, type Found } from './find.ts';
import { programWords, wordsPlaces, type WordsPlaces } from './places.ts';
import { screensIn, wordsIn, type ScreenName, type Words } from './screens.ts';

export interface Index {
  readonly screens: readonly ScreenName[];
  readonly words: Words;
  readonly places: WordsPlaces;
}

/** Each of it is looked for when somebody first asks: most who ask want one. It may be copied (`{...index}`): all of it is its own. */
export function indexOf(texts: Texts, base: Texts, program: Program): Index {
  let screens: readonly ScreenName[] | undefined;
  let words: Words | undefined;
  let places: WordsPlaces | undefined;
  return {
    get screens() {
      return (screens ??= screensIn(texts, base));
    },
    get words() {
      return (words ??= wordsIn(texts));
    },
    get places() {
      return (places ??= wordsPlaces(texts, program));
    },
  };
}

type Program = ReturnType<typeof programWords>;

const indexes = new WeakMap<Texts, Index>();

/** Of a change that somebody else wrote, too: what is new in it is in nothing that this person has open. */
export function useIndexOf({ now, base }: Pick<Draft, 'now' | 'base'>): Index {
  const { source } = useStudio();
  const texts = useDeferredValue(now);
  const program = useMemo(() => programWords(source.codeTexts), [source]);
  return useMemo(() => {
    const index = indexes.get(texts) ?? indexOf(texts, base, program);
    indexes.set(texts, index);
    return index;
  }, [texts, program, base]);
}

/** Of what this person has open. */
export const useIndex = (): Index => useIndexOf(useWork().draft);

export function useFound(asked: string, most?: number): Found {
  const { screens, words, places } = useIndex();
  const deferred = useDeferredValue(asked);
  return useMemo(
    () => find(deferred, screens, words, places, most),
    [deferred, screens, words, places, most],
  );
}
