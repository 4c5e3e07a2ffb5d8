/**
 * Texts that carry their keys unseen, so that what a page says can be told by the keys it came from. The marks are
 * characters that no font has; without them the words are those that a person is told. It must not know any screen.
 */
import type { PageTexts } from '../../src/platform/texts.ts';
import { formats, type Part } from '../../src/lib/template.ts';
import { mentioned, partsOf, quoted } from './keyed-words.ts';

const begin = '\uE000';
const middle = '\uE001';
const end = '\uE002';
const marks = /\uE000[^\uE001]*\uE001|\uE002/g;

/** A piece of a text on a page: its own words, or with a path what stands in the place of a tag. */
interface Piece {
  readonly key: string;
  readonly path: string;
  /** Paths of the sections around it that ask for something that is there. */
  readonly inside: readonly string[];
  readonly content: readonly Told[];
}
type Told = string | Piece;

const opening = (key: string, path: string, inside: readonly string[]): string =>
  `${begin}${[key, path, ...inside].join('|')}${middle}`;

/** Where nothing is said there is no mark either: what has no words must stay empty. */
function markPart(key: string, part: Part, inside: readonly string[]): string {
  if (part.kind === 'text') return opening(key, '', inside) + part.text + end;
  const path = part.path.join('.');
  const mark = opening(key, path, inside);
  if (part.kind === 'format') return `${mark}{{#${part.format}}}{{${path}}}{{/${part.format}}}${end}`;
  if (part.kind === 'tag') {
    // A section of that name would be the format.
    if ((formats as readonly string[]).includes(path)) return `${mark}{{${path}}}${end}`;
    return `{{#${path}}}${mark}{{/${path}}}{{${path}}}{{#${path}}}${end}{{/${path}}}`;
  }
  const around = part.inverted ? inside : [...inside, path];
  const inner = part.parts.map((each) => markPart(key, each, around)).join('');
  return `{{${part.inverted ? '^' : '#'}${path}}}${inner}{{/${path}}}`;
}

/** A text that is a value and nothing else has no words of its own. */
export function markText(key: string, text: string): string {
  const parts = partsOf(text);
  const hasWords = parts.length > 1 || (parts[0] !== undefined && parts[0].kind !== 'tag');
  return text !== '' && hasWords ? parts.map((part) => markPart(key, part, [])).join('') : text;
}

/** The texts of a page, each with its key. */
export const markTexts = (texts: PageTexts): PageTexts => ({
  ...texts,
  text: (key) => {
    const text = texts.text(key);
    return text === undefined ? undefined : markText(key, text);
  },
  meaningOf: (text) => texts.meaningOf(withoutMarks(text)),
});

/** What a person is told. */
export const withoutMarks = (told: string): string => told.replace(marks, '');

function read(told: string): readonly Told[] {
  const open: Told[][] = [[]];
  const names: string[] = [];
  for (const token of told.split(/(\uE000[^\uE001]*\uE001|\uE002)/)) {
    if (token.startsWith(begin)) {
      names.push(token.slice(1, -1));
      open.push([]);
    } else if (token === end) {
      const [key = '', path = '', ...inside] = (names.pop() ?? '').split('|');
      const content = open.pop() ?? [];
      open.at(-1)?.push({ key, path, inside, content });
    } else if (token !== '') open.at(-1)?.push(token);
  }
  return open.flat();
}

const plain = (told: readonly Told[]): string =>
  told.map((each) => (typeof each === 'string' ? each : plain(each.content))).join('');

/** Pieces of one text, one after the other. One of which only values are shown has said nothing itself. */
function tellText(pieces: readonly Piece[], next: string): string {
  if (pieces.every(({ path }) => path !== '')) return tell(pieces.flatMap(({ content }) => content));
  const values = new Map<string, string>();
  for (const { path, inside, content } of pieces) {
    for (const around of inside) if (!values.has(around)) values.set(around, '');
    if (path !== '') values.set(path, plain(content));
  }
  return mentioned({ key: pieces[0]?.key ?? '', values }, next);
}

function tell(told: readonly Told[]): string {
  const [first, ...rest] = told;
  if (first === undefined) return '';
  if (typeof first === 'string') return quoted(first) + tell(rest);
  const other = rest.findIndex((each) => typeof each === 'string' || each.key !== first.key);
  const pieces = told.slice(0, other < 0 ? told.length : other + 1) as readonly Piece[];
  const next = told.slice(pieces.length);
  return tellText(pieces, plain(next.slice(0, 1))) + tell(next);
}

/** The same with the keys in place of their words. */
export const withKeys = (told: string): string => tell(read(told));
