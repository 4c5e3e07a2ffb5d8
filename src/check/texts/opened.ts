/** Marks that a language writes at the beginning of a sentence as well. It must not know what the sentence says. */
import type { Slip } from '../report/report.ts';
import { kept } from '../document/kept.ts';
import { written } from './language.ts';

const opened: { readonly [language: string]: readonly (readonly [end: string, begin: string])[] } = {
  es: [
    ['?', '¿'],
    ['!', '¡'],
  ],
};

const saidIn = kept((text): string =>
  written(text)
    .flatMap((part) => part.split(/\s+/))
    .filter((piece) => !piece.includes('://'))
    .join(' '),
);

/** A question, or what is exclaimed, of which only the end is marked. */
export function unopenedIn(text: string, language: string): Slip | undefined {
  if (!/[?!]/.test(text)) return undefined;
  const said = saidIn(text);
  const count = (mark: string): number => said.split(mark).length - 1;
  // Two at the end are one mark.
  const [end, begin] =
    (opened[language] ?? []).find(([last, first]) => count(last) > 0 && count(first) === 0) ?? [];
  return end === undefined || begin === undefined
    ? undefined
    : [
        'broken-characters',
        {
          name: text,
          of: begin,
          detail: `a "${end}" without the "${begin}" before it`,
          wanted: `Write "${begin}" where the sentence begins.`,
        },
      ];
}
