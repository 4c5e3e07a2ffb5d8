/**
 * Where words stand: each text key with every part that says it, in a screen, in what screens share, or in the program of a part
 * that a screen has. It must not know what is searched for.
 */
import type { PartPlace } from '../phone/protocol.ts';
import type { Texts } from '../core/draft.ts';
import { once } from '../core/parsed.ts';
import { isScreenFile, parsedOf, type Json } from './screens.ts';
import { idOf } from '../../check/document/document.ts';

export interface WordsPlace {
  readonly screen: string;
  /** The part that says it; nothing where the screen itself does, as its title. */
  readonly part: PartPlace | undefined;
}

/** By key. */
export type WordsPlaces = ReadonlyMap<string, readonly WordsPlace[]>;

interface Said {
  readonly key: string;
  readonly part: PartPlace | undefined;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

interface FileWords {
  readonly said: readonly Said[];
  readonly fragments: readonly string[];
  /** Widgets with where they stand. */
  readonly widgets: readonly { readonly type: string; readonly part: PartPlace }[];
}

function readFile(file: string, definition: Json): FileWords {
  const said: Said[] = [];
  const fragments: string[] = [];
  const widgets: { type: string; part: PartPlace }[] = [];
  function walk(value: unknown, pointer: string, part: PartPlace | undefined): void {
    if (typeof value === 'string') {
      if (/^@[^@]/.test(value)) said.push({ key: value.slice(1), part });
    } else if (Array.isArray(value)) value.forEach((item, index) => walk(item, `${pointer}/${index}`, part));
    else if (typeof value === 'object' && value !== null) {
      const members = value as Json;
      const { type, of } = members;
      const own = typeof type === 'string' && pointer !== '' ? { file, pointer } : part;
      if (typeof type === 'string' && own !== undefined && own !== part) widgets.push({ type, part: own });
      if (type === 'fragment' && typeof of === 'string') fragments.push(of);
      for (const [name, member] of Object.entries(members))
        if (!name.startsWith('$')) walk(member, `${pointer}/${escaped(name)}`, own);
    }
  }
  walk(definition, '', undefined);
  return { said, fragments, widgets };
}

const nothing: Json = {};

/** Texts that say the same are the same object of one file: it is looked through once. */
const readOnce = once((definition: Json) => {
  const known = new Map<string, FileWords>();
  return (file: string): FileWords => {
    const words = known.get(file) ?? readFile(file, definition);
    known.set(file, words);
    return words;
  };
});

/** @param program keys that the program of a widget says itself, by its type. */
export function wordsPlaces(texts: Texts, program: ReadonlyMap<string, readonly string[]>): WordsPlaces {
  const wordsOf = (file: string): FileWords => readOnce(parsedOf(texts, file) ?? nothing)(file);
  const places = new Map<string, WordsPlace[]>();
  const add = (key: string, place: WordsPlace): void => {
    const known = places.get(key);
    if (known === undefined) places.set(key, [place]);
    else known.push(place);
  };
  for (const file of [...texts.keys()].filter(isScreenFile)) {
    const seen = new Set<string>();
    const screen = idOf(file);
    const visit = (each: string): void => {
      if (seen.has(each)) return;
      seen.add(each);
      const { said, fragments, widgets } = wordsOf(each);
      for (const { key, part } of said) add(key, { screen, part });
      for (const { type, part } of widgets)
        for (const key of program.get(type) ?? []) add(key, { screen, part });
      for (const name of fragments) visit(`screens/fragments/${name}.json`);
    };
    visit(file);
  }
  return places;
}

/** From the places of text keys in the program's code: those that a widget says. */
export function programWords(
  codeTexts: readonly { readonly key: string; readonly file: string }[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { key, file } of codeTexts) {
    const [, type] = /^src\/widgets\/([^/]+)\//.exec(file) ?? [];
    if (type === undefined) continue;
    found.set(type, [...(found.get(type) ?? []), key]);
  }
  return found;
}
