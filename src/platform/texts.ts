/** The words of the page in its one language. It must not know who shows them. */
import type { TextsPort } from '../engine/ports.ts';
import { lookUp } from '../lib/look-up.ts';
import { meaningsIn } from '../lib/meaning.ts';
import type { Language } from '../model/language.ts';

/** The words of the page; more can come with what needs them. */
export interface PageTexts extends TextsPort {
  add(words: Words): void;
  /** What a release says in place of words that the program names, until the next ones. */
  put(words: Words): void;
  /** The key of what quoted words mean in the page's language; nothing for words of that language. */
  meaningOf(text: string): string | undefined;
  /** Hands all words over, those that are still to come as well. */
  moveTo(home: WordHome): void;
}

export type Words = Readonly<Record<string, string>>;

/** What holds words by their keys. */
export interface WordHome {
  add(words: Words): void;
  text(key: string): string | undefined;
}

/** Each language is a chunk of its own; only the page's is loaded. */
const locales: { readonly [tag in Language['tag']]: () => Promise<{ default: Words }> } = {
  'es-MX': () => import('../../locales/es.json'),
  'en-IN': () => import('../../locales/en.json'),
};

/** Without words no page can even say what is wrong: a chunk that did not come is asked for again. */
async function persistently<T>(load: () => Promise<T>, pauses: readonly number[]): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const [pause, ...rest] = pauses;
    if (pause === undefined) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    return persistently(load, rest);
  }
}

/** All that a first screen needs, and a stranger: i18next comes when that stands there (i18next.ts). */
export function createTable(): WordHome {
  const table = new Map<string, string>();
  return {
    add(words) {
      for (const [key, text] of Object.entries(words)) table.set(key, text);
    },
    text: (key) => table.get(key),
  };
}

/** Rejects when the words did not come, after the `pauses` (ms) between further tries. */
export async function createTexts(
  language: Language,
  pauses: readonly number[] = [500, 2000],
): Promise<PageTexts> {
  document.documentElement.lang = language.tag;
  const { default: words } = await persistently(locales[language.tag], pauses);
  const come: Words[] = [];
  const meanings = new Map<string, string>();
  let home = createTable();
  const add = (more: Words): void => {
    come.push(more);
    home.add(more);
    for (const [text, key] of meaningsIn(more)) meanings.set(text, key);
  };
  add(words);
  let instead: Words = {};
  return {
    language,
    add,
    meaningOf: (text) => meanings.get(text),
    // The engine fills in the tags: what stands in a text is handed out as it is written.
    text: (key) => lookUp(instead, key) ?? home.text(key),
    put(released) {
      instead = released;
    },
    moveTo(next) {
      come.forEach((more) => next.add(more));
      home = next;
    },
  };
}
