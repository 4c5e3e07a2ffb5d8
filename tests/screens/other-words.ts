/** Words that nobody wrote: every text of a language made unlike itself and unlike every other. It must not know what any says. */
import { parseTemplate } from '../../src/lib/template.ts';
import type { Texts } from './keyed-words.ts';

/** A text that is a value and nothing else has no words to change. */
const hasWords = (text: string): boolean => {
  const template = parseTemplate(text);
  return text !== '' && template.ok && template.value.kind !== 'tag';
};

export const otherWords = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text], index) => [key, hasWords(text) ? `${text} ${index}` : text]),
  );
