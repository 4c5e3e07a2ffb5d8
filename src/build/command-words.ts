/** The words of a command, told apart into options with their values and what is none. It must not know what a command does. */
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
  '--words-es',
  '--words-en',
  '--as',
  '--language',
] as const;
export const flags = ['--end', '--json', '--help'] as const;

type Choice = (typeof choices)[number];
type Flag = (typeof flags)[number];
export type Options = Partial<Record<Choice | Flag, readonly string[]>>;

const isChoice = (word: string): word is Choice => choices.some((each) => each === word);
const isFlag = (word: string): word is Flag => flags.some((each) => each === word);

export const unknown = (
  what: 'command' | 'option' | 'limit' | 'language',
  word: string,
  names: readonly string[],
): Result<never, Told> => {
  const near = nearest(word, names);
  const guess =
    near === undefined ? say('thereAre', { names: names.join(', ') }) : say('didYouMean', { name: near });
  return failure(joined([say('noSuch', { what: say(what), name: word }), guess]));
};

/** Options by name, and the words that are none. */
export function split(words: readonly string[]): Result<{ options: Options; rest: readonly string[] }, Told> {
  const found: Record<string, readonly string[]> = {};
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, name = word, given] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    if (!word.startsWith('--')) rest.push(word);
    else if (isFlag(name)) found[name] = [''];
    else if (!isChoice(name)) return unknown('option', name, [...choices, ...flags]);
    else {
      const value = given ?? words[(at += 1)];
      if (value === undefined) return failure(say('takesValue', { name, what: say(`option ${name}`) }));
      found[name] = [...(found[name] ?? []), value];
    }
  }
  return success({ options: found, rest });
}
