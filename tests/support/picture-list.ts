/**
 * Which pictures the reference has: one for each example of each widget, marked with what it shows; and how each looks in English, for
 * staff who choose a part in that language.
 */
import { createHash } from 'node:crypto';
import { readParts } from '../../src/build/parts.ts';
import { examplesOf, folder as pages } from '../../src/build/reference.ts';
import { pictureOf, type Example } from '../../src/build/reference-page.ts';
import type { Json } from '../../src/model/json.ts';
import type { Tongue } from '../../src/lib/figures.ts';
import english from './pictures/english.json' with { type: 'json' };
import { root } from './project.ts';

export interface Wanted {
  /** From the root of the project. */
  readonly file: string;
  readonly example: Example;
  readonly tongue: Tongue;
  /** Changes when the example does: kept in the picture, so that an old one is known. */
  readonly note: string;
}

export const folder = `${pages}/pictures`;

/** What a person reads of an example; the rest is the same in every language. */
const words: Readonly<Record<string, string>> = english;

/** Letters with a space, or a mark of Spanish, or a capital before small ones: nothing else of an example is read. */
const isRead = (text: string): boolean => /[a-zé] |[áéíóúñ¿¡]|^[A-ZÁÉÍÓÚ][a-zñáéíóú]/.test(text);

/** Names of people, places and brands. */
const same: ReadonlySet<string> = new Set(['Ana López', 'OXXO']);

function translate(value: Json, lacks: string[]): Json {
  if (typeof value === 'string') {
    if (words[value] === undefined && isRead(value) && !same.has(value)) lacks.push(value);
    return words[value] ?? value;
  }
  if (Array.isArray(value)) return value.map((each) => translate(each as Json, lacks));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, translate(each, lacks)]));
}

/** @returns with what nobody has said in English yet. */
export function inEnglish(example: Example): {
  readonly example: Example;
  readonly lacks: readonly string[];
} {
  const lacks: string[] = [];
  return { example: translate(example as unknown as Json, lacks) as unknown as Example, lacks };
}

const noteOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16);

export function wantedPictures(): readonly Wanted[] {
  return readParts(root).widgets.flatMap(({ name: type }) =>
    examplesOf(root, type).flatMap((example): readonly Wanted[] => {
      const file = `${pages}/${pictureOf(type, example.name)}`;
      const spanish: Wanted = { file, example, tongue: 'es', note: noteOf(example) };
      if (example.name !== 'default') return [spanish];
      const translated = inEnglish(example).example;
      return [
        spanish,
        {
          file: file.replace(/\.png$/, '-en.png'),
          example: translated,
          tongue: 'en',
          note: noteOf([translated, 'en']),
        },
      ];
    }),
  );
}
