/** In which language words stand, in words of staff. It must not know whose words they are. */
import type { Tongue } from '../../lib/figures.ts';
import { bothTongues, otherTongue } from '../core/tongues.ts';

/** The language of a file of words or of a legal text. */
export function languageOf(file: string): Tongue | undefined {
  const [, tongue] = /(?:^|[./])(es|en)\.json$/.exec(file) ?? [];
  return tongue as Tongue | undefined;
}

const names: Readonly<Record<Tongue, Readonly<Record<Tongue | 'any' | 'other', string>>>> = {
  es: { es: 'en español', en: 'en inglés', any: 'en ningún idioma', other: 'en el otro idioma' },
  en: { es: 'in Spanish', en: 'in English', any: 'in any language', other: 'in the other language' },
};

export const inLanguage = (language: Tongue, tongue: Tongue): string => names[tongue][language];

/** "en inglés", of the files that a fact names; where it names none, the language that `file` is not in. */
export function languages(fact: string, file: string, tongue: Tongue): string {
  const found = bothTongues.filter((each) => fact.includes(`${each}.json`));
  const [only] = found;
  if (only !== undefined) return names[tongue][found.length > 1 ? 'any' : only];
  const own = languageOf(file);
  return names[tongue][own === undefined ? 'other' : otherTongue(own)];
}
