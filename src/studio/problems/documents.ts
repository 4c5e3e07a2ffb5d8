/** Problems of legal texts and their figures, as staff read them. It must not know where they are found. */
import type { documentProblems } from '../../lib/problems/documents.ts';
import { nearest, type SaidOf } from './said.ts';

export const documentsSaid: SaidOf<keyof typeof documentProblems> = {
  'unknown-document': [
    'Habla de un texto legal que no existe.',
    nearest('document', 'Elige otro de la lista.', (near) => `Elige ${near}, u otro de la lista.`),
    'It speaks of a legal text that does not exist.',
    nearest(
      'document',
      'Choose another one from the list.',
      (near) => `Choose ${near}, or another one from the list.`,
    ),
  ],
  'bad-document': [
    'Una parte del texto legal no tiene la forma que debe.',
    'Ponla como las demás, en los dos idiomas.',
    'A part of the legal text does not have the form that it must have.',
    'Make it like the others, in both languages.',
  ],
  'document-differs': [
    'Los dos idiomas no tienen lo mismo.',
    'Pon los mismos párrafos, la misma versión y la misma fecha en los dos.',
    'The two languages do not have the same.',
    'Put the same clauses, version and date into both.',
  ],
  'unknown-figure': [
    'Habla de una cifra que no existe.',
    'Elige una de las cifras de los textos legales, o añádela.',
    'It speaks of a figure that does not exist.',
    'Choose one of the figures of the legal texts, or add it.',
  ],
  'literal-figure': [
    (the) => `La cifra ${the.said('name')} está escrita a mano.`,
    'Usa la cifra de los textos legales, que se escribe una sola vez.',
    (the) => `The figure ${the.said('name')} is written by hand.`,
    'Use the figure of the legal texts, which is written once.',
  ],
  'unused-figure': [
    'Ningún texto legal usa una de las cifras.',
    'Quítala, o dila donde haga falta.',
    'No legal text uses one of the figures.',
    'Remove it, or say it where it belongs.',
  ],
  'unused-document': [
    'Ninguna pantalla muestra este texto legal: nadie lo puede leer.',
    'Muéstralo en una pantalla, o quítalo.',
    'No screen shows this legal text: nobody can read it.',
    'Show it on a screen, or remove it.',
  ],
  'apart-figure': [
    (the) => `No dicen ${the.said('detail')}, que es la cifra de los textos legales.`,
    'Di la misma cifra en los dos idiomas.',
    (the) => `They do not say ${the.said('detail')}, which is the figure of the legal texts.`,
    'Say the same figure in both languages.',
  ],
  'unknown-version': [
    'Hablan de una versión que ningún texto legal tiene.',
    (the) => `Escribe la versión y la fecha como las tiene el texto: ${the.said('detail')}.`,
    'They speak of a version that no legal text has.',
    (the) => `Write version and date as the text has them: ${the.said('detail')}.`,
  ],
};
