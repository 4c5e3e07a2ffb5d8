/**
 * Checks the words themselves, in the locale files and the legal documents: each text in its own language, translated,
 * finished and whole. It must not know the screens.
 */
import { textKey } from '../../lib/template.ts';
import type { Report } from '../report/report.ts';
import type { Document, Place } from '../document/document.ts';
import { inside, isList, isObject } from '../document/document.ts';
import { foreignIn, vocabularyOf, type Vocabulary } from './foreign.ts';
import { wordsIn } from './language.ts';
import { checkManner } from './manner.ts';
import { differentFigures, differentUnits, figuresIn } from './numbers.ts';
import { unopenedIn } from './opened.ts';
import { checkQuoted } from './quoted.ts';
import { languageOf, type Said } from './said.ts';
import { checkSentences } from './sentences.ts';
import { slipsIn, type Brands } from './slips.ts';
import { languageNames, shared } from './vocabulary.ts';

import { wordlessIn } from './wordless.ts';

export interface Wording {
  readonly brands: Brands;
  /** Keys whose words are prescribed, the same in every language. */
  readonly verbatim: ReadonlySet<string>;
  /** And these words; a build of before they were written down has none. */
  readonly prescribed?: ReadonlyMap<string, string>;
  /** Keys that say a main label; a build of before there were any has none. */
  readonly labels?: ReadonlySet<string>;
  /** The words of each of them by language, and the key of the text that says it on its screen. */
  readonly mainLabels?: readonly MainLabel[];
  /** By the key of a main label: what a press under it leads to, one of several. */
  readonly reaches?: ReadonlyMap<string, readonly string[]>;
}

interface MainLabel {
  readonly key?: string | undefined;
  readonly words: readonly (readonly [language: string, words: string])[];
}

const saidIn = (document: Document): readonly Said[] =>
  Object.entries(isObject(document.value) ? document.value : {}).flatMap(([key, text]) =>
    typeof text === 'string' ? [{ key, text, place: inside({ document, pointer: [] }, key) }] : [],
  );

/** Every text of a legal document; its own marks are checked with its shape. */
function saidWithin(value: unknown, place: Place): readonly Said[] {
  if (typeof value === 'string') return [{ key: place.pointer.join('.'), text: value, place }];
  if (isList(value)) return value.flatMap((item, index) => saidWithin(item, inside(place, index)));
  const marks = place.pointer.length === 0 ? ['id', 'version', 'date'] : [];
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, item]) =>
    marks.includes(name) ? [] : saidWithin(item, inside(place, name)),
  );
}

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text);

/** The names of all texts, as somebody may write them by mistake. */
const spelled = (key: string): string => key.toLowerCase().replaceAll(/[^a-z\d]/g, '');

function reportKey({ key, text, place }: Said, names: ReadonlyMap<string, string>, report: Report): boolean {
  const bare = textKey(text) ?? text;
  if (!/[a-z\d][._-][a-z\d]/i.test(bare) || !/^[\w.-]+$/.test(bare)) return false;
  const named = names.get(spelled(bare));
  if (named === undefined) return false;
  report(place, 'key-as-text', { name: text, of: named === key ? undefined : named });
  return true;
}

