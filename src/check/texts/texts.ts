/**
 * Checks the locale files: the same keys in each, every text a template that parses, no text that nothing uses. It must
 * not know the screens.
 */
import { quotedOf } from '../../lib/meaning.ts';
import { formOf } from '../../lib/plural.ts';
import { numberFormats, numbersIn, type Part } from '../../lib/template.ts';
import type { Differences } from '../context.ts';
import type { Report } from '../report/report.ts';
import type { Lost } from '../twins/lost-texts.ts';
import { reportSign } from './currency.ts';
import type { Document, Place } from '../document/document.ts';
import { parseTemplate } from '../document/parsed.ts';
import { inside, isObject, keyOf, nameFrom } from '../document/document.ts';
import { listed, nearTo } from '../report/nearest.ts';
import { reportMarkup } from './language.ts';
import { isBare, oneTag } from './one-tag.ts';
import { isPluralForm, pluralFamilies } from '../practice/plurals.ts';
import { reportTemplate } from '../parts/strings.ts';

/** A text key that the program's own code uses. */
export interface CodeText {
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The texts of one locale file; what is no text is left out. */
export function textsOf(document: Document): ReadonlyMap<string, string> {
  const entries = isObject(document.value) ? Object.entries(document.value) : [];
  const texts = new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  // A text with plural forms reads what its form "other" does; that the others read the same is checked with them.
  for (const [key, text] of entries) {
    const form = formOf(key);
    if (form?.category === 'other' && typeof text === 'string' && !texts.has(form.of))
      texts.set(form.of, text);
  }
  return texts;
}

/** Whether a definition or the program names a text. */
type IsNamed = (key: string) => boolean;

/** Checks each locale file and all against one another. */
export function checkLocales(documents: readonly Document[], isNamed: IsNamed, report: Report): void {
  const families = pluralFamilies(documents);
  for (const document of documents) {
    if (!isObject(document.value)) continue;
    const place: Place = { document, pointer: [] };
    for (const [key, text] of Object.entries(document.value)) {
      if (typeof text !== 'string') {
        report(inside(place, key), 'wrong-value', {
          name: JSON.stringify(text),
          of: `"${key}"`,
          detail: 'a text',
        });
        continue;
      }
      const template = parseTemplate(text);
      if (!template.ok) reportTemplate(template.error, inside(place, key), { report });
      reportMarkup(text, inside(place, key), report);
      reportSign(text, inside(place, key), report);
    }
    for (const other of documents) {
      if (other !== document && isObject(other.value)) compare(document, other, families, isNamed, report);
    }
  }
  for (const document of documents) {
    compareForms(document, documents, families, report);
    compareNumbers(document, documents, families, report);
  }
}

function tagOf(part: Part): readonly string[] {
  if (part.kind === 'text') return [];
  const path = `{{${part.path.join('.')}}}`;
  if (part.kind === 'tag') return [path];
  if (part.kind === 'format') return [`{{#${part.format}}}${path}{{/${part.format}}}`];
  return [`{{${part.inverted ? '^' : '#'}${path.slice(2)}`, ...part.parts.flatMap(tagOf)];
}

/** The tags of a text, each once, in an order of their own; `undefined` when it cannot be read. */
function tagsOf(text: unknown): string | undefined {
  const template = typeof text === 'string' ? parseTemplate(text) : undefined;
  if (template?.ok !== true) return undefined;
  const { value } = template;
  const parts = value.kind === 'parts' ? value.parts : value.kind === 'tag' ? [value] : [];
  return [...new Set(parts.flatMap(tagOf))].sort().join(', ');
}

const isEmpty = (text: unknown): boolean => typeof text === 'string' && text.trim() === '';

const textIn = ({ value }: Document, key: string): unknown => (isObject(value) ? value[key] : undefined);

/** Whether both can be read, and read other data. */
function differ(one: unknown, other: unknown): boolean {
  const [tags, theirs] = [tagsOf(one), tagsOf(other)];
  return tags !== undefined && theirs !== undefined && tags !== theirs;
}

/** The keys whose languages read other data: they put words in another order, but say the same. */
export function keysThatDiffer(documents: readonly Document[]): readonly string[] {
  const families = pluralFamilies(documents);
  const [first, ...others] = documents;
  const entries = first !== undefined && isObject(first.value) ? Object.entries(first.value) : [];
  // Of the forms of a plural the one that all have speaks for them.
  const compared = entries.filter(
    ([key]) => !isPluralForm(key, families) || formOf(key)?.category === 'other',
  );
  return compared.flatMap(([key, text]) =>
    others.some((document) => differ(text, textIn(document, key))) ? [key] : [],
  );
}

/** The forms of a plural say the same data, but that of one may say its number in words. */
function compareForms(
  document: Document,
  documents: readonly Document[],
  families: ReadonlySet<string>,
  report: Report,
): void {
  const { value } = document;
  for (const [key, text] of isObject(value) ? Object.entries(value) : []) {
    const form = isPluralForm(key, families) ? formOf(key) : undefined;
    if (form === undefined || form.category === 'other') continue;
    const other = textIn(document, `${form.of}_other`);
    const without = form.category === 'one' ? withoutNumber(other) : undefined;
    if (!differ(text, other) || tagsOf(text) === without) continue;
    const name = `${form.of}_other`;
    const detail = [key, name].map((each) => `${each} has ${tagsOf(textIn(document, each)) || 'none'}`);
    // Where the other languages read for many what this form reads, the form for many is the wrong one.
    const theirs = documents.filter((each) => each !== document).map((each) => textIn(each, name));
    const isOther = theirs.some((each) => each !== undefined && !differ(text, each) && differ(other, each));
    report(keyOf({ document, pointer: [] }, isOther ? name : key), 'different-forms', {
      name: isOther ? name : key,
      of: form.of,
      detail: detail.join('; '),
    });
  }
}

/** One and many are told apart: the form for one is no copy of that for many, where a word follows the number. */
function compareNumbers(
  document: Document,
  documents: readonly Document[],
  families: ReadonlySet<string>,
  report: Report,
): void {
  for (const family of families) {
    const formsIn = (each: Document): readonly [unknown, unknown] => [
      textIn(each, `${family}_one`),
      textIn(each, `${family}_other`),
    ];
    const [one, other] = formsIn(document);
    if (typeof one !== 'string' || one !== other || !/\}\}\s*\p{L}/u.test(one)) continue;
    const apart = documents.find((each) => {
      const [theirs, others] = formsIn(each);
      return theirs !== undefined && others !== undefined && theirs !== others;
    });
    if (apart === undefined) continue;
    report(keyOf({ document, pointer: [] }, `${family}_one`), 'different-forms', {
      name: `${family}_one`,
      of: family,
      detail: one,
      near: apart.file,
    });
  }
}

