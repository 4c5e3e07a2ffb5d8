/** What `npm run check` is asked for. It must not know what is checked, nor read a file. */
import { relative, resolve, sep } from 'node:path';
import { nearest } from '../check/report/nearest.ts';
import { failure, success, type Result } from '../lib/result.ts';

export interface CheckOptions {
  readonly fix: boolean;
  readonly json: boolean;
  readonly watch: boolean;
  readonly all: boolean;
  readonly help: boolean;
  /** Paths from the root. */
  readonly files: readonly string[];
}

const flags = {
  '--fix': 'puts right what can be put right in exactly one way',
  '--json': 'prints the problems as data',
  '--watch': 'checks again whenever a file changes, until Ctrl+C',
  '--all': 'prints what is only information as well',
  '--help': 'prints this',
} as const;

export const help = [
  'npm run check -- [options] [files]',
  '',
  'Checks every screen, fragment, layout, text and example. With files, such as screens/repay.json, the whole project is',
  'read and the problems of these files are shown.',
  '',
  ...Object.entries(flags).map(([flag, words]) => `  ${flag.padEnd(8)} ${words}`),
  '',
  'It ends with 1 when there is an error, and with 2 when it is asked for what it does not know.',
].join('\n');

/** The options that the words of a command mean, or what is wrong with them. */
export function readOptions(words: readonly string[], root: string): Result<CheckOptions, string> {
  const names = Object.keys(flags);
  const given = words.filter((word) => word.startsWith('-'));
  const unknown = given.find((word) => !names.includes(word));
  if (unknown !== undefined) {
    const near = nearest(unknown, names);
    return failure(
      `There is no option "${unknown}". ${near === undefined ? `The options are: ${names.join(', ')}.` : `Did you mean "${near}"?`}`,
    );
  }
  const has = (flag: keyof typeof flags): boolean => given.includes(flag);
  if (has('--fix') && has('--watch'))
    return failure('"--fix" and "--watch" do not go together: a file would change while it is written.');
  return success({
    fix: has('--fix'),
    json: has('--json'),
    watch: has('--watch'),
    all: has('--all'),
    help: has('--help'),
    files: words
      .filter((word) => !word.startsWith('-'))
      .map((word) => relative(root, resolve(root, word)).split(sep).join('/')),
  });
}

/** What to say of a file that is none of those that are checked. */
export function unknownFile(asked: readonly string[], known: readonly string[]): string | undefined {
  const unknown = asked.find((file) => !known.includes(file));
  if (unknown === undefined) return undefined;
  const whole = [unknown, `${unknown}.json`, `screens/${unknown}`, `screens/${unknown}.json`];
  const near =
    known.find((file) => whole.includes(file)) ??
    known.find((file) => whole.some((name) => file.endsWith(`/${name}`))) ??
    nearest(unknown, known);
  return `"${unknown}" is none of the files that are checked.${near === undefined ? '' : ` Did you mean "${near}"?`}`;
}
