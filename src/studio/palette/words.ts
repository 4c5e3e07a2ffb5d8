/** Words of the palette in both languages. */
import type { Tongue } from '../../lib/figures.ts';

const es = {
  title: 'Añadir una parte',
  search: 'Buscar una parte',
  parts: 'Partes',
  shared: 'Partes compartidas',
  none: 'Ninguna parte se llama así.',
  words: (part: string) => `Las palabras de: ${part}`,
  add: 'Añadir',
  back: 'Elegir otra',
  spanish: 'Español',
  english: 'Inglés',
  example: (words: string) => `por ejemplo: ${words}`,
  picture: (part: string) => `Así se ve: ${part}`,
};

export const paletteWords: Readonly<Record<Tongue, typeof es>> = {
  es,
  en: {
    title: 'Add a part',
    search: 'Search a part',
    parts: 'Parts',
    shared: 'Shared parts',
    none: 'No part is called so.',
    words: (part) => `The words of: ${part}`,
    add: 'Add',
    back: 'Choose another',
    spanish: 'Spanish',
    english: 'English',
    example: (words) => `for example: ${words}`,
    picture: (part) => `How it looks: ${part}`,
  },
};