/** The tags of a text but the one of its number; `undefined` where it is not known which that is. */
function withoutNumber(text: unknown): string | undefined {
  const template = typeof text === 'string' ? parseTemplate(text) : undefined;
  const [number, second] = template?.ok === true ? numbersIn(template.value) : [];
  if (number === undefined || second !== undefined) return undefined;
  const path = `{{${number.join('.')}}}`;
  const numbers = new Set([path, ...numberFormats.map((format) => `{{#${format}}}${path}{{/${format}}}`)]);
  const tags = (tagsOf(text) ?? '').split(', ');
  return tags.filter((tag) => !numbers.has(tag)).join(', ');
}

/** Says it in the language that fails where the text is used, else in the later one. */
export function reportDifferent(
  [first, ...others]: readonly Document[],
  different: Differences,
  report: Report,
): void {
  if (first === undefined) return;
  for (const [key, failed] of different) {
    for (const document of others) {
      const [text, other] = [textIn(first, key), textIn(document, key)];
      // That it is empty says it better.
      if (!differ(text, other) || isEmpty(text) || isEmpty(other)) continue;
      const detail = [first, document]
        .map((each) => `${each.file} has ${tagsOf(textIn(each, key)) || 'none'}`)
        .join('; ');
      const lacking = [lost(text, other), lost(other, text)] as const;
      const isFailed = failed.has(first.file) !== failed.has(document.file);
      // A text that has only lost something is the wrong one.
      const isShort = !isFailed && lacking.some((tags) => tags.length === 0);
      const open = maskedIn(other) - maskedIn(text);
      const isFirst = isShort
        ? lacking[1].length === 0
        : open === 0 && isFailed
          ? failed.has(first.file)
          : open > 0 || (open === 0 && isBare(lacking[0], lacking[1]));
      const [wrong, right, missing] = isFirst ? [first, document, lacking[0]] : [document, first, lacking[1]];
      report(keyOf({ document: wrong, pointer: [] }, key), 'different-tags', {
        name: key,
        detail,
        ...(isShort ? { of: right.file, missing: listed(missing) } : {}),
        ...oneTag(
          nameFrom(textIn(wrong, key)),
          lost(textIn(wrong, key), textIn(right, key)),
          lost(textIn(right, key), textIn(wrong, key)),
          right.file,
        ),
      });
    }
  }
}

