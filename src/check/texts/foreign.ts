/**
 * Tells whether a text stands in the file of another language: by the words that this project's own texts and documents
 * use in each, and by the commonest ones. It must not know where the text stands.
 */
import { kept } from '../document/kept.ts';
import { common, shapes, shared, strangers } from './vocabulary.ts';
import { written } from './language.ts';

/** How many texts of a language have a word. */
export type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A text and the one that says the same in another language. */
export interface Pair {
  readonly text: string;
  readonly other: string | undefined;
}

/** Letters as a word; what has digits, is written in capitals or has one inside is a name. */
function wordsIn(sentence: string): readonly string[] {
  const plain = /[\d@_{}/]|\p{L}\.\p{L}/u.test(sentence)
    ? sentence.replaceAll(/\S*(?:[\d@_{}]|:\/\/|\p{L}\.\p{L})\S*/gu, ' ')
    : sentence;
  const words = plain.match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  return words.flatMap((word) => {
    const small = word.toLowerCase();
    // One capital at its beginning is that of a sentence.
    return word.slice(1) === small.slice(1) ? [small] : [];
  });
}

interface Sentence {
  readonly said: string;
  readonly words: readonly string[];
}

/** Each text is counted, judged, and compared with its translation. */
const sentencesIn = kept((text): readonly Sentence[] => {
  const pieces = written(text)
    .join(' ')
    .split(/[.!?…:;«»"“”()\n¡¿]+/u);
  return pieces.map((piece) => ({ said: piece.trim(), words: wordsIn(piece) }));
});

const allWords = kept(
  (text): ReadonlySet<string> => new Set(sentencesIn(text).flatMap(({ words }) => words)),
);

/** The words of each language, each counted once in a text. */
export function vocabularyOf(texts: Iterable<readonly [language: string, text: string]>): Vocabulary {
  const counts = new Map<string, Map<string, number>>();
  for (const [language, text] of texts) {
    const its = counts.get(language) ?? new Map<string, number>();
    counts.set(language, its);
    for (const word of allWords(text)) its.set(word, (its.get(word) ?? 0) + 1);
  }
  return counts;
}

/** `row`: the most words of another language that follow one another, one of the commonest among them. */
type Tally = Readonly<Record<'own' | 'foreign' | 'unknown' | 'row', number>>;

/** Whether words are the language's own, another's, or nobody knows; a text is no witness for itself, nor its translation. */
function tally(
  words: readonly string[],
  language: string,
  other: string,
  vocabulary: Vocabulary,
  pair: { readonly text: ReadonlySet<string>; readonly other: ReadonlySet<string> },
): Tally {
  const found = { own: 0, foreign: 0, unknown: 0, row: 0 };
  let [row, isSure] = [0, false];
  const counts = (tongue: string, word: string, apart: ReadonlySet<string>): boolean =>
    // Two letters are a sign or a unit: "Rs", "kg".
    (word.length > 2 && (vocabulary.get(tongue)?.get(word) ?? 0) > (apart.has(word) ? 1 : 0)) ||
    shapes[tongue]?.test(word) === true;
  for (const word of words) {
    const isCommon = (tongue: string): boolean => common[tongue]?.has(word) === true;
    // One mistake may stand in two texts; the commonest words are never those of another language.
    const isOwn = isCommon(language) || (!isCommon(other) && counts(language, word, pair.text));
    const isOthers = !shared.has(word) && !isOwn && (isCommon(other) || counts(other, word, pair.other));
    [row, isSure] = isOthers ? [row + 1, isSure || isCommon(other)] : [0, false];
    if (isSure) found.row = Math.max(found.row, row);
    if (isOthers) found.foreign += 1;
    else if (shared.has(word) || isOwn) found.own += 1;
    else found.unknown += 1;
  }
  return found;
}

/** Words without one of the language, few among many, or a part that was left; a name among them proves nothing. */
const isForeign = ({ own, foreign, unknown, row }: Tally): boolean =>
  own === 0 ? foreign > unknown : foreign >= 3 && (foreign > 2 * own || row >= 3);

const isOtherScript = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Cyrillic}\p{Script=Devanagari}]/u.test(text);

/** The first sentence that is of another language, with that language; none where all are as they should be. */
export function foreignIn(
  { text, other: translation }: Pair,
  language: string,
  vocabulary: Vocabulary,
): { readonly sentence: string; readonly language: string | undefined } | undefined {
  const pair = {
    text: allWords(text),
    other: translation === undefined ? new Set<string>() : allWords(translation),
  };
  for (const { said, words } of sentencesIn(text)) {
    if (isOtherScript(said)) return { sentence: said, language: undefined };
    for (const other of vocabulary.keys())
      if (
        other !== language &&
        words.length > 0 &&
        isForeign(tally(words, language, other, vocabulary, pair))
      )
        return { sentence: said, language: other };
    const stranger = strangerIn(words, language, vocabulary, pair.text);
    if (stranger !== undefined) return { sentence: said, language: stranger };
  }
  return undefined;
}

/** At least so many words of a language that the app is not written in, and more than of the file's own. */
const enough = 2;

function strangerIn(
  words: readonly string[],
  language: string,
  vocabulary: Vocabulary,
  text: ReadonlySet<string>,
): string | undefined {
  const isKnown = (word: string): boolean =>
    shared.has(word) ||
    [...vocabulary].some(
      ([tongue, counts]) =>
        common[tongue]?.has(word) === true || (counts.get(word) ?? 0) > (text.has(word) ? 1 : 0),
    );
  const unknown = words.filter((word) => !isKnown(word));
  if (unknown.length < enough) return undefined;
  const own = words.filter((word) => common[language]?.has(word) === true);
  return Object.entries(strangers).find(([tongue, list]) => {
    // "d'emprunter" is a word behind a short one.
    const isOf = (word: string): boolean =>
      list.has(word) || (tongue === 'fr' && /^(?:[cdjlns]|qu)['’]\p{L}/u.test(word));
    const count = unknown.filter(isOf).length;
    return count >= enough && count > own.length;
  })?.[0];
}
