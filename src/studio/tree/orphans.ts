/** The words that nobody reads any more once a part is gone: they go with it, in the same edit. It must not know how a part is taken away. */
import { closedBy } from '../../release/closed.ts';
import { keysIn, namedByCode } from '../../release/words.ts';
import type { Splice, Texts } from '../core/draft.ts';
import { spliced } from '../core/splices.ts';
import { removeWords } from '../core/words.ts';
import type { Known } from '../forms/desk.ts';

const isLocale = (file: string): boolean => /^locales\/\w+\.json$/.test(file);

/** How often a name stands in a text, as a whole. */
const timesIn = (text: string, name: string): number =>
  text.split(name).filter((after, at) => at > 0 && !/^[\w.]/.test(after)).length;

/**
 * Whoever names a key anywhere, in whatever way, keeps it: in a definition, in other words, in the program. So do words that the contract
 * prescribes.
 */
const isRead = (key: string, texts: Texts, { codeTexts, facts }: Known): boolean =>
  closedBy(facts.wording, key) !== undefined ||
  namedByCode(codeTexts)(key) ||
  [...texts].some(([file, text]) => timesIn(text, key) > (isLocale(file) ? 1 : 0));

/**
 * @param gone what was taken away.
 * @param texts without it.
 */
export function orphansOf(gone: unknown, texts: Texts, project: Known): readonly Splice[] {
  const keys = new Set<string>();
  keysIn(gone, keys);
  let now = texts;
  return [...keys]
    .filter((key) => !isRead(key, texts, project))
    .flatMap((key) => {
      const splices = removeWords(now, key);
      now = spliced(now, splices)?.texts ?? now;
      return splices;
    });
}
