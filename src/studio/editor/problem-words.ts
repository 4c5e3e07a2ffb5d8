/**
 * Problems of words as staff read them: they know words by what they say, not by the key and the file in which they are kept. It must
 * not know who finds a problem.
 */
import type { Tongue } from '../../lib/figures.ts';
import type { Problem, ProblemCode } from '../../lib/problem.ts';
import { wordsFile } from '../../release/names.ts';
import type { Texts } from '../core/draft.ts';
import { wordsOf } from '../core/words.ts';
import type { InEach } from '../words/words.ts';

interface Spoken {
  /** The words as they are shown, in quotation marks. */
  readonly shown: string;
  /** "en inglés" */
  readonly here: string;
  readonly other: string;
}

type Say = (spoken: Spoken) => string;

const sentences: Readonly<Partial<Record<ProblemCode, InEach<Say>>>> = {
  'empty-text': {
    es: ({ shown, here }) => `Las palabras ${shown} están vacías ${here}: escríbelas también ahí.`,
    en: ({ shown, here }) => `The words ${shown} are empty ${here}: write them there too.`,
  },
  'missing-text': {
    es: ({ shown, here }) => `Las palabras ${shown} faltan ${here}: escríbelas.`,
    en: ({ shown, here }) => `The words ${shown} are missing ${here}: write them.`,
  },
  'unused-text': {
    es: ({ shown }) => `Ninguna pantalla dice ${shown}: ponlo de vuelta donde estaba, o quítalo.`,
    en: ({ shown }) => `No screen says ${shown}: put it back where it was, or remove it.`,
  },
  'different-tags': {
    es: ({ shown, here, other }) => `Las palabras ${shown} no muestran los mismos datos ${here} y ${other}.`,
    en: ({ shown, here, other }) => `The words ${shown} do not show the same data ${here} and ${other}.`,
  },
  'different-forms': {
    es: ({ shown }) => `Las formas de ${shown} (una, varias) no muestran los mismos datos.`,
    en: ({ shown }) => `The forms of ${shown} (one, several) do not show the same data.`,
  },
  'same-text': {
    es: ({ shown }) => `Las palabras ${shown} dicen lo mismo en los dos idiomas: traduce una.`,
    en: ({ shown }) => `The words ${shown} say the same in both languages: translate one of them.`,
  },
  'foreign-words': {
    es: ({ shown, here }) => `Las palabras ${shown} no están escritas ${here}: tradúcelas.`,
    en: ({ shown, here }) => `The words ${shown} are not written ${here}: translate them.`,
  },
  'different-figures': {
    es: ({ shown, here, other }) =>
      `Las palabras ${shown} dicen otra cifra ${here} que ${other}: di la misma.`,
    en: ({ shown, here, other }) =>
      `The words ${shown} say another figure ${here} than ${other}: say the same.`,
  },
  'key-as-text': {
    es: ({ shown }) => `${shown} es un nombre interno y se vería tal cual: escribe lo que leerá una persona.`,
    en: ({ shown }) => `${shown} is an internal name and would be shown as it is: write what a person reads.`,
  },
  'unfinished-text': {
    es: ({ shown }) => `Las palabras ${shown} no están terminadas: complétalas.`,
    en: ({ shown }) => `The words ${shown} are not finished: complete them.`,
  },
  'doubled-word': {
    es: ({ shown }) => `En ${shown} hay una palabra dos veces: quita una.`,
    en: ({ shown }) => `In ${shown} a word stands twice: remove one.`,
  },
  'stray-space': {
    es: ({ shown }) => `En ${shown} sobra un espacio: quítalo.`,
    en: ({ shown }) => `In ${shown} there is a space too many: remove it.`,
  },
  'broken-characters': {
    es: ({ shown }) => `En ${shown} hay una letra que nadie puede leer: escríbela de nuevo.`,
    en: ({ shown }) => `In ${shown} there is a letter that nobody can read: write it anew.`,
  },
  'cut-text': {
    es: ({ shown, other }) => `La frase ${shown} se corta; ${other} no: termínala.`,
    en: ({ shown, other }) => `The sentence ${shown} breaks off; ${other} it does not: finish it.`,
  },
};

/** Codes that are said in staff's words. */
export const codesInWords: readonly string[] = Object.keys(sentences);

const places: InEach<InEach<string>> = {
  es: { es: 'en español', en: 'en inglés' },
  en: { es: 'in Spanish', en: 'in English' },
};

const otherOf = (tongue: Tongue): Tongue => (tongue === 'es' ? 'en' : 'es');

/** Data in words are shown as what they are: something that differs from person to person. */
const plain = (words: string): string =>
  words
    .replaceAll(/\{\{[^}]*\}\}/g, '…')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Nothing for what is not of words, or of words that say nothing in either language. */
export function problemInWords(
  { code, file, pointer }: Pick<Problem, 'code' | 'file' | 'pointer'>,
  texts: Texts,
  tongue: Tongue,
): string | undefined {
  const say = sentences[code]?.[tongue];
  const here = (['es', 'en'] as const).find((each) => wordsFile(each) === file);
  const key = pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
  if (say === undefined || here === undefined) return undefined;
  const words = [here, otherOf(here)]
    .map((each) => plain(wordsOf(texts, key, each) ?? ''))
    .find((each) => each !== '');
  if (words === undefined) return undefined;
  const shown = tongue === 'es' ? `«${words}»` : `“${words}”`;
  return say({ shown, here: places[tongue][here], other: places[tongue][otherOf(here)] });
}
