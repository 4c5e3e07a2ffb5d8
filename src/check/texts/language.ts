/**
 * Finds words of a language in a text that is not translated. What stands in the texts of all languages alike is a name
 * and no word; so is what is written in capitals, with digits, or as an address. It must not know where the text stands.
 */
import type { Part } from '../../lib/template.ts';
import type { Report } from '../report/report.ts';
import type { Place } from '../document/document.ts';
import { kept } from '../document/kept.ts';
import { parseTemplate } from '../document/parsed.ts';

/** Tags of a page, and the marks of Markdown: a text shows them as they stand. */
const marks =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>|\*\*[^*]+\*\*|(?<![\p{L}\d_])__[^_]+__|\[[^[\]]+\]\([^()\s]+\)|`[^`]+`|^#{1,6} /iu;

export function reportMarkup(text: string, place: Place, report: Report): void {
  const found = marks.exec(text)?.[0];
  if (found !== undefined) report(place, 'markup', { name: found });
}

/** Texts by language file: key → template. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What is written between the tags; data speaks for itself. */
export const written = kept((text): readonly string[] => {
  const template = parseTemplate(text);
  if (!template.ok) return [];
  if (template.value.kind === 'literal') return [template.value.text];
  const between = (part: Part): readonly string[] =>
    part.kind === 'text' ? [part.text] : part.kind === 'section' ? part.parts.flatMap(between) : [];
  return template.value.kind === 'parts' ? template.value.parts.flatMap(between) : [];
});

/** Letters that may be a word: no address, no number, no OXXO, no WhatsApp. */
export const wordsIn = kept((text): readonly string[] =>
  written(text)
    .flatMap((part) => part.split(/\s+/))
    .filter((piece) => !/[\d@_]|:\/\/|\p{L}\.\p{L}/u.test(piece))
    .flatMap((piece) => piece.match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !/\p{L}\p{Lu}/u.test(word) && (word.length > 2 || /\P{ASCII}/u.test(word))),
);

const names = new WeakMap<Texts, ReadonlySet<string>>();

/** Words that every language writes alike. */
function namesOf(texts: Texts): ReadonlySet<string> {
  const known = names.get(texts);
  if (known !== undefined) return known;
  const [first = new Set<string>(), ...others] = [...texts.values()].map(
    (keys) => new Set([...keys.values()].flatMap(wordsIn)),
  );
  const alike = new Set([...first].filter((word) => others.every((words) => words.has(word))));
  names.set(texts, alike);
  return alike;
}

/** Whether somebody who reads another language would not understand the text. */
export const isWorded = (text: string, texts: Texts): boolean =>
  texts.size > 1 && wordsIn(text).some((word) => !namesOf(texts).has(word));

/** The keys whose text is these words already, in any language. */
export const keysOf = (text: string, texts: Texts): readonly string[] => [
  ...new Set(
    [...texts.values()].flatMap((keys) => [...keys].flatMap(([key, words]) => (words === text ? [key] : []))),
  ),
];
