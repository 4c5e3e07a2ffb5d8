/** How well a text is what somebody looks for: said so, begun so, or meant by another word. It must not know what the text is of. */
import { bothTongues } from '../core/tongues.ts';
import { unaccented } from '../core/unaccented.ts';
import { synonyms, type Meant } from '../words/synonyms.ts';

/** As it is compared: without case and accents. */
export const plain = (text: string): string => unaccented(text).toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** Fewer letters begin too many words. */
const fewest = 3;

const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const known: readonly Meant[] = bothTongues
  .flatMap((tongue) => synonyms[tongue])
  .map((each) => ({ ...each, typed: each.typed.map(plain) }));

/** Half a word counts while it is typed; of several words one that says it by itself. */
const isTyped = (term: string, asked: string): boolean =>
  asked.length >= fewest && (term.startsWith(asked) || ` ${wordsOf(asked).join(' ')} `.includes(` ${term} `));

export interface Otherwise {
  readonly terms: readonly string[];
  /** Ids. */
  readonly screens: readonly string[];
}

/** What else is looked for, in place of what was typed. @param asked plain. */
export function meantBy(asked: string): Otherwise {
  const meant = known.filter(({ typed }) => typed.some((term) => isTyped(term, asked)));
  const terms = meant.flatMap(({ found }) => found).filter((term) => plain(term) !== asked);
  return { terms: [...new Set(terms)], screens: meant.flatMap(({ screens = [] }) => screens) };
}

/** Each word that was typed begins one of the text. */
function isBegun(text: string, asked: string): boolean {
  const [there, typed] = [wordsOf(text), wordsOf(asked)];
  return typed.length > 1 && typed.every((word) => there.some((each) => each.startsWith(word)));
}

/** The same comes first, then what begins with it, then what holds it, then what its words begin; undefined for what does not. */
export function rankOf(text: string, asked: string): number | undefined {
  const found = plain(text);
  if (found === asked) return 0;
  if (found.startsWith(asked)) return 1;
  if (found.includes(asked)) return 2;
  return isBegun(found, asked) ? 3 : undefined;
}

/** Where a word of the text begins so: what is meant is not looked for within words. */
export const isMeant = (text: string, term: string): boolean =>
  ` ${wordsOf(plain(text)).join(' ')}`.includes(` ${plain(term)}`);
