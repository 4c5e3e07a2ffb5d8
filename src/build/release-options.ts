/** What `npm run release` is asked for: from the words of a command to what a server is asked. It must not ask it, nor read a file. */
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import { asIs, joined, say } from '../release/operations/say.ts';
import type { Told } from '../release/told.ts';
import {
  choices,
  first,
  flags,
  readNumber,
  readShare,
  readWho,
  readWords,
  split,
  tags,
  unknown,
  type OptionName,
  type Options,
} from './command-words.ts';

export interface Command {
  /** Below `/release/api`; empty: help. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body: Readonly<Record<string, unknown>>;
  /** Of definitions, as it was said. */
  readonly folder?: string;
  /** Whose key, as it was said. */
  readonly as?: string | undefined;
  /** What only the host may: done with its key, where no other is named. */
  readonly isHosts?: boolean;
  readonly json: boolean;
}

interface Takes {
  /** As the help says it. */
  readonly takes: string;
  /** So many words; any number where it is left out. */
  readonly most?: number;
  readonly options?: readonly OptionName[];
}

const publishing = ['--share', '--who', '--from', '--until', '--note', '--expect', '--emergency'] as const;
const wording = ['--words', '--words-es', '--words-en', '--note'] as const;
/** What can be off; all of them but the last have a name. */
const things = ['screen', 'layout', 'widget', 'call', 'release', 'all'] as const;
const thing = `${things.slice(0, -1).join('|')} <name> | all`;

const commands = {
  check: { takes: '<folder>', most: 1 },
  publish: { takes: '<folder | release>', most: 1, options: publishing },
  show: { takes: '<release>', most: 1 },
  approve: { takes: '<release> [version]', most: 2, options: ['--note'] },
  share: { takes: '<percent> [release]', most: 2, options: ['--note', '--expect'] },
  hold: { takes: '[--end]', most: 0, options: ['--end', '--note'] },
  ramp: { takes: '<percent>… | --end', options: ['--each', '--end', '--note'] },
  back: { takes: '[release]', most: 1, options: ['--note', '--expect'] },
  off: { takes: thing, most: 2, options: wording },
  on: { takes: thing, most: 2, options: ['--note'] },
  status: { takes: '', most: 0 },
  list: { takes: '', most: 0 },
  log: { takes: '[lines]', most: 1 },
  verify: { takes: '', most: 0 },
  key: { takes: '[add <person> <role>… | revoke <id>]' },
} as const satisfies Readonly<Record<string, Takes>>;

type CommandName = keyof typeof commands;

/** Of every command. */
const always: readonly OptionName[] = ['--as', '--language', '--json', '--help'];

const isCommand = (word: string): word is CommandName => Object.keys(commands).includes(word);

export const help: Told = joined(
  [
    joined([say('usage'), asIs('')]),
    ...Object.entries(commands).map(([name, { takes }]) =>
      joined(
        [
          asIs(`  ${`${name} ${takes}`.trim()}`),
          joined([asIs('     '), say(`command ${name as CommandName}`)]),
        ],
        '\n',
      ),
    ),
    ...[...choices, ...flags].map((name) => joined([asIs(`  ${name.padEnd(12)}`), say(`option ${name}`)])),
    say('whatItAsks'),
  ],
  '\n',
);

