/** Whether words go with what stands under them, by their names: of two places that have the same, it tells the right one. */
import { nameFrom } from '../document/document.ts';
import type { Spot } from '../practice/survey.ts';
import { partsOf } from './crossed.ts';

/** The words have the name of the variable that the field writes. */
export const isOfField = (words: string, { object: { bind } }: Spot): boolean =>
  typeof bind === 'string' && words.split('.').at(-1) === bind.split('.').at(-1);

/** What the words are called is a word of what is shown: of two labels for one value, that one fits. */
export const fits = (label: unknown, value: unknown): boolean =>
  partsOf(nameFrom(label).replace(/^.*\./, '')).some((word) =>
    [...nameFrom(value).matchAll(/\{\{[#^/]?[\w.]*?(\w+)\}\}/g)].some(([, name = '']) =>
      partsOf(name).includes(word),
    ),
  );
