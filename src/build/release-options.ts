/** What `npm run release` is asked for: from the words of a command to what a server is asked. It must not ask it, nor read a file. */
import { nearest } from '../check/report/nearest.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';

export interface Command {
  /** Below `/release/api`; empty: help. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly body: Readonly<Record<string, unknown>>;
  /** Of definitions, as it was said. */
  readonly folder?: string;
  /** Whose key. */
  readonly as?: string | undefined;
  readonly json: boolean;
}

const commands = {
  check: ['<folder>', 'what a folder of definitions would change, and what is wrong with it'],
  publish: ['<folder | release>', 'for all, or for some: --share, --who, --from, --until'],
  approve: ['<release> <version>', 'what another person made'],
  share: ['<percent> [release]', 'how many get the release on trial; 100: all'],
  hold: ['[--end]', 'no guard raises the share, or it may again'],
  ramp: ['<percent>… | --end', 'steps that the guard takes while no more phones fail with it: --each'],
  back: ['[release]', 'takes the release on trial back, else the one that everyone has'],
  off: ['screen|layout|widget|call|release <name> | all', 'at once, with --words-es and --words-en'],
  on: ['screen|layout|widget|call|release <name> | all', 'again'],
  status: ['', 'what borrowers see'],
  list: ['', 'releases, and what those that are live hide of the build'],
  log: ['[lines]', 'who did what'],
  verify: ['', 'whether anything that was written was changed'],
  key: [
    '[add <person> <role>… | revoke <id>]',
    'on the host: keys of persons; roles: author, reviewer, publisher, oncall',
  ],
} as const;

const choices = {
  '--share': 'percent of those it is for',
  '--each': 'minutes that each step of a ramp lasts at least (30)',
  '--who':
    'language=es|en, country=MX, brand=…, from-version=2.4, to-version=…, promotion=…; may be repeated',
  '--from': 'a time with its zone: 2026-12-01T08:00:00-06:00',
  '--until': 'the same',
  '--note': 'why, for the log',
  '--expect': 'the number that `status` said: refused where another one was faster',
  '--emergency': 'on the host, with the reason: without approval, and told by webhook',
  '--words-es': 'what is said to borrowers in Spanish',
  '--words-en': 'and in English',
  '--as': 'ana, luis or host: a key that a server on this machine left in its folder; else RELEASE_KEY',
} as const;
const flags = {
  '--end': 'with hold and ramp: ends it',
  '--json': 'prints data',
  '--help': 'prints this',
} as const;

type Options = Partial<Record<keyof typeof choices, readonly string[]>> &
  Partial<Record<keyof typeof flags, readonly string[]>>;

const rows = (table: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(table).map(([name, words]) => `  ${name.padEnd(12)} ${words}`);

export const help = [
  'npm run release -- <command> [options]',
  '',
  ...Object.entries(commands).flatMap(([name, [takes, words]]) => [
    `  ${`${name} ${takes}`.trim()}`,
    `      ${words}`,
  ]),
  '',
  ...rows({ ...choices, ...flags }),
  '',
  'It asks the server of RELEASE_URL (default: http://127.0.0.1:8080) with the key of RELEASE_KEY. It ends with 0 when it is done,',
  'with 1 when it was refused or something is wrong, with 2 when it was not understood or nobody answered. docs/releases.md',
].join('\n');

const unknown = (what: string, word: string, names: readonly string[]): Result<never, string> => {
  const near = nearest(word, names);
  return failure(
    `There is no ${what} "${word}". ${near === undefined ? `There are: ${names.join(', ')}.` : `Did you mean "${near}"?`}`,
  );
};

/** Options by name, and the words that are none. */
function split(words: readonly string[]): Result<{ options: Options; rest: readonly string[] }, string> {
  const found: Record<string, readonly string[]> = {};
  const rest: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, name = word, given] = /^(--[a-z-]+)=(.*)$/s.exec(word) ?? [];
    if (!word.startsWith('--')) rest.push(word);
    else if (name in flags) found[name] = [''];
    else if (!(name in choices))
      return unknown('option', name, [...Object.keys(choices), ...Object.keys(flags)]);
    else {
      const value = given ?? words[(at += 1)];
      if (value === undefined)
        return failure(`${name} takes a value: ${choices[name as keyof typeof choices]}.`);
      found[name] = [...(found[name] ?? []), value];
    }
  }
  return success({ options: found, rest });
}

