/**
 * What puts words right that lack something which the other language has: its words as a start, the data in them. It must not know
 * what is checked.
 */
import type { Problem } from '../../lib/problem.ts';
import { told } from '../../release/told.ts';
import type { Edit, Texts } from '../core/draft.ts';
import { otherTongue } from '../core/tongues.ts';
import { keyAt, setWords, wordsOf } from '../core/words.ts';
import { languageOf } from '../problems/languages.ts';

/** A value with the form around it, as it stands in words. */
const values = /\{\{#(\w+)\}\}[^{}]*\{\{[^{}]+\}\}[^{}]*\{\{\/\1\}\}|\{\{[^{}#/][^{}]*\}\}/g;

const valuesIn = (words: string): readonly string[] => [...words.matchAll(values)].map(([tag]) => tag);

/** Before the mark with which a sentence ends. */
function withValues(words: string, tags: readonly string[]): string {
  const [, said = '', end = ''] = /^([\s\S]*?)(\s*[.!?…]?\s*)$/.exec(words) ?? [];
  return `${said} ${tags.join(' ')}${end.trim()}`.trim();
}

const isSaid = (words: string | undefined): words is string => words !== undefined && words.trim() !== '';

interface Mended {
  readonly words: string;
  readonly ofOther?: true;
  /** They are a start, and right only when they are translated. */
  readonly begins?: true;
}

function mended(
  { code, facts }: Problem,
  own: string | undefined,
  other: string | undefined,
  former: string | undefined,
): Mended | undefined {
  // Who took the words away gets those back that stood there, before those of the other language.
  if (code === 'empty-text' && isSaid(former)) return { words: former };
  if (code === 'empty-text') return isSaid(other) ? { words: other, begins: true } : undefined;
  // It is said where the words stand, and they lack in the other language.
  if (code === 'missing-text')
    return own === undefined || other !== undefined || facts.near !== undefined
      ? undefined
      : { words: own, ofOther: true, begins: true };
  if (own === undefined) return undefined;
  if (code === 'stray-space') return { words: own.trim().replaceAll(/ {2,}/g, ' ') };
  if (code !== 'different-tags' || other === undefined) return undefined;
  const [here, there] = [valuesIn(own), valuesIn(other)];
  const lacking = there.filter((tag) => !here.includes(tag));
  // Where each has one that the other lacks, either may be the wrong one.
  const isSame = here.every((tag) => there.includes(tag));
  return lacking.length === 0 || !isSame ? undefined : { words: withValues(own, lacking) };
}

const right = told('Words put right', 'Palabras corregidas');
const begun = told(
  'Begun with the words of the other language',
  'Empezadas con las palabras del otro idioma',
);

/** Whether an edit puts nothing right yet: somebody goes on from there. */
export const isBeginning = ({ label }: Edit): boolean => label === begun;

/**
 * `undefined` where nobody knows what would be right.
 * @param base what borrowers have now
 */
export function mendOfWords(problem: Problem, texts: Texts, base?: Texts): Edit | undefined {
  const tongue = languageOf(problem.file);
  if (tongue === undefined || !problem.file.startsWith('locales/')) return undefined;
  const key = keyAt(problem.pointer);
  const other = otherTongue(tongue);
  const made = mended(
    problem,
    wordsOf(texts, key, tongue),
    wordsOf(texts, key, other),
    base && wordsOf(base, key, tongue),
  );
  if (made === undefined) return undefined;
  const splices = setWords(texts, key, made.ofOther === true ? other : tongue, made.words);
  return splices.length === 0 ? undefined : { label: made.begins === true ? begun : right, splices };
}
