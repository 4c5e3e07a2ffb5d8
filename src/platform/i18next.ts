/** The home of the page's words once its first screen stands there: i18next. It must not know any word. */
import { createInstance } from 'i18next';
import type { Language } from '../model/language.ts';
import type { WordHome } from './texts.ts';

export async function createHome({ tag }: Language): Promise<WordHome> {
  const texts = createInstance();
  await texts.init({
    lng: tag,
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    fallbackLng: false,
    initAsync: false,
  });
  return {
    add: (words) => void texts.addResourceBundle(tag, 'translation', words),
    // As it is written: the engine fills in the tags.
    text: (key) => (texts.exists(key) ? texts.t(key, { skipInterpolation: true }) : undefined),
  };
}
