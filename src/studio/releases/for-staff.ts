/** Sentences of the server as staff read them: it speaks to those who type commands as well. It must not know what a release is. */
import type { Tongue } from '../../lib/figures.ts';
import { callWords, isNamedCall } from '../forms/fields/names.ts';
import { momentOf, zoneName } from '../shell/times.ts';
import { inPlainWords, type ScreenNameOf } from './plain.ts';

/** ` (npm run release -- approve r3 …)`, also after words of its own. */
const command = / \((?:[^()]*: )?npm run [^()]*\)/g;

/** Nothing of the command line concerns anybody here: a sentence is without it, and one that is about it is left out. */
export const forStaff = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(command, '')).filter((line) => !line.includes(' --'));

/** As the server writes a moment. */
const utc = /(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC/g;
/** As it names calls: in quotes, or by what is no word of a language. */
const call = /"(\w+)"|\b([a-z]+[A-Z]\w*)\b/g;
/** As it names releases. */
const number = /\br\d+\b/g;

const quotes: Readonly<Record<Tongue, readonly [string, string]>> = { es: ['«', '»'], en: ['“', '”'] };

/** Quotation marks within are of another kind: a title often names words. */
export const quote = (title: string, tongue: Tongue): string =>
  quotes[tongue].join(tongue === 'es' ? title.replaceAll('«', '“').replaceAll('»', '”') : title);

/** A moment where the person is, with their zone beside it. */
export const momentHere = (at: string, tongue: Tongue): string => `${momentOf(at, tongue)} (${zoneName()})`;

/** What a release is called; nothing for one that has no name. */
export type NameOf = (release: string) => string | undefined;

/**
 * The same with the titles of changes in place of numbers, screens and calls as they are chosen, and in the time of who reads it.
 * @param screen what a screen is called, where that is known.
 */
export const inPeople = (
  lines: readonly string[],
  nameOf: NameOf,
  tongue: Tongue,
  screen: ScreenNameOf = () => undefined,
): readonly string[] =>
  forStaff(lines).map((line) =>
    inPlainWords(line, { tongue, screen, quote: (name) => quote(name, tongue) })
      .replaceAll(call, (whole, quoted: string | undefined, bare: string | undefined) => {
        const name = quoted ?? bare ?? '';
        return isNamedCall(name) ? quote(callWords(name, tongue), tongue) : whole;
      })
      .replaceAll(number, (release) => {
        const name = nameOf(release);
        return name === undefined ? release : quote(name, tongue);
      })
      .replaceAll(utc, (_whole, day: string, time: string) => momentHere(`${day}T${time}:00Z`, tongue)),
  );

/** What was done: what stands now is read on the page, and a note that passes has room for a sentence. */
export const theDeed = ([done = '']: readonly string[]): string => /^.+?\.(?=\s)/u.exec(done)?.[0] ?? done;
