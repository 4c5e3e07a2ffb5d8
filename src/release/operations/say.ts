/**
 * The one catalogue of what publishers and operators read, each sentence in both languages, filled in. It must not know who reads
 * it, nor in which language.
 */
import { told, type Told } from '../told.ts';
import { access } from './access.ts';
import { bodies } from './bodies.ts';
import { commanding } from './commanding.ts';
import { editing } from './editing.ts';
import { guarding } from './guarding.ts';
import { publishing } from './publishing.ts';
import { standing } from './standing.ts';

export const catalogue = {
  ...access,
  ...bodies,
  ...commanding,
  ...editing,
  ...guarding,
  ...publishing,
  ...standing,
};
export type SentenceName = keyof typeof catalogue;

type Names<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type Filling = string | number | Told;
type Fillings<Name extends SentenceName> = Readonly<Record<Names<(typeof catalogue)[Name]['en']>, Filling>>;
type Given<Name extends SentenceName> = [keyof Fillings<Name>] extends [never] ? [] : [Fillings<Name>];

const languages = ['en-IN', 'es-MX'] as const;

/** What a sentence is filled with is never read again: braces in a name stay braces. */
const fill = (sentence: string, fillings: Readonly<Record<string, Filling>>, language: keyof Told): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const filling = fillings[name];
    return filling === undefined ? whole : String(typeof filling === 'object' ? filling[language] : filling);
  });

/** Whether there is such a sentence: where its name is made of one that is given. */
export const isSentence = (name: string): name is SentenceName => Object.keys(catalogue).includes(name);

export function say<Name extends SentenceName>(name: Name, ...[fillings]: Given<Name>): Told {
  const { en, es } = catalogue[name];
  return told(fill(en, fillings ?? {}, 'en-IN'), fill(es, fillings ?? {}, 'es-MX'));
}

/** What is the same in every language: a name, what a person wrote. */
export const asIs = (text: string): Told => told(text, text);

/** One text of several, those that say nothing left out. */
export function joined(parts: readonly (Told | undefined)[], between = ' '): Told {
  const [en, es] = languages.map((language) =>
    parts
      .map((part) => part?.[language] ?? '')
      .filter((text) => text !== '')
      .join(between),
  );
  return told(en ?? '', es ?? '');
}

export const inMinutes = (minutes: number): Told =>
  minutes === 1 ? say('oneMinute') : say('minutes', { minutes });

/** Why somebody did it, as they wrote it; nothing where they did not. */
export const because = (note: string | Told = ''): Told | undefined =>
  note === '' ? undefined : say('because', { why: note });
