/** Edits of the words that people read: one key in the file of each language. It must not know where a key is shown. */
import { namesIn } from '../../check/document/document.ts';
import type { Tongue } from '../../lib/figures.ts';
import { bothTongues } from './tongues.ts';
import { wordsFile } from '../../release/names.ts';
import type { Json } from '../../model/json.ts';
import type { Splice, Texts } from './splices.ts';
import { removeAt, setMember } from './edits.ts';
import { keyOf, nodeAt, treeOf } from './nodes.ts';

export type Words = Readonly<Record<Tongue, string>>;

/** The keys of a language as they stand; a new one stands where the alphabet has it, as in the files. */
function orderWith(text: string, key: string): readonly string[] {
  const keys = (treeOf(text)?.children ?? []).map(keyOf);
  const next = keys.findIndex((each) => each > key);
  const at = next < 0 ? keys.length : next;
  return keys.includes(key) ? keys : [...keys.slice(0, at), key, ...keys.slice(at)];
}

/** The words of a key in one language; undefined: they go. */
export function setWords(
  texts: Texts,
  key: string,
  tongue: Tongue,
  words: Json | undefined,
): readonly Splice[] {
  const file = wordsFile(tongue);
  const text = texts.get(file);
  if (text === undefined) return [];
  const given = { file, text };
  return words === undefined
    ? removeAt(given, [key])
    : setMember(given, [], key, words, orderWith(text, key));
}

/** A key with its words in both languages. */
export const addWords = (texts: Texts, key: string, words: Words): readonly Splice[] =>
  bothTongues.flatMap((tongue) => setWords(texts, key, tongue, words[tongue]));

export const removeWords = (texts: Texts, key: string): readonly Splice[] =>
  bothTongues.flatMap((tongue) => setWords(texts, key, tongue, undefined));

/** The key of the words at a place of their file. */
export const keyAt = (pointer: string): string => namesIn(pointer).join('/');

/** What a key says in a language; undefined where it is not there. */
export function wordsOf(texts: Texts, key: string, tongue: Tongue): string | undefined {
  const value: unknown = nodeAt(texts.get(wordsFile(tongue)) ?? '', [key])?.value;
  return typeof value === 'string' ? value : undefined;
}
