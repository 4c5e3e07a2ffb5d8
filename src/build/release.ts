/**
 * `npm run release`: asks a running server to publish, to take back, to switch off, and prints in words what it did. It must not
 * know how any of it is done.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from '../release/operations/say.ts';
import { failure, success, type Result } from '../lib/result.ts';
import type { Told } from '../release/told.ts';
import { help, languageOf, readCommand, type Command } from './release-options.ts';
import { readFolder } from './release-folder.ts';
import { printAnswer, type Answered } from './release-print.ts';
import type { Output } from './check.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Acting {
  readonly key: string;
  /** Whose it is, where that was not said. */
  readonly by?: Told;
}

/** The key of a person: given, or one of those that a server on this machine leaves in its folder; or why there is none. */
function keyFor({ as, isHosts }: Command, environment: Environment, root: string): Result<Acting, Told> {
  const { RELEASE_KEY: given = '', DATA: data } = environment;
  if (as !== undefined && given !== '') return failure(say('keyOrName'));
  if (isHosts !== true && given !== '') return success({ key: given });
  const name = as ?? (isHosts === true ? 'host' : undefined);
  const file = resolve(root, data || '.sandbox', 'release-keys.json');
  const none = failure(name === undefined ? say('noKey') : say('noKeyHere', { name }));
  try {
    const keys = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
    const key = new Map(Object.entries(keys)).get(name ?? 'ana');
    if (key === undefined) return none;
    if (name === undefined) return success({ key, by: say('asDemonstration') });
    return success(given === '' ? { key } : { key, by: say('asHost') });
  } catch {
    return none;
  }
}

/** Of whoever answers at the address; another program there is no server of ours. */
class Stranger extends Error {
  constructor(readonly words: Told) {
    super(words['en-IN']);
  }
}

function originIn({ RELEASE_URL: given, PORT: port }: Environment): string {
  return given ? given.replace(/\/+$/, '') : `http://127.0.0.1:${port || '8080'}`;
}

async function ask(
  command: Command,
  body: unknown,
  key: string,
  environment: Environment,
  language: keyof Told,
): Promise<Answered> {
  const origin = originIn(environment);
  const answer = await fetch(`${origin}/release/api${command.path}`, {
    method: command.method,
    headers: {
      authorization: `Bearer ${key}`,
      'accept-language': language,
      ...(command.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(command.method === 'POST' && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  try {
    return { status: answer.status, body: JSON.parse(text) as Answered['body'] };
  } catch {
    throw new Stranger(say('notOurs', { origin, status: answer.status }));
  }
}

/** Does what the words of the command ask for; what the process ends with: 0 done, 1 refused or wrong, 2 not understood, 3 waits for another person. */
export async function run(
  words: readonly string[],
  root: string,
  environment: Environment,
  { print, tell, isTerminal }: Output,
): Promise<number> {
  const language = languageOf(words, environment);
  const read = readCommand(words);
  if (!read.ok) {
    tell(read.error[language]);
    return 2;
  }
  const command = read.value;
  if (command.path === '') {
    print(help[language]);
    return 0;
  }
  const folder =
    command.folder === undefined ? undefined : readFolder(resolve(root, command.folder), command.folder);
  if (folder?.ok === false) {
    tell(folder.error[language]);
    return 2;
  }
  const acting = keyFor(command, environment, root);
  if (!acting.ok) {
    tell(acting.error[language]);
    return 2;
  }
  const { key, by } = acting.value;
  const files = folder?.value ?? [];
  try {
    const answered = await ask(
      command,
      { ...command.body, ...(folder && { files }) },
      key,
      environment,
      language,
    );
    const { text, code } = printAnswer(answered, files, isTerminal && !command.json, command.json, language);
    (answered.status < 400 ? print : tell)(text);
    const { outcome, key: added } = answered.body;
    const isDone = outcome === 'done' || outcome === 'waits' || added !== undefined;
    if (by !== undefined && !command.json && isDone) print(by[language]);
    return code;
  } catch (error) {
    const why =
      error instanceof Stranger ? error.words : say('nobodyAnswers', { origin: originIn(environment) });
    tell(say('nothingDone', { why })[language]);
    return 2;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await run(process.argv.slice(2), process.cwd(), process.env, {
    print: (text) => console.log(text),
    tell: (text) => console.error(text),
    isTerminal: process.stdout.isTTY,
  });