/** Words and marks at which no sentence ends. */
const open =
  /(?:(?<!\p{L})(?:de|del|en|y|o|a|al|el|la|los|las|un|una|con|por|para|que|tu|su|sin|the|an|and|or|of|your|our)|[,;(–—])\s*$/iu;

/** A text that stops in the middle, where the one in another language does not. */
function reportCut({ text, place }: Said, other: Said | undefined, report: Report): void {
  const words = text.trim().split(/\s+/);
  if (other === undefined || words.length < 3 || !open.test(text) || open.test(other.text)) return;
  const name = words.slice(-3).join(' ');
  report(place, 'cut-text', { name, of: other.place.document.file, detail: shorten(other.text) });
}

/** The share of the other language that an amount has the number of. */
function shareOf(amount: string, other: string): string | undefined {
  const number = /\d+(?:\.\d+)?/.exec(amount)?.[0];
  return figuresIn(other).find((each) => each === `${number ?? ''} %`);
}

interface Reading extends Wording {
  readonly vocabulary: Vocabulary;
  /** Keys by how somebody may spell them. */
  readonly names: ReadonlyMap<string, string>;
  /** Days that a text may name: those of the legal documents. */
  readonly dates: ReadonlySet<string>;
  readonly report: Report;
}

/** One text beside the one that says the same in another language. Whether its language was said to be wrong. */
function readText(said: Said, other: Said | undefined, reading: Reading): boolean {
  const { key, text, place } = said;
  const { brands, dates, vocabulary, names, verbatim, report } = reading;
  if (reportKey(said, names, report)) return true;
  const wordless = wordlessIn(text, other && { text: shorten(other.text), file: other.place.document.file });
  const slips = wordless === undefined ? slipsIn(text, brands, dates) : [wordless];
  for (const [code, args] of slips) {
    // A share that became an amount is no amount of a person.
    const share =
      code === 'literal-value' && other !== undefined ? shareOf(args.name, other.text) : undefined;
    if (share !== undefined) {
      const of = other?.place.document.file ?? '';
      report(place, 'different-figures', { name: args.name, of, detail: share });
      return true;
    }
    // A figure in a legal document is said to be one.
    if (place.pointer.length === 1 || !/\d/.test(args.name)) report(place, code, args);
  }
  // What is no language at all is not of another one.
  if (slips.some(([code]) => code === 'unfinished-text' || code === 'broken-characters')) return true;
  if (verbatim.has(key)) {
    const wanted = reading.prescribed?.get(key);
    if (wanted !== undefined && wanted !== text) report(place, 'prescribed-words', { name: key, wanted });
    return false;
  }
  const { file } = place.document;
  const unopened = unopenedIn(text, languageOf(file));
  if (unopened !== undefined) report(place, ...unopened);
  const foreign = foreignIn({ text, other: other?.text }, languageOf(file), vocabulary);
  if (foreign === undefined) {
    reportCut(said, other, report);
    return false;
  }
  const detail = languageNames[foreign.language ?? ''] ?? 'another language';
  report(place, 'foreign-words', { name: shorten(foreign.sentence), of: file, detail });
  return true;
}

/** A text that was copied, and holds a word that is neither a name nor the same in both languages. */
function reportSame({ text, place }: Said, other: Said, { vocabulary, report }: Reading): void {
  const isAlike = (word: string): boolean =>
    shared.has(word) || [...vocabulary.values()].every((counts) => (counts.get(word) ?? 0) > 1);
  if (text !== other.text || !wordsIn(text).some((word) => /^\p{Ll}/u.test(word) && !isAlike(word))) return;
  report(place, 'same-text', { name: shorten(text), of: other.place.document.file });
}

/** Said in the first file: which of the two is right, nobody knows here. */
function reportFigures({ text, place }: Said, other: Said, report: Report): void {
  const found = differentFigures(text, other.text) ?? differentUnits(text, other.text);
  if (found === undefined) return;
  const { said: name, meant: detail } = found;
  report(place, 'different-figures', { name, of: other.place.document.file, detail });
}

/** Texts with the same name in two files of one kind, read one beside the other. */
function readFiles([first = [], ...others]: readonly (readonly Said[])[], reading: Reading): void {
  const spoken = new Map(first.map((said) => [said.key, said]));
  const translated = new Map(others[0]?.map((said) => [said.key, said]));
  const wrong = new Set(
    first.filter((said) => readText(said, translated.get(said.key), reading)).map(({ key }) => key),
  );
  for (const said of others.flat()) {
    const other = spoken.get(said.key);
    const isWrong = readText(said, other, reading) || wrong.has(said.key);
    if (isWrong || other === undefined || reading.verbatim.has(said.key)) continue;
    reportSame(said, other, reading);
    reportFigures(other, said, reading.report);
  }
}

const depthOf = (key: string): number => key.split('.').length;

/**
 * A main label that the text of its screen does not say; where it has none, one that no text says in each language any more: the
 * text that says it in one of them was changed in another.
 */
function reportLabels(
  texts: readonly (readonly Said[])[],
  { mainLabels = [], report }: Pick<Reading, 'mainLabels' | 'report'>,
): void {
  const files = texts.flatMap((said) => {
    const [first] = said;
    return first === undefined
      ? []
      : [
          {
            language: languageOf(first.place.document.file),
            said: new Map(said.map((one) => [one.key, one])),
          },
        ];
  });
  const keys = [...(files[0]?.said.keys() ?? [])];
  const labels = mainLabels.map((label) => {
    const words = new Map(label.words);
    const isSaid = (key: string): readonly boolean[] =>
      files.map(({ language, said }) => said.get(key)?.text === words.get(language));
    return { key: label.key, words, isSaid, whole: keys.filter((key) => isSaid(key).every(Boolean)) };
  });
  // Two labels may be the same words in one language: a text that says one of them whole is right.
  const right = new Set(labels.flatMap(({ whole }) => whole));
  for (const { key: own, words, isSaid, whole } of labels) {
    const isOwn = own !== undefined && keys.includes(own);
    if (!isOwn && whole.length > 0) continue;
    // Words of a family within another, as those of a try-out are, follow what the app itself says.
    const some = keys.filter((each) => !right.has(each) && isSaid(each).some(Boolean));
    const least = Math.min(...some.map(depthOf));
    for (const key of isOwn ? [own] : some.filter((each) => depthOf(each) === least))
      for (const { language, said } of files) {
        const [one, wanted] = [said.get(key), words.get(language)];
        if (one !== undefined && wanted !== undefined && one.text !== wanted)
          report(one.place, 'prescribed-words', {
            name: key,
            wanted,
            of: 'label',
            ...(isOwn && { detail: 'own' }),
          });
      }
  }
}

const dateOf = ({ value }: Document): readonly string[] =>
  isObject(value) && typeof value['date'] === 'string' ? [value['date']] : [];

/** Reads every text of the locale files, and of the legal documents, by their languages. */
export function checkWording(
  locales: readonly Document[],
  documents: ReadonlyMap<string, readonly Document[]>,
  wording: Wording,
  report: Report,
): void {
  const texts = locales.map(saidIn);
  const legal = [...documents.values()].map((languages) =>
    languages.map((document) => saidWithin(document.value, { document, pointer: [] })),
  );
  const all = [...texts, ...legal.flat()].flat().filter(({ key }) => !wording.verbatim.has(key));
  const reading: Reading = {
    ...wording,
    report,
    vocabulary: vocabularyOf(all.map(({ text, place }) => [languageOf(place.document.file), text] as const)),
    names: new Map(texts.flat().map(({ key }) => [spelled(key), key])),
    dates: new Set([...documents.values()].flat().flatMap(dateOf)),
  };
  readFiles(texts, reading);
  reportLabels(texts, reading);
  checkQuoted(texts, report);
  for (const said of texts) {
    checkManner(said, wording.prescribed, report);
    checkSentences(said, report);
  }
  for (const languages of legal) readFiles(languages, { ...reading, verbatim: new Set() });
}
