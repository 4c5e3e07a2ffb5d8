/**
 * `npm run studio`: asks the server on this machine for its people and its files, with the key that it leaves in its folder. It must
 * not know how any of it is kept.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { picturesIn, picturesPath } from '../lib/picture-file.ts';
import type { BringPicture, BroughtPicture, FileTexts, Invitation, People } from '../model/studio.ts';
import { partOf } from '../release/names.ts';
import { asIs, joined, say } from '../release/operations/say.ts';
import type { Told } from '../release/told.ts';
import type { Output } from './check.ts';
import { readFolder } from './release-folder.ts';
import { languageOf } from './release-options.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What was not done, and why. */
class Refused extends Error {
  constructor(
    readonly words: Told,
    readonly code: 1 | 2 = 1,
  ) {
    super(words['en-IN']);
  }
}

const usage = (): Told =>
  joined(
    [
      asIs('npm run studio --'),
      ...(['list', 'invite', 'reset', 'export', 'import'] as const).map((name) => say(`studio ${name}`)),
    ],
    '\n  ',
  );

function hostKey(root: string, { DATA: data }: Environment): string {
  try {
    const text = readFileSync(resolve(root, data || '.sandbox', 'release-keys.json'), 'utf8');
    return String((JSON.parse(text) as { readonly host?: unknown }).host);
  } catch {
    throw new Refused(say('noKeyHere', { name: 'host' }), 2);
  }
}

type Ask = <Answer>(path: string, body?: object) => Promise<Answer>;

function asking(root: string, environment: Environment, language: keyof Told): Ask {
  const origin = `http://127.0.0.1:${environment['PORT'] || '8080'}`;
  return async <Answer>(path: string, body: object = {}) => {
    const key = hostKey(root, environment);
    const answer = await fetch(`${origin}/studio/host/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'accept-language': language,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new Refused(say('nobodyAnswers', { origin }), 2);
    });
    const text = await answer.text();
    if (answer.ok) return JSON.parse(text) as Answer;
    const { words } = (text.startsWith('{"words"') ? JSON.parse(text) : {}) as { readonly words?: string[] };
    throw new Refused(words === undefined ? say('noStudioThere', { origin }) : asIs(words.join('\n')));
  };
}

interface Sent {
  readonly files: FileTexts;
  /** Names of those that staff brought and that these files show. */
  readonly pictures: readonly string[];
  /** For who keeps them: what the release says. */
  readonly message: string;
}

/** Beside the definitions that show them. */
const picturesFolder = 'pictures';

const hasPicture = (folder: string, name: string): boolean => existsSync(join(folder, picturesFolder, name));

/** A picture is named by what is in it: one that is there is not written again. @returns what was written. */
async function writePictures(folder: string, names: readonly string[], ask: Ask): Promise<readonly string[]> {
  const missing = names.filter((name) => !hasPicture(folder, name));
  for (const name of missing) {
    const { base64 } = await ask<BringPicture>('picture', { name });
    mkdirSync(join(folder, picturesFolder), { recursive: true });
    writeFileSync(join(folder, picturesFolder, name), Buffer.from(base64, 'base64'));
  }
  return missing.map((name) => `${picturesFolder}/${name}`);
}

/** Those of the folder that these texts show. */
async function bringPictures(folder: string, texts: readonly string[], ask: Ask): Promise<void> {
  for (const name of [...picturesIn(texts)].filter((each) => hasPicture(folder, each))) {
    const base64 = readFileSync(join(folder, picturesFolder, name)).toString('base64');
    const { path } = await ask<BroughtPicture>('bring', { base64 });
    if (path !== `${picturesPath}${name}`)
      throw new Refused(say('pictureIsOther', { file: `${picturesFolder}/${name}` }));
  }
}

/** Writes what differs, to the letter; what is not live is not touched, but named. */
async function writeFiles(folder: string, { files, pictures, message }: Sent, ask: Ask): Promise<Told> {
  const written: string[] = [];
  for (const [file, text] of Object.entries(files)) {
    if (partOf(file) === undefined) continue;
    const path = join(folder, file);
    if ((existsSync(path) ? readFileSync(path, 'utf8') : null) === text) continue;
    written.push(file);
    if (text === null) rmSync(path, { force: true });
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
  }
  written.push(...(await writePictures(folder, pictures, ask)));
  const there = readFolder(folder, folder);
  const own = there.ok ? there.value.map(({ file }) => file) : [];
  const only = own.filter((file) => partOf(file) !== undefined && !Object.keys(files).includes(file));
  if (written.length === 0 && only.length === 0) return say('sameFiles');
  return joined(
    [
      ...written.map((file) => say('wroteFile', { file })),
      ...only.map((file) => say('onlyInFolder', { file })),
      ...(written.length === 0 ? [] : [say('suggestedMessage', { message })]),
    ],
    '\n',
  );
}

interface Imported {
  readonly change: string | null;
  /** Paths of pictures that are neither here nor in the folder. */
  readonly lost: readonly string[];
}

const linkWords = ({ path, until, origin }: Invitation & { readonly origin: string }): Told =>
  say('linkFor', { link: `${origin}${path}`, until });

async function work(words: readonly string[], root: string, ask: Ask): Promise<Told> {
  const [command, ...rest] = words;
  const [one = '', two = '', ...more] = rest;
  switch (command) {
    case 'list': {
      const { people, invited } = await ask<People>('people');
      const lines = people.map(({ name, email, roles }) => asIs(`${name} <${email}> ${roles.join(', ')}`));
      const waiting = invited.map(({ name, email, until }) =>
        say('isInvited', { person: `${name} <${email}>`, until }),
      );
      return lines.length + waiting.length === 0 ? say('nobodyYet') : joined([...lines, ...waiting], '\n');
    }
    case 'invite':
      return linkWords(await ask('invite', { name: one, email: two, roles: more }));
    case 'reset':
      return linkWords(await ask('reset', { email: one }));
    case 'export':
      if (one === '') throw new Refused(usage(), 2);
      return writeFiles(resolve(root, one), await ask('files', two === '' ? {} : { change: two }), ask);
    case 'import': {
      const folder = readFolder(resolve(root, one), one);
      if (!folder.ok || two === '') throw new Refused(folder.ok ? usage() : folder.error, 2);
      const own = folder.value.filter(({ file }) => partOf(file) !== undefined);
      const files = Object.fromEntries(own.map(({ file, text }) => [file, text]));
      await bringPictures(
        resolve(root, one),
        own.map(({ text }) => text),
        ask,
      );
      const { change, lost } = await ask<Imported>('import', {
        title: [two, ...more].join(' '),
        files,
      });
      return change === null
        ? say('sameFiles')
        : joined(
            [say('importedAs', { change }), ...lost.map((path) => say('pictureIsLost', { path }))],
            '\n',
          );
    }
    default:
      throw new Refused(usage(), 2);
  }
}

/** What the process ends with: 0 done, 1 refused, 2 not understood or nobody there. */
export async function run(
  words: readonly string[],
  root: string,
  environment: Environment,
  { print, tell }: Output,
): Promise<number> {
  const language = languageOf(words, environment);
  try {
    const at = words.indexOf('--language');
    const asked = at < 0 ? words : words.filter((_word, index) => index !== at && index !== at + 1);
    print((await work(asked, root, asking(root, environment, language)))[language]);
    return 0;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    tell(error.words[language]);
    return error.code;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.exitCode = await run(process.argv.slice(2), process.cwd(), process.env, {
    print: (text) => console.log(text),
    tell: (text) => console.error(text),
    isTerminal: process.stdout.isTTY,
  });
