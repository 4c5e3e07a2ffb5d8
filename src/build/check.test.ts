import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { remembering } from '../check/session/remembering.ts';
import type { Problem } from '../lib/problem.ts';
import { run } from './check.ts';

const project = join(import.meta.dirname, '../..');
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'check-'));
  for (const folder of ['screens', 'locales'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
  for (const folder of ['schemas', 'src', 'node_modules'])
    symlinkSync(join(project, folder), join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const file = 'screens/repay.json';
const read = (): string => readFileSync(join(root, file), 'utf8');

/** Replaces the first of these words in a screen. */
const spoil = (from: string, to: string): void => {
  expect(read()).toContain(from);
  writeFileSync(join(root, file), read().replace(from, to));
};

/** Each test checks the same project, changed a little, with the same schemas. */
const memory = remembering();

async function checked(...words: readonly string[]) {
  const printed: string[] = [];
  const told: string[] = [];
  const output = { print: (text: string) => printed.push(text), tell: (text: string) => told.push(text) };
  const code = await run(words, root, { ...output, isTerminal: false }, memory);
  return { code, out: printed.join('\n'), told: told.join('\n') };
}

describe('npm run check', () => {
  it('passes on the screens of the project, and says what they take upon themselves', async () => {
    const { code, out } = await checked();
    expect(out.split('\n').map((line) => line.trim().split(' ').slice(0, 2).join(' '))).toEqual([
      'Switched off',
      'screens/loan-agreement.json:4:15 long-text',
      'screens/loan-terms.json:4:15 long-text',
      '',
      expect.stringMatching(/^0 errors$/),
    ]);
    expect(code).toBe(0);
  });

  /** A remark that is only information. */
  const remark = (): void =>
    spoil('"rows": "{{plan.detail}}"', '"if": { "some": "plan.detail" }, "rows": "{{plan.detail}}"');

  it('prints what is only information where it is asked for', async () => {
    remark();
    expect((await checked()).out).not.toContain('info needless-test');
    expect((await checked('--all')).out).toContain('info needless-test');
  });

  it('says where it is in words, and where to read more', async () => {
    spoil('"type": "notice"', '"type": "notise"');
    const { code, out } = await checked();
    expect(code).toBe(1);
    expect(out).toMatch(/unknown-widget {2}There is no widget "notise"\.\n {4}in notise "/);
    expect(out).toContain('More on each: docs/problems.md');
  });

  it('gives everything as data', async () => {
    spoil('"type": "notice"', '"type": "notise"');
    const problems = JSON.parse((await checked('--json')).out) as readonly Problem[];
    const found = problems.find(({ code }) => code === 'unknown-widget');
    expect(found).toMatchObject({ file, severity: 'error', fix: { edits: [{ length: 6, text: 'notice' }] } });
    const members = 'code column facts file fix line message pointer remedy severity words'.split(' ');
    expect(Object.keys(found ?? {}).sort()).toEqual(members);
  });

  it('shows the problems of one file, and knows only files that there are', async () => {
    spoil('"type": "notice"', '"type": "notise"');
    expect((await checked('screens/loan-detail.json')).code).toBe(0);
    expect((await checked(`./${file}`)).code).toBe(1);
    const unknown = await checked('screens/repai.json');
    expect(unknown).toMatchObject({
      code: 2,
      told: '"screens/repai.json" is none of the files that are checked. Did you mean "screens/repay.json"?',
    });
  });

  it.each(['screens/repay', 'repay', 'repay.json'])(
    'takes %s for a screen of that very name',
    async (name) => {
      expect((await checked(name)).told).toMatch(/Did you mean "screens\/repay\.json"\?$/);
    },
  );

  it('says nothing of other files when one is asked for', async () => {
    expect((await checked('screens/complaint-list.json')).out).toBe('0 errors in 1 file.');
    remark();
    expect((await checked('screens/loan-detail.json')).out).toBe('0 errors in 1 file.');
    expect((await checked(file)).out).toBe(
      `0 errors in 1 file.\n1 remark for information: npm run check -- --all ${file}`,
    );
  });

  it('writes nothing', async () => {
    const written = () =>
      ['screens', 'locales', 'schemas'].map((folder) =>
        readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
      );
    const before = written();
    const command = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as {
      readonly scripts: { readonly check: string };
    };
    expect(command.scripts.check).toBe('node src/build/kept-check.mjs');
    spoil('"type": "notice"', '"type": "notise"');
    const [, ...others] = before;
    await checked();
    expect(written().slice(1)).toEqual(others);
  });

  it('refuses what it does not know, and says what it does', async () => {
    expect(await checked('--jsn')).toMatchObject({
      code: 2,
      told: 'There is no option "--jsn". Did you mean "--json"?',
    });
    expect(await checked('--fix', '--watch')).toMatchObject({ code: 2 });
    const { code, out } = await checked('--help');
    expect(code).toBe(0);
    for (const flag of ['--fix', '--json', '--watch', '--all']) expect(out).toContain(flag);
  });
});

describe('npm run check -- --fix', () => {
  it('puts right what it can, and changes nothing else', async () => {
    const before = read();
    spoil('"type": "notice"', '"type": "notise"');
    spoil('"version"', '"versoin"');
    const { code, out } = await checked('--fix');
    expect(out).toContain('unknown-widget  "notise" → "notice"');
    expect(code).toBe(0);
    expect(read()).toBe(before);
    expect((await checked('--fix')).out).toContain('Nothing to fix');
  });

  it('leaves alone what has no one way, and other files than those that are named', async () => {
    spoil('"type": "notice"', '"type": "xqzw"');
    const spoilt = read();
    expect((await checked('--fix')).code).toBe(1);
    expect(read()).toBe(spoilt);
    spoil('"type": "xqzw"', '"type": "notise"');
    await checked('--fix', 'screens/loan-detail.json');
    expect(read()).toContain('notise');
  });
});

describe('npm run check -- --watch', () => {
  it('checks again when a file changes, and ends when it is told to', async () => {
    const command = [join(project, 'src/build/kept-check.mjs'), '--watch'];
    const child = spawn(process.execPath, command, { cwd: root });
    let out = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    const ended = new Promise<number | null>((done) => child.on('exit', done));
    const has = async (text: string): Promise<void> => {
      while (!out.includes(text)) await once(child.stdout, 'data');
    };
    await has('0 errors');
    spoil('"type": "notice"', '"type": "notise"');
    await has('unknown-widget');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(out).not.toContain('\u001b');
  });
});
