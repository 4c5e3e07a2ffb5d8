/** Holds `npm run release`: what it prints, and with what it ends. What its words mean is in command-words.test.ts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../src/build/release.ts';
import { listen, makeServer } from '../../src/server/testing.ts';
import { openDesk, type Opened } from './desk.ts';
import type { Marks } from '../../src/server/releases/marks.ts';
import { ana, host, luis, noMarks } from './fakes.ts';

describe('the command', () => {
  let root = '';
  /** `RELEASE_KEY` */
  let key: string | undefined;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'command-'));
    key = undefined;
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** @returns what it ends with and prints. */
  async function start(
    marks: Partial<Marks> = {},
  ): Promise<(...words: string[]) => Promise<readonly [number, string]>> {
    const own = new Map([
      ['rk_ana', ana],
      ['rk_luis', luis],
      ['rk_host', host],
    ]);
    const opened: Opened = await openDesk({ own });
    opened.bench.marks = { ...noMarks, ...marks };
    const origin = await listen(await makeServer({ releases: opened.live, publishing: opened }));
    mkdirSync(join(root, '.sandbox'));
    writeFileSync(
      join(root, '.sandbox/release-keys.json'),
      '{"ana":"rk_ana","luis":"rk_luis","host":"rk_host"}',
    );
    return (...words) => command(origin, ...words);
  }
  async function command(origin: string, ...words: string[]): Promise<readonly [number, string]> {
    const said: string[] = [];
    const say = (text: string): void => void said.push(text);
    const code = await run(
      words,
      root,
      { RELEASE_URL: origin, RELEASE_KEY: key },
      { print: say, tell: say, isTerminal: false },
    );
    return [code, said.join('\n')];
  }
  const write = (file: string, text: string): void => {
    mkdirSync(join(root, 'mine', file, '..'), { recursive: true });
    writeFileSync(join(root, 'mine', file), text);
  };

  it('publishes a folder and says what borrowers see', async () => {
    const ask = await start();
    write('screens/repay.json', '{}');
    write('screens/notes.txt', 'passed over');
    expect(await ask('publish', 'mine', '--share', '10')).toEqual([
      0,
      'r1 was published.\nscreens/repay changed.\n10 % of borrowers see r1. All others see the original version.\nDone as Ana, a person of this demonstration (--as luis is the other).',
    ]);
    expect((await ask('share', '100'))[1]).toContain('Everyone sees r1.');
    expect((await ask('log'))[1]).toContain(
      'Ana  publish [0 → 1]\n    r1 was published.\n    10 % of borrowers see r1. All others see the original version.',
    );
    expect(await ask('log')).toEqual([
      0,
      expect.stringMatching(/Ana {2}share \[1 → 2\]\n {4}The share of r1 went/),
    ]);
    expect(await ask('verify')).toEqual([0, expect.stringContaining('Nothing was changed')]);
    expect(await ask('off', 'screen', 'repya')).toEqual([
      1,
      'There is no screen "repya". Did you mean "repay"?',
    ]);
    const [code, json] = await ask('status', '--json');
    expect([code, JSON.parse(json)]).toMatchObject([0, { seq: 2 }]);
  });

  it('shows what waits before it is approved, and ends with 3 as long as another person must act', async () => {
    const ask = await start({ structure: true });
    write('screens/repay.json', '{}');
    const [code, kept] = await ask('publish', 'mine', '--note', 'Shorter');
    const [, version = ''] = /approve r1 ([\w-]{22})/.exec(kept) ?? [];
    expect([code, kept]).toEqual([3, expect.stringContaining('It is kept as r1 and not live')]);
    const waits = `r1 waits for approval: it changes what stands on screens, or in which order, version ${version}, asked by Ana 2026-11-23 08:00 UTC. Look at it: npm run release -- show r1`;
    const shown = [
      'r1 (waits for approval), made 2026-11-23 08:00 UTC by Ana. Shorter',
      'screens/repay changed.',
      '  before: as built',
      '  now:    {}',
      '  Seen on: repay',
      waits,
      `To approve exactly this: npm run release -- approve r1 ${version}`,
    ].join('\n');
    expect(await ask('status')).toEqual([
      0,
      `Everyone sees the original version.\n${waits}\nThe number of all this is 0: --expect 0 refuses where another person was faster.`,
    ]);
    expect((await ask('list'))[1]).toContain(`screens/repay changed.\n  ${waits}`);
    expect(await ask('show', 'r1')).toEqual([0, shown]);
    expect(await ask('approve', 'r1', '--as', 'luis')).toEqual([3, shown]);
    expect((await ask('show', 'r2'))[0]).toBe(1);
    expect((await ask('approve', 'r1', version, '--as', 'luis'))[0]).toBe(0);
    expect((await ask('status'))[1]).toContain('r1 waits for a publisher: ');
    expect((await ask('approve', 'r1', '--as', 'luis'))[0]).toBe(0);
    expect((await ask('publish', 'r1', '--expect', '0'))[0]).toBe(0);
    expect((await ask('share', '10', '--expect', '0'))[0]).toBe(1);
    expect((await ask('status'))[1]).not.toContain('waits');
  });

  it('prints what is wrong as the checker does, with the line', async () => {
    const ask = await start();
    write('screens/repay.json', 'wrong');
    const [code, text] = await ask('check', 'mine');
    expect([code, text]).toEqual([
      1,
      'screens/repay.json:1:1 error unknown-widget  It is wrong.\n    1 | wrong\n      | ^\n    Put it right.\n\n1 error in 1 file.\nMore on each: docs/problems.md\n\nThe check found 1 error.',
    ]);
    expect((await ask('publish', 'mine'))[0]).toBe(1);
  });

  it('adds a key with that of the host, which works from then on', async () => {
    const ask = await start();
    expect(await ask('key')).toEqual([0, expect.stringMatching(/^No person has a key yet: /)]);
    const [code, text] = await ask('key', 'add', 'Eva', 'oncall');
    expect([code, text]).toEqual([0, expect.stringMatching(/^Eva has a key .+\n.+\nrk_[\w-]{43}$/)]);
    expect(await ask('key')).toEqual([0, expect.stringMatching(/^[0-9a-f]{8} {2}Eva {2}oncall$/)]);
  });

  it('speaks Spanish, by itself and for the server, as it is told or as the terminal is set up', async () => {
    const ask = await start();
    write('screens/repay.json', '{}');
    expect((await ask('publish', 'mine', '--language', 'es'))[1]).toBe(
      'Se publicó r1.\nscreens/repay changed.\nTodos ven r1.\nHecho como Ana, una persona de esta demostración (--as luis es la otra).',
    );
    expect(await ask('status', '--language', 'fr')).toEqual([
      2,
      'There is no language "fr". There are: es, en.',
    ]);
    const inTerminal = async (environment: Readonly<Record<string, string>>, ...words: string[]) => {
      const said: string[] = [];
      const say = (text: string): void => void said.push(text);
      await run(
        words,
        root,
        { RELEASE_URL: 'http://127.0.0.1:1', ...environment },
        { print: say, tell: say, isTerminal: false },
      );
      return said.join('\n');
    };
    expect(await inTerminal({ LANG: 'es_MX.UTF-8' }, 'status')).toContain(
      'No se hizo nada: ningún servidor responde en http://127.0.0.1:1.',
    );
    expect(await inTerminal({ LANG: 'es_MX.UTF-8', LC_ALL: 'C' }, 'status')).toContain('Nothing was done');
    expect(await inTerminal({ LANG: 'es_MX.UTF-8' }, 'stauts')).toBe(
      'No existe: la orden "stauts". ¿Quisiste decir "status"?',
    );
    expect(await inTerminal({ LANG: 'es_MX.UTF-8' }, 'status', '--language', 'en')).toContain(
      'Nothing was done',
    );
    expect(await inTerminal({ LC_MESSAGES: 'es' }, '--help')).toContain('quién hizo qué');
  });

  it('takes a key that is set before the persons of a demonstration, and asks where both are named', async () => {
    const ask = await start();
    write('screens/repay.json', '{}');
    await ask('publish', 'mine');
    key = 'rk_gone';
    expect(await ask('back')).toEqual([1, expect.stringContaining('This server knows no such key.')]);
    const both = await ask('back', '--as', 'luis');
    expect(both).toEqual([2, expect.stringContaining('RELEASE_KEY is set, and --as names a person')]);
    expect(await ask('key', 'add', 'Eva', 'oncall')).toEqual([
      0,
      expect.stringMatching(
        /\nDone with the key of the host, which lies in DATA, and not with RELEASE_KEY\.$/,
      ),
    ]);
    key = 'rk_luis';
    expect(await ask('back')).toEqual([
      0,
      expect.stringMatching(
        /^r1 was taken back from everyone\.\nWhoever .+\nTo end that .+ off release r1\nEveryone sees the original version\.$/,
      ),
    ]);
    key = undefined;
    expect((await ask('log', '1'))[1]).toContain('  Luis  back');
  });

  it('says what it lacks: a folder, definitions, a key, a server', async () => {
    const ask = await start();
    expect(await ask('check', 'none')).toEqual([2, 'There is no folder none.']);
    mkdirSync(join(root, 'empty'));
    expect(await ask('check', 'empty')).toEqual([2, expect.stringContaining('empty holds no definitions')]);
    mkdirSync(join(root, 'meant/screenz'), { recursive: true });
    expect(await ask('check', 'meant')).toEqual([
      2,
      'The folder screenz would not be read. Did you mean "screens"?',
    ]);
    expect(await ask('status', '--as', 'eva')).toEqual([
      2,
      expect.stringContaining('There is no key of "eva" here'),
    ]);
    expect(await command('http://127.0.0.1:1', 'status')).toEqual([
      2,
      expect.stringContaining('Nothing was done: no server answers at http://127.0.0.1:1.'),
    ]);
    expect((await ask())[1]).toContain('npm run release -- <command> [options]');
  });
});