const defined = (members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

const isRelease = (word: string): boolean => /^r[1-9]\d*$/.test(word);

type Read = Result<Pick<Command, 'path' | 'body'> & Partial<Pick<Command, 'folder' | 'method'>>, Told>;
type Reader = (rest: readonly string[], options: Options) => Read;

function common(options: Options): Result<Readonly<Record<string, unknown>>, Told> {
  const expect = first(options, '--expect');
  const expected = expect === undefined ? success(undefined) : readNumber(asIs('--expect'), expect);
  return expected.ok
    ? success(defined({ note: first(options, '--note'), expected: expected.value }))
    : expected;
}

const usageOf = (name: CommandName): Told =>
  asIs(`npm run release -- ${name} ${commands[name].takes}`.trim());
const takes = (name: CommandName): Result<never, Told> => failure(usageOf(name));

const publish: Reader = ([what], options) => {
  if (what === undefined) return takes('publish');
  const who = readWho(options['--who']);
  if (!who.ok) return who;
  const given = first(options, '--share');
  const share = given === undefined ? success(undefined) : readShare(asIs('--share'), given);
  if (!share.ok) return share;
  const more = common(options);
  if (!more.ok) return more;
  const body = defined({
    share: share.value,
    who: who.value,
    from: first(options, '--from'),
    until: first(options, '--until'),
    emergency: first(options, '--emergency'),
    ...more.value,
  });
  const path = '/publish';
  return success(isRelease(what) ? { path, body: { ...body, release: what } } : { path, body, folder: what });
};

const turn =
  (name: 'off' | 'on'): Reader =>
  ([what, called], options) => {
    if (what === undefined) return takes(name);
    if (!things.some((each) => each === what)) return unknown('kind', what, things);
    return success({
      path: `/${name}`,
      body: defined({ what, name: called, words: readWords(options), note: first(options, '--note') }),
    });
  };

const look =
  (path: string): Reader =>
  () =>
    success({ path, body: {}, method: 'GET' });

const key: Reader = ([what, ...rest]) => {
  if (what === undefined) return success({ path: '/keys', body: {}, method: 'GET' });
  const [who, ...roles] = rest;
  if (what === 'revoke' && who !== undefined) return success({ path: '/keys/revoke', body: { id: who } });
  return what === 'add' && who !== undefined && roles.length > 0
    ? success({ path: '/keys', body: { person: who, roles } })
    : takes('key');
};

/** Of the log, as the server gives them. */
const mostLines = 1000;

const readers: Readonly<Record<CommandName, Reader>> = {
  check: ([folder]) =>
    folder === undefined ? takes('check') : success({ path: '/check', body: {}, folder }),
  publish,
  approve: ([release, version], options) =>
    release === undefined
      ? takes('approve')
      : success({ path: '/approve', body: defined({ release, version, note: first(options, '--note') }) }),
  share: ([percent, release], options) => {
    if (percent === undefined) return takes('share');
    const share = readShare(say('theShare'), percent);
    const more = common(options);
    if (!share.ok) return share;
    return more.ok
      ? success({ path: '/share', body: defined({ share: share.value, release, ...more.value }) })
      : more;
  },
  hold: (_rest, options) =>
    success({
      path: '/hold',
      body: defined({ held: options['--end'] === undefined, note: first(options, '--note') }),
    }),
  ramp: (shares, options) => {
    const minutes = readNumber(asIs('--each'), first(options, '--each') ?? '30');
    if (!minutes.ok) return minutes;
    const read = shares.map((share) => readShare(say('aShare'), share));
    const steps: { readonly share: number; readonly minutes: number }[] = [];
    for (const share of read) {
      if (!share.ok) return share;
      steps.push({ share: share.value, minutes: minutes.value });
    }
    if ((steps.length === 0) !== (options['--end'] !== undefined)) return takes('ramp');
    return success({ path: '/ramp', body: defined({ steps, note: first(options, '--note') }) });
  },
  back: ([release], options) => {
    const more = common(options);
    return more.ok ? success({ path: '/back', body: defined({ release, ...more.value }) }) : more;
  },
  off: turn('off'),
  on: turn('on'),
  show: ([release]) =>
    release === undefined
      ? takes('show')
      : success({ path: `/show?release=${encodeURIComponent(release)}`, body: {}, method: 'GET' }),
  status: look('/status'),
  list: look('/list'),
  log: ([lines]) => {
    if (lines === undefined) return success({ path: '/log', body: {}, method: 'GET' });
    const count = Number(lines);
    return Number.isInteger(count) && count >= 1 && count <= mostLines
      ? success({ path: `/log?most=${count}`, body: {}, method: 'GET' })
      : failure(say('wholeNumber', { name: say('theLines'), most: mostLines, value: lines }));
  },
  verify: look('/verify'),
  key,
};

/** `es_MX.UTF-8` as well as `es`. */
const isSpanish = (word: string): boolean => /^es\b|^es_/i.test(word);

/** In which language is answered: as the words say, else as the terminal is set up. */
export function languageOf(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): keyof Told {
  const read = split(words);
  const asked = read.ok ? first(read.value.options, '--language') : undefined;
  const { LC_ALL: all, LC_MESSAGES: messages, LANG: usual } = environment;
  return isSpanish(asked ?? (all || messages || usual || '')) ? 'es-MX' : 'en-IN';
}

export function readCommand(words: readonly string[]): Result<Command, Told> {
  const read = split(words);
  if (!read.ok) return read;
  const { options: given, rest } = read.value;
  const [name, ...others] = rest;
  const isHelp = name === undefined || name === 'help' || given['--help'] !== undefined;
  const language = first(given, '--language');
  if (language !== undefined && tags[language] === undefined)
    return unknown('language', language, Object.keys(tags));
  const json = given['--json'] !== undefined;
  if (isHelp) return success({ path: '', method: 'GET', body: {}, json });
  if (!isCommand(name)) return unknown('command', name, Object.keys(commands));
  const { most = Infinity, options: its = [] }: Takes = commands[name];
  const surplus = others[most];
  if (surplus !== undefined) return failure(say('takesNoMore', { word: surplus, command: usageOf(name) }));
  const idle = Object.keys(given).find((option) => ![...its, ...always].some((each) => each === option));
  if (idle !== undefined)
    return failure(
      its.length === 0
        ? say('idleOptions', { option: idle, command: name })
        : say('idleOption', { option: idle, command: name, names: its.join(', ') }),
    );
  const command = readers[name](others, given);
  if (!command.ok) return command;
  const isHosts = name === 'key' || given['--emergency'] !== undefined;
  return success({ method: 'POST', ...command.value, as: first(given, '--as'), isHosts, json });
}
