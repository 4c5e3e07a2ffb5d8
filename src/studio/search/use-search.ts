/** What can be found in the texts as they are now, read again only when they change. It must not know who searches. */
import { useDeferredValue, useMemo } from 'react';
import type { Json } from '../../model/json.ts';
import { unpack } from '../../release/packed.ts';
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

type CodeTexts = Parameters<typeof programWords>[0];

/** What the program of parts says itself, as the snapshot of the project tells it. */
function codeTextsOf(snapshot: Json): CodeTexts {
  const { project } = (snapshot ?? {}) as { readonly project?: Json };
  if (project === undefined) return [];
  return (unpack(project) as { readonly codeTexts?: CodeTexts }).codeTexts ?? [];
}

const indexes = new WeakMap<Texts, Index>();

export function useIndex(): Index {
  const { project } = useStudio();
  const { draft } = useWork();
  const texts = useDeferredValue(draft.now);
  const program = useMemo(() => programWords(codeTextsOf(project.snapshot)), [project]);
  return useMemo(() => {
    const known = indexes.get(texts);
    if (known !== undefined) return known;
    const made = { screens: screensIn(texts), words: wordsIn(texts), places: wordsPlaces(texts, program) };
    indexes.set(texts, made);
    return made;
  }, [texts, program]);
}

export function useFound(asked: string, most?: number): Found {
  const { screens, words, places } = useIndex();
  const deferred = useDeferredValue(asked);
  return useMemo(
    () => find(deferred, screens, words, places, most),
    [deferred, screens, words, places, most],
  );
}