const tags: Readonly<Record<string, string>> = { es: 'es-MX', en: 'en-IN' };
const limits: Readonly<Record<string, string>> = {
  language: 'language',
  country: 'country',
  brand: 'brand',
  'from-version': 'versionFrom',
  'to-version': 'versionTo',
  promotion: 'promotion',
};

function readWho(
  given: readonly string[] = [],
): Result<Readonly<Record<string, string>> | undefined, string> {
  const who: Record<string, string> = {};
  for (const each of given.flatMap((one) => one.split(','))) {
    const [name = '', value = ''] = each.split('=');
    const member = new Map(Object.entries(limits)).get(name);
    if (member === undefined) return unknown('limit', name, Object.keys(limits));
    if (value === '') return failure(`--who takes a value: ${name}=….`);
    who[member] = name === 'language' ? (tags[value] ?? value) : value;
  }
  return success(given.length === 0 ? undefined : who);
}

function readNumber(name: string, text: string): Result<number, string> {
  return text.trim() !== '' && Number.isFinite(Number(text))
    ? success(Number(text))
    : failure(`${name} must be a number, not "${text}".`);
}

const defined = (members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));

const isRelease = (word: string): boolean => /^r[1-9]\d*$/.test(word);

type Read = Result<Pick<Command, 'path' | 'body'> & Partial<Pick<Command, 'folder' | 'method'>>, string>;
type Reader = (rest: readonly string[], options: Options) => Read;

const first = (options: Options, name: keyof Options): string | undefined => options[name]?.[0];

function common(options: Options): Result<Readonly<Record<string, unknown>>, string> {
  const expect = first(options, '--expect');
  const expected = expect === undefined ? success(undefined) : readNumber('--expect', expect);
  return expected.ok
    ? success(defined({ note: first(options, '--note'), expected: expected.value }))
    : expected;
}

const takes = (name: keyof typeof commands): Result<never, string> =>
  failure(`npm run release -- ${name} ${commands[name][0]}`.trim());

const publish: Reader = ([what], options) => {
  if (what === undefined) return takes('publish');
  const who = readWho(options['--who']);
  if (!who.ok) return who;
  const given = first(options, '--share');
  const share = given === undefined ? success(undefined) : readNumber('--share', given);
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
    const [es, en] = [first(options, '--words-es'), first(options, '--words-en')];
    if ((es === undefined) !== (en === undefined))
      return failure('Words are given in both languages: --words-es and --words-en.');
    const words = es === undefined ? undefined : { 'es-MX': es, 'en-IN': en };
    return success({
      path: `/${name}`,
      body: defined({ what, name: called, words, note: first(options, '--note') }),
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

const readers: Readonly<Record<keyof typeof commands, Reader>> = {
  check: ([folder]) =>
    folder === undefined ? takes('check') : success({ path: '/check', body: {}, folder }),
  publish,
  approve: ([release, version], options) =>
    release === undefined || version === undefined
      ? takes('approve')
      : success({ path: '/approve', body: defined({ release, version, note: first(options, '--note') }) }),
  share: ([percent, release], options) => {
    if (percent === undefined) return takes('share');
    const share = readNumber('The share', percent.replace(/\s*%$/, ''));
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
    const minutes = readNumber('--each', first(options, '--each') ?? '30');
    if (!minutes.ok) return minutes;
    const read = shares.map((share) => readNumber('A share', share.replace(/\s*%$/, '')));
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
  status: look('/status'),
  list: look('/list'),
  log: ([lines]) =>
    success({
      path: `/log${lines === undefined ? '' : `?most=${encodeURIComponent(lines)}`}`,
      body: {},
      method: 'GET',
    }),
  verify: look('/verify'),
  key,
};

const isCommand = (word: string): word is keyof typeof commands => Object.keys(commands).includes(word);

export function readCommand(words: readonly string[]): Result<Command, string> {
  const read = split(words);
  if (!read.ok) return read;
  const { options: given, rest } = read.value;
  const [name, ...others] = rest;
  const json = given['--json'] !== undefined;
  if (name === undefined || given['--help'] !== undefined)
    return success({ path: '', method: 'GET', body: {}, json });
  if (!isCommand(name)) return unknown('command', name, Object.keys(commands));
  const command = readers[name](others, given);
  if (!command.ok) return command;
  // What only the host may is done with its key, where no other is named.
  const isHosts = name === 'key' || given['--emergency'] !== undefined;
  const as = first(given, '--as') ?? (isHosts ? 'host' : undefined);
  return success({ method: 'POST', ...command.value, as, json });
}
