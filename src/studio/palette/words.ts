/** Words of the palette in both languages. */
import type { Tongue } from '../../lib/figures.ts';

const es = {
  title: 'Añadir una parte',
  press: 'Toca una parte para añadirla.',
  notDragged: (part: string) =>
    `No hace falta arrastrarla: toca «${part}». Para otro lugar, elige antes, en Partes o en el teléfono, la parte tras la que irá.`,
  search: 'Buscar una parte',
  parts: 'Partes',
  shared: 'Partes compartidas',
  none: 'Ninguna parte se llama así.',
  words: (part: string) => `Las palabras de: ${part}`,
  add: 'Añadir',
  back: 'Elegir otra',
  spanish: 'Español',
  english: 'Inglés',
  example: (words: string) => `p. ej. ${words}`,
  write: 'Escribe aquí lo que dice la parte en este idioma.',
  atEnd: 'Irá al final de la pantalla. Para otro lugar, elige antes una parte.',
  atEndOf: (row: string) => `Irá al final de: ${row}.`,
  after: (row: string) => `Irá después de: ${row}.`,
  sharedWith: (screens: number) =>
    `Está en una parte compartida: se leerá también en ${screens === 1 ? '1 pantalla más' : `${screens} pantallas más`}.`,
  picture: (part: string) => `Así se ve: ${part}`,
};

export const paletteWords: Readonly<Record<Tongue, typeof es>> = {
  es,
  en: {
    title: 'Add a part',
    press: 'Press a part to add it.',
    notDragged: (part) =>
      `There is no need to drag it: press “${part}”. For another place, first choose the part that it will stand behind, under Parts or on the phone.`,
    search: 'Search a part',
    parts: 'Parts',
    shared: 'Shared parts',
    none: 'No part is called so.',
    words: (part) => `The words of: ${part}`,
    add: 'Add',
    back: 'Choose another',
    spanish: 'Spanish',
    english: 'English',
    example: (words) => `e.g. ${words}`,
    write: 'Write here what the part says in this language.',
    atEnd: 'It will stand at the end of the screen. For another place, choose a part first.',
    atEndOf: (row) => `It will stand at the end of: ${row}.`,
    after: (row) => `It will stand after: ${row}.`,
    sharedWith: (screens) =>
      `This is a shared part: it will be read on ${screens === 1 ? '1 more screen' : `${screens} more screens`} too.`,
    picture: (part) => `How it looks: ${part}`,
  },
};
