/**
 * The texts of a change as forms read them: values, words, screens with their names, and who uses which words. Everything is kept
 * by the text it is made of, because an edit leaves all texts but one as they are. It must not know what is edited.
 */
import type { Tongue } from '../../lib/figures.ts';
import { categories } from '../../lib/plural.ts';
import { routePaths } from '../../lib/routes.ts';
import { textKey } from '../../lib/template.ts';
import { idOf, isObject, membersOf, own, type Members } from '../../check/document/document.ts';
import { wordsOf as wordsAsRead } from '../../check/map/labels.ts';
import { nothingGiven } from '../../check/map/parameters.ts';
import { wordsFile } from '../../release/names.ts';
import { usesOf } from '../../release/uses.ts';
import { holdsKey, keysNamed } from '../../release/words.ts';
import type { Texts } from '../core/draft.ts';
import { once, parsedAt } from '../core/parsed.ts';

export interface ScreenName {
  readonly id: string;
  readonly file: string;
  readonly routes: readonly string[];
  /** Parameters that its address takes, by name. */
  readonly query: Members;
}

type Words = Readonly<Record<string, string>>;

export interface View {
  readonly texts: Texts;
  readonly words: Readonly<Record<Tongue, Words>>;
  readonly screens: readonly ScreenName[];
  readonly layouts: readonly string[];
  readonly fragments: Readonly<Record<string, unknown>>;
  /** `undefined` where its text is no JSON. */
  value(file: string): unknown;
  /** Screens on which the words of this key can be read. */
  readers(key: string): readonly string[];
  /** How many screens beside the one that is edited show what is written in a file: those that share it. */
  others(file: string): number;
}

const within = (texts: Texts, folder: string): readonly string[] =>
  [...texts.keys()]
    .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.json'))
    .filter((file) => !file.slice(folder.length + 1).includes('/'))
    .sort();

export const viewOf = once(open);

type Parts = Readonly<Record<string, unknown>>;

let parts: Parts = {};

/** The same object while all shared parts say the same. */
function sharedParts(now: Parts): Parts {
  const names = Object.keys(now);
  const isSame =
    names.length === Object.keys(parts).length && names.every((name) => now[name] === parts[name]);
  if (!isSame) parts = now;
  return parts;
}

/** Keys that a definition names, over these shared parts. */
const namedOver = once((fragments: Parts) =>
  once((definition: object): ReadonlySet<string> => keysNamed(definition, fragments)),
);

/** The files of the shared parts that a definition shows. */
const fragmentsIn = once((fragments: Parts) =>
  once(
    (definition: object): ReadonlySet<string> =>
      new Set(usesOf(definition, fragments).fragments.map((name) => `screens/fragments/${name}.json`)),
  ),
);

function open(texts: Texts): View {
  const value = (file: string): unknown => parsedAt(texts, file);
  const wordsIn = (tongue: Tongue): Words => membersOf(value(wordsFile(tongue))) as Words;
  const words = { es: wordsIn('es'), en: wordsIn('en') };
  const layouts = within(texts, 'screens/promotion');
  const files = [...within(texts, 'screens'), ...layouts];
  const screens = files.map((file): ScreenName => {
    const screen = membersOf(value(file));
    return { id: idOf(file), file, routes: routePaths(screen['routes']), query: membersOf(screen['query']) };
  });
  const fragments = sharedParts(
    Object.fromEntries(within(texts, 'screens/fragments').map((file) => [idOf(file), value(file)])),
  );
  const keysOf = (file: string): ReadonlySet<string> => {
    const definition = value(file);
    return isObject(definition) ? namedOver(fragments)(definition) : new Set();
  };
  const sharing = (file: string): readonly ScreenName[] =>
    screens.filter(({ file: of }) => fragmentsIn(fragments)(membersOf(value(of))).has(file));
  return {
    texts,
    words,
    screens,
    layouts: layouts.map(idOf),
    fragments,
    value,
    others: (file) => Math.max(0, sharing(file).length - 1),
    readers: (key) => screens.flatMap(({ id, file }) => (holdsKey(keysOf(file), key) ? [id] : [])),
  };
}

/** What a text of a definition says to a reader, data as dots. */
export function saidIn(view: View, text: unknown, tongue: Tongue): string {
  return typeof text === 'string'
    ? wordsAsRead(text, view.words[tongue], nothingGiven).replaceAll(/‹[^›]*›/g, '…')
    : '';
}

/** The words under a key, a text of several forms by its common one. */
export const wordsUnder = (view: View, key: string, tongue: Tongue): string | undefined =>
  own(view.words[tongue], key) ?? own(view.words[tongue], `${key}_other`);

/** The keys under which a text stands: its own, or those of the plural forms that a language has of it. */
export function keysUnder({ words: { es, en } }: Pick<View, 'words'>, key: string): readonly string[] {
  if (own(es, key) !== undefined || own(es, `${key}_other`) === undefined) return [key];
  const forms = categories.map((category) => `${key}_${category}`);
  return forms.filter((form) => own(es, form) !== undefined || own(en, form) !== undefined);
}

export const keyOfText = (value: unknown): string | undefined =>
  typeof value === 'string' ? textKey(value) : undefined;
