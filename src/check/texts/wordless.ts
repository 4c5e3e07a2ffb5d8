/**
 * Finds texts that say nothing: marks and blanks alone, or figures and data alone where the other language has words. It must
 * not know where a text stands.
 */
import type { Slip } from '../report/report.ts';
import { wordsIn, written } from './language.ts';

/** "—", "???", "...": a person reads nothing in it. What is empty is another matter, a sign such as "×" says something, and a line of "_" is to be filled in. */
export const isMarks = (text: string): boolean => text.trim() !== '' && /^(?:(?!_)[\s\p{P}])*$/u.test(text);

const hasLetters = (text: string): boolean => written(text).some((part) => /\p{L}/u.test(part));

/** `other`: what the text of another language says, and where it stands. */
export function wordlessIn(
  text: string,
  other?: { readonly text: string; readonly file: string },
): Slip | undefined {
  if (isMarks(text)) return ['unfinished-text', { name: text.trim(), detail: 'marks without a word' }];
  if (other === undefined || text.trim() === '' || hasLetters(text) || wordsIn(other.text).length === 0)
    return undefined;
  const detail = `no words at all, while ${other.file} says "${other.text}"`;
  return ['unfinished-text', { name: text, detail }];
}
