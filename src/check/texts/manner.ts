/**
 * How the texts of a language speak to the person: all in one manner. It must not know what they say.
 */
import type { Report } from '../report/report.ts';
import { languageOf, type Said } from './said.ts';

interface Manner {
  readonly signs: RegExp;
  /** How to speak so. */
  readonly so: string;
}

/** At the beginning of a sentence these are no wishes of anybody else. */
const orders =
  'Abra|Acceda|Acepte|Actualice|Agregue|Busque|Cambie|Compruebe|Comuníquese|Confirme|Consulte|Contáctenos|Continúe|Copie|Descargue|' +
  'Elija|Envíe|Escoja|Escriba|Escríbanos|Espere|Guarde|Haga|Indique|Ingrese|Inicie|Intente|Inténtelo|Lea|Llame|Llámenos|' +
  'Marque|Muestre|Oprima|Pague|Pida|Presione|Pulse|Recuerde|Regrese|Regístrese|Responda|Revise|Seleccione|Siga|Solicite|Tenga|Toque|' +
  'Use|Verifique|Vuelva';

/** By language; one that has but one manner has none here. */
const manners: { readonly [language: string]: readonly Manner[] } = {
  es: [
    {
      signs: /(?<!\p{L})(?:tú|tu|tus|te|ti|contigo|puedes|tienes|debes|quieres)(?!\p{L})/iu,
      so: 'with "tú", "tu", "puedes"',
    },
    {
      signs: new RegExp(
        `(?<!\\p{L})(?:usted|ustedes)(?!\\p{L})|(?<!\\p{L})[Ll]e \\p{L}+mos(?!\\p{L})|(?:^|[.!?:;…]\\s+|[¡¿«(]\\s*)(?:${orders})(?!\\p{L})`,
        'u',
      ),
      so: 'with "usted", "su", "puede"',
    },
  ],
};

/** Of so many texts one that speaks otherwise is a slip. */
const many = 10;

/** @param prescribed the words that are given to the letter, by their keys: what they mean may be said in the same. */
export function checkManner(
  texts: readonly Said[],
  prescribed: ReadonlyMap<string, string> | undefined,
  report: Report,
): void {
  const given = new Set(prescribed?.values());

  const [first] = texts;
  const known = first === undefined ? undefined : manners[languageOf(first.place.document.file)];
  if (first === undefined || known === undefined) return;
  /** Who speaks in both at once may speak of somebody else. */
  const isMixed = (text: string): boolean => known.every(({ signs }) => signs.test(text));
  const groups = known.map(({ signs, so }) => ({
    so,
    said: texts.flatMap((said) => {
      const [sign] = given.has(said.text) || isMixed(said.text) ? [] : (signs.exec(said.text) ?? []);
      return sign === undefined ? [] : [{ said, sign }];
    }),
  }));
  const [most, ...others] = [...groups].sort((one, other) => other.said.length - one.said.length);
  for (const group of others)
    if (most !== undefined && most.said.length > group.said.length * many)
      for (const { said, sign } of group.said)
        report(said.place, 'other-manner', {
          name: sign.replace(/^[^\p{L}]+/u, ''),
          of: said.place.document.file,
          detail: most.so,
        });
}