/** How much of it hides what nobody is to read: the language that hides less has lost it. */
const maskedIn = (text: unknown): number => nameFrom(text).split('{{#masked}}').length;

/** The tags of the other text that a text lacks. */
function lost(text: unknown, other: unknown): readonly string[] {
  const tags = new Set((tagsOf(text) ?? '').split(', '));
  return (tagsOf(other) ?? '').split(', ').filter((tag) => tag !== '' && !tags.has(tag));
}

/** A text that says nothing: whatever shows it is gone. */
function reportEmpty(key: string, document: Document, other: Document, report: Report): void {
  const [here, there] = [document, other].map(({ value }) => (isObject(value) ? value[key] : undefined));
  if (!isEmpty(here) || typeof there !== 'string') return;
  // Told once, in the language that its authors write first.
  if (isEmpty(there) && document.file < other.file) return;
  const said = isEmpty(there) ? {} : { of: other.file, detail: JSON.stringify(there) };
  report(inside({ document, pointer: [] }, key), 'empty-text', { name: key, ...said });
}

/** The text of which a key that nothing uses is a slip: whoever changes a few texts writes only those. */
function slipOf(key: string, others: ReadonlySet<string>): ReturnType<typeof nearTo> {
  const found = nearTo(key, others);
  return found.sure ? found : { near: undefined, sure: false };
}

/** Every key of `document` is in `other`, plural forms aside; a misspelt one there has its near name said. */
function compare(
  document: Document,
  other: Document,
  families: ReadonlySet<string>,
  isNamed: IsNamed,
  report: Report,
): void {
  const keys = new Set(Object.keys(document.value ?? {}));
  const others = new Set(Object.keys(other.value ?? {}));
  const surplus = [...others].filter((key) => !keys.has(key));
  for (const key of keys) {
    reportEmpty(key, document, other, report);
    if (others.has(key) || isPluralForm(key, families)) continue;
    const found = nearTo(key, surplus);
    // The one that is used is right, and is misspelt in the other file: that is said there.
    if (found.near !== undefined && isNamed(key) && !isNamed(found.near)) continue;
    const place = keyOf({ document, pointer: [] }, key);
    const meant = found.near === undefined && !isNamed(key) ? slipOf(key, others) : found;
    report(place, 'missing-text', { name: key, of: other.file, ...meant });
  }
}

/**
 * Keys that neither a definition nor the code uses, said once, in the first file.
 * @param labels keys of main labels: a button that is to be found by its words is gone with them.
 */
export function reportUnused(
  documents: readonly Document[],
  used: ReadonlySet<string>,
  codeTexts: readonly CodeText[],
  labels: ReadonlySet<string>,
  stoodAt: (key: string) => Lost | undefined,
  report: Report,
): void {
  const [document] = documents;
  if (document === undefined || !isObject(document.value)) return;
  const inCode = new Set(codeTexts.map(({ key }) => key));
  const families = pluralFamilies(documents);
  for (const key of Object.keys(document.value)) {
    const named = isPluralForm(key, families) ? [key, formOf(key)?.of ?? key] : [key, quotedOf(key) ?? key];
    const family = [...inCode].some((prefix) => prefix.endsWith('.') && key.startsWith(prefix));
    if (!named.some((name) => used.has(name) || inCode.has(name)) && !family) {
      const isLabel = labels.has(key);
      const stood = stoodAt(named.at(-1) ?? key);
      if (stood === undefined)
        report(keyOf({ document, pointer: [] }, key), isLabel ? 'lost-label' : 'unused-text', { name: key });
      else if (stood.said === undefined) report(stood.place, 'unused-text', { name: key, of: 'busy' });
      else if (quotedOf(key) === undefined)
        report(stood.place, isLabel ? 'lost-label' : 'other-words', { name: key, of: `@${stood.said}` });
    }
  }
}
