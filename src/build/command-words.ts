/** Takes the words of `npm run release` apart: options by their names with their values, limits, numbers. It must not know a command. */
import { nearest } from '../check/report/nearest.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import { joined, say } from '../release/operations/say.ts';
import type { Told } from '../release/told.ts';

export const choices = [
  '--share',
  '--each',
  '--who',
  '--from',
  '--until',
  '--note',
  '--expect',
  '--emergency',
  '--words',
  '--words-es',
  '--words-en',
  '--as',
  '--language',
] as const;
export const flags = ['--end', '--json', '--help'] as const;

type Choice = (typeof choices)[number];
type Flag = (typeof flags)[number];
export type OptionName = Choice | Flag;
export type Options = Partial<Record<OptionName, readonly string[]>>;

const isChoice = (word: string): word is Choice => choices.some((each) => each === word);
const isFlag = (word: string): word is Flag => flags.some((each) => each === word);

export const first = (options: Options, name: OptionName): string | undefined => options[name]?.[0];

export const unknown = (
  what: 'command' | 'option' | 'limit' | 'language' | 'kind',
  word: string,
  names: readonly string[],
): Result<never, Told> => {
  const near = nearest(word, names);
  const guess =
    near === undefined ? say('thereAre', { names: names.join(', ') }) : say('didYouMean', { name: near });
  return failure(joined([say('noSuch', { what: say(what), name: word }), guess]));
};

/** Options by name, and the words that are none. */
export function split(
  words: readonly string[],
): Result<{ readonly options: Options; readonly rest: readonly string[] }, Told> {
  const found: Partial<Record<OptionName, readonly string[]>> = {};
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] === '-h' ? '--help' : (words[at] ?? '');
    const [, name = word, given] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    if (!word.startsWith('--')) rest.push(word);
    else if (isFlag(name)) found[name] = [''];
    else if (!isChoice(name)) return unknown('option', name, [...choices, ...flags]);
    else {
      const value = given ?? words[(at += 1)];
      if (value === undefined) return failure(say('takesValue', { name, what: say(`option ${name}`) }));
      if (found[name] !== undefined && name !== '--who') return failure(say('givenTwice', { name }));
      found[name] = [...(found[name] ?? []), value];
    }
  }
  return success({ options: found, rest });
}

/** Of the languages of borrowers, by what people write. */
export const tags: Readonly<Record<string, string>> = { es: 'es-MX', en: 'en-IN' };
const limits: Readonly<Record<string, string>> = {
  language: 'language',
  country: 'country',
  brand: 'brand',
  'from-version': 'versionFrom',
  'to-version': 'versionTo',
  promotion: 'promotion',
};

export function readWho(
  given: readonly string[] = [],
): Result<Readonly<Record<string, string>> | undefined, Told> {
  const who: Record<string, string> = {};
  for (const each of given.flatMap((one) => one.split(','))) {
    const [name = '', value = ''] = each.split('=');
    const member = new Map(Object.entries(limits)).get(name);
    if (member === undefined) return unknown('limit', name, Object.keys(limits));
    if (value === '') return failure(say('limitTakesValue', { name }));
    if (who[member] !== undefined) return failure(say('givenTwice', { name: `--who ${name}` }));
    if (name === 'language' && tags[value] === undefined && !Object.values(tags).includes(value))
      return unknown('language', value, Object.keys(tags));
    who[member] = name === 'language' ? (tags[value] ?? value) : value;
  }
  return success(given.length === 0 ? undefined : who);
}

export function readNumber(name: Told, text: string): Result<number, Told> {
  return text.trim() !== '' && Number.isFinite(Number(text))
    ? success(Number(text))
    : failure(say('noNumber', { name, value: text }));
}

/** Of a hundred, as people write it: `10` as well as `10%`. */
export const readShare = (name: Told, text: string): Result<number, Told> =>
  readNumber(name, text.replace(/\s*%$/, ''));

/** What borrowers read of what is off: in each language what is given for it, else what is given for both. */
export function readWords(options: Options): Readonly<Record<string, string>> | undefined {
  const both = first(options, '--words');
  const given = Object.entries({
    'es-MX': first(options, '--words-es') ?? both,
    'en-IN': first(options, '--words-en') ?? both,
  });
  const said = given.filter((each): each is [string, string] => each[1] !== undefined);
  return said.length === 0 ? undefined : Object.fromEntries(said);
}
