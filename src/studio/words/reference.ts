/** The words around the reference of a part. It must not know any part. */
import type { InEach } from './words.ts';

interface ReferenceWords {
  readonly title: string;
  readonly looks: (part: string) => string;
  readonly says: string;
  readonly needed: string;
  readonly oneOf: string;
  readonly example: string;
  readonly every: string;
  readonly acts: string;
}

export const referenceWords: InEach<ReferenceWords> = {
  es: {
    title: 'Qué es y qué acepta',
    looks: (part) => `${part}: cómo se ve`,
    says: 'Lo que dice y lo que acepta',
    needed: 'obligatorio',
    oneOf: 'Uno de:',
    example: 'Por ejemplo:',
    every: 'Lo que acepta toda parte',
    acts: 'Lo que puede pasar',
  },
  en: {
    title: 'What it is and what it takes',
    looks: (part) => `${part}: how it looks`,
    says: 'What it says and takes',
    needed: 'needed',
    oneOf: 'One of:',
    example: 'For example:',
    every: 'What every part takes',
    acts: 'What can happen',
  },
};
