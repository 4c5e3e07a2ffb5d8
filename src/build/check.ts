/**
 * `npm run check`: checks every screen, fragment, layout, locale and example, prints what is wrong and exits with 1 when
 * there is an error. `--help` says what else it can do. `kept-check.mjs` calls it.
 */
import { fresh, type Memory } from '../check/session/memory.ts';
import { remembering } from '../check/session/remembering.ts';
import { fixFiles } from './check-fix.ts';
import { help, readOptions, unknownFile, type CheckOptions } from './check-options.ts';
import { watchFiles } from './check-watch.ts';
import { check, checkedFiles } from './checked.ts';
import { keepCompiled } from './kept-script.mjs';

/** Where words go: results, and what is said beside them. */
export interface Output {
  readonly print: (text: string) => void;
  readonly tell: (text: string) => void;
  /** A person looks at it: it has colors, and can be cleared. */
  readonly isTerminal: boolean;
}

/** Says what is wrong; whether there is an error. */
function once(
  root: string,
  { all, json, files }: CheckOptions,
  { print, isTerminal }: Output,
  memory: Memory,
): boolean {
  const { problems, failed, text } = check(root, isTerminal && !json, { all, files, memory });
  print(json ? JSON.stringify(problems, null, 2) : text);
  return failed;
}

async function watching(root: string, options: CheckOptions, output: Output): Promise<void> {
  const again = (): void => {
    if (output.isTerminal) output.print('\u001b[2J\u001b[H');
    try {
      // A schema may have changed too, of which no step says that it reads it.
      once(root, options, output, fresh);
    } catch (error) {
      // A schema that is being written is no JSON for a moment.
      output.tell(`The project cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  await watchFiles(root, again);
}

/**
 * Does what the words of the command ask for; what the process ends with.
 * @param before of earlier checks with the same schemas, parts and calls, where there were any.
 */
export async function run(
  words: readonly string[],
  root: string,
  output: Output,
  before?: Memory,
): Promise<number> {
  const read = readOptions(words, root);
  if (!read.ok) {
    output.tell(read.error);
    return 2;
  }
  const options = read.value;
  if (options.help) {
    output.print(help);
    return 0;
  }
  const wrong = options.files.length === 0 ? undefined : unknownFile(options.files, checkedFiles(root));
  if (wrong !== undefined) {
    output.tell(wrong);
    return 2;
  }
  if (options.watch) {
    await watching(root, options, output);
    return 0;
  }
  // To remember takes longer than to check once.
  const memory = before ?? (options.fix ? remembering() : fresh);
  if (options.fix) {
    const fixed = fixFiles(root, options.files, memory);
    const say = options.json ? output.tell : output.print;
    say(fixed.length === 0 ? 'Nothing to fix by itself.\n' : `${fixed.join('\n')}\n`);
  }
  return once(root, options, output, memory) ? 1 : 0;
}

/** The command itself, in the folder that it is called in. */
export async function main(): Promise<void> {
  // Whoever reads on, as `head` does, may have seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  process.exitCode = await run(process.argv.slice(2), process.cwd(), {
    print: (text) => console.log(text),
    tell: (text) => console.error(text),
    isTerminal: process.stdout.isTTY,
  });
  keepCompiled();
}
