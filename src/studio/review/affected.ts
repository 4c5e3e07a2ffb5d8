/** The screens on which a change is seen: their own texts, what they share, and the words that they say. */
import type { Change } from '../../model/studio.ts';
import { restore, touched, type Draft, type Texts } from '../core/draft.ts';
import { parsedOf, type ScreenName } from '../search/screens.ts';
import type { Index } from '../search/use-search.ts';

/** Keys whose words differ in any language. */
export function keysChanged({ base, now }: Pick<Draft, 'base' | 'now'>): ReadonlySet<string> {
  const keys = ['locales/es.json', 'locales/en.json'].flatMap((file) => {
    const before = parsedOf(base, file) ?? {};
    const after = parsedOf(now, file) ?? {};
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
      (key) => before[key] !== after[key],
    );
  });
  return new Set(keys);
}

export function affectedScreens(
  draft: Pick<Draft, 'base' | 'now'>,
  { screens, places }: Index,
): readonly ScreenName[] {
  const files = new Set(Object.keys(touched(draft)));
  const keys = keysChanged(draft);
  const seen = new Set<string>();
  for (const [key, standing] of places)
    for (const { screen, part } of standing)
      if (keys.has(key) || (part !== undefined && files.has(part.file))) seen.add(screen);
  return screens.filter(({ id, file }) => seen.has(id) || files.has(file));
}

/** What was published, which is no draft any more: everyone has it. */
export const publishedDraft = (
  texts: Texts,
  { files, before }: Pick<Change, 'files' | 'before'>,
): Pick<Draft, 'base' | 'now'> => ({
  base: restore(texts, before, null).now,
  now: restore(texts, files, null).now,
});
