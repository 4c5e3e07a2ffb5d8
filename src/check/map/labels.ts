/** Texts of a definition as a reader of the map sees them: words, and the names of data where data will stand. */
import { own } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { textKey, type Part } from '../../lib/template.ts';
import { putIn, type Given } from './parameters.ts';

export type Texts = { readonly [key: string]: string };

/** Props that name what is pressed, the most exact first: a box with a link in its label runs its actions from the link. */
const labelProps = ['linkText', 'title', 'text', 'label'] as const;

/** The words of an object that can be pressed; `undefined` when it has none. */
export function labelOf(
  object: Readonly<Record<string, unknown>>,
  texts: Texts,
  given: Given,
): string | undefined {
  for (const prop of labelProps) {
    const value = object[prop];
    const words = typeof value === 'string' ? wordsOf(value, texts, given) : '';
    if (words !== '') return words;
  }
  return undefined;
}

export function wordsOf(text: string, texts: Texts, given: Given): string {
  const source = putIn(text, given);
  const key = textKey(source);
  const words = key === undefined ? source : (own(texts, key) ?? own(texts, `${key}_other`) ?? source);
  const template = parseTemplate(words);
  if (!template.ok) return source;
  if (template.value.kind === 'literal') return template.value.text;
  return template.value.kind === 'tag'
    ? dataWords(template.value.path)
    : template.value.parts.map(partWords).join('');
}

const dataWords = (path: readonly string[]): string => `‹${path.join('.')}›`;

/** As if all data were there: what a section shows for missing data is left out. */
function partWords(part: Part): string {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'section') return part.inverted ? '' : part.parts.map(partWords).join('');
  return dataWords(part.path);
}
