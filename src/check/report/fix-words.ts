/** The edits that take out what stands twice or too much in a text: a space, a word. It must not know what a text says. */
import type { Node } from 'jsonc-parser';
import type { Edit } from '../../lib/problem.ts';

/** Spaces at the ends of the text, and all but one of those in a row. */
export const withoutSpaces = ({ offset }: Node, raw: string): readonly Edit[] =>
  [...raw.matchAll(/(?<=^") +| +(?="$)|(?<=\S ) +(?=[^ "]|"(?!$))/g)].map(({ 0: spaces, index }) => ({
    offset: offset + index,
    length: spaces.length,
    text: '',
  }));

/** The second of two words that are the same; none where it is not certain which two are meant. */
export function withoutWord({ offset }: Node, raw: string, words: string): readonly Edit[] {
  const at = raw.indexOf(words);
  const [first = ''] = words.split(/\s/);
  if (at === -1 || first === '' || raw.includes(words, at + 1)) return [];
  return [{ offset: offset + at + first.length, length: words.length - first.length, text: '' }];
}
