/** The words of the page in its one language, held by i18next. It must not know who shows them. */
import { createInstance } from 'i18next';
import type { TextsPort } from '../engine/ports.ts';
import type { Language } from '../model/language.ts';

type Words = Readonly<Record<string, string>>;

/** Each language is a chunk of its own; only the page's is loaded. */
const locales: { readonly [tag in Language['tag']]: () => Promise<{ default: Words }> } = {
  'es-MX': () => import('../../locales/es.json'),
  'en-IN': () => import('../../locales/en.json'),
};

export async function createTexts(language: Language): Promise<TextsPort> {
  document.documentElement.lang = language.tag;
  const { default: words } = await locales[language.tag]();
  const texts = createInstance();
  await texts.init({
    lng: language.tag,
    resources: { [language.tag]: { translation: words } },
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    // The engine fills in the tags: values stay plain text.
    interpolation: { skipOnVariables: true, escapeValue: false, prefix: '\u0000', suffix: '\u0000' },
    initAsync: false,
  });
  return { language, text: (key) => (texts.exists(key) ? texts.t(key) : undefined) };
}
