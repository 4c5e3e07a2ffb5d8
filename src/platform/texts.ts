/** The words of the page in its one language, held by i18next. It must not know who shows them. */
import { createInstance } from 'i18next';
import type { TextsPort } from '../engine/ports.ts';
import { meaningsIn } from '../lib/meaning.ts';
import type { Language } from '../model/language.ts';

/** The words of the page; more can come with what needs them. */
export interface PageTexts extends TextsPort {
  add(words: Words): void;
  /** The key of what quoted words mean in the page's language; nothing for words of that language. */
  meaningOf(text: string): string | undefined;
}

type Words = Readonly<Record<string, string>>;

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

/** Rejects when the words did not come, after the `pauses` (ms) between further tries. */
export async function createTexts(
  language: Language,
  pauses: readonly number[] = [500, 2000],
): Promise<PageTexts> {
  document.documentElement.lang = language.tag;
  const { default: words } = await persistently(locales[language.tag], pauses);
  const texts = createInstance();
  await texts.init({
    lng: language.tag,
    resources: { [language.tag]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    initAsync: false,
  });
  const meanings = new Map(meaningsIn(words));
  return {
    language,
    // The engine fills in the tags: what stands in a text is handed out as it is written.
    add(more) {
      texts.addResourceBundle(language.tag, 'translation', more);
      for (const [text, key] of meaningsIn(more)) meanings.set(text, key);
    },
    meaningOf: (text) => meanings.get(text),
    text: (key) => (texts.exists(key) ? texts.t(key, { skipInterpolation: true }) : undefined),
  };
}
