/** Why words are closed to whoever would write on them, and what they can do instead. It must not know where they stand. */
import type { Closed } from '../../release/closed.ts';
import type { InEach } from './words.ts';

export const closedWords: InEach<Readonly<Record<Closed, string>>> = {
  es: {
    label:
      'El producto fija este nombre: con él encuentran la parte la ayuda, el soporte y las pruebas. Puedes cambiar las palabras de alrededor, o cuándo se ve la parte.',
    quoted:
      'Estas palabras están prescritas a la letra y no se cambian. Puedes cambiar las de alrededor, o cuándo se ven.',
  },
  en: {
    label:
      'The product fixes this label: help, support and tests find the part by it. You can change the words around it, or when the part is shown.',
    quoted:
      'These words are prescribed to the letter and are not changed. You can change those around them, or when they are shown.',
  },
};

/** At a copy of a part with such words, which may say its own. */
export const closedInCopy: InEach<string> = {
  es: 'Donde se copió, estas palabras son fijas y se quedan. Lo que escribas aquí lo dice solo esta copia.',
  en: 'Where this was copied from these words are fixed and stay. What you write here is said by this copy alone.',
};
