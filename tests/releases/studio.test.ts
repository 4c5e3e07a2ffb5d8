/** Holds `npm run studio`: people by the host's key, and files to and from a folder to the letter. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { busy, onHost, openStudio, type Given } from '../../src/server/studio/testing.ts';
import { run } from '../../src/build/studio.ts';

async function open(given: Given) {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'release-keys.json'), JSON.stringify({ host: 'rk_host' }));
  const own = new Map([['rk_host', { name: 'host', roles: ['host'] as const }]]);
  const studio = await openStudio({ ...given, own });
  const PORT = String(await studio.listen());
  const printed: string[] = [];
  const say = async (...words: string[]): Promise<number> =>
    run(
      [...words, '--language', 'en'],
      folder,
      { PORT, DATA: '.' },
      {
        print: (text) => void printed.push(text),
        tell: (text) => void printed.push(text),
        isTerminal: false,
      },
    );
  return { ...studio, folder, printed, say };
}

it(
  'who has access to the machine lists, invites, and lets in who is locked out',
  async () => {
    const { say, printed, browser } = await open({ place: onHost });
    expect(await say('list')).toBe(0);
    expect(await say('invite', 'Eva', 'eva@example.com', 'editor', 'admin')).toBe(0);
    expect(printed[1]).toMatch(
      /^https:\/\/studio\.example\.com\/studio#\/join\/[\w-]{43}\nGood once, until /,
    );
    expect(await say('list')).toBe(0);
    expect(printed[2]).toMatch(/^Eva <eva@example\.com> is invited until /);
    const eva = browser();
    eva.token = ((await eva.ask('session')).body as { token: string }).token;
    const token = /join\/([\w-]{43})/.exec(printed[1] ?? '')?.[1];
    await eva.ask('invitation/join', { body: { token, password: 'correct horse battery' } });
    expect(await say('reset', 'EVA@example.com')).toBe(0);
    expect(await say('reset', 'nobody@example.com')).toBe(1);
    expect(await say('invite', 'Eva', 'eva@example.com', 'host')).toBe(1);
    expect(await say('what')).toBe(2);
    expect(printed[0]).toBe('Nobody has an account yet.');
  },
  busy,
);

it(
  'files go to a folder and come back to the letter; what the folder says otherwise is a change',
  async () => {
    const { say, printed, folder, as } = await open({});
    const ana = await as('ana');
    const { files } = (await ana.ask('project')).body as { files: Record<string, string> };
    expect(await say('export', 'out')).toBe(0);
    for (const [file, text] of Object.entries(files))
      expect(readFileSync(join(folder, 'out', file), 'utf8')).toBe(text);
    expect(await say('export', 'out')).toBe(0);
    expect(await say('import', 'out', 'Nothing')).toBe(0);
    expect(printed.slice(1)).toEqual(Array(2).fill('The folder says what everyone has: nothing to do.'));
    const es = join(folder, 'out/locales/es.json');
    const odd = `${readFileSync(es, 'utf8').replace('{', '{\n\n').trimEnd()}   `;
    writeFileSync(es, odd);
    expect(await say('import', 'out', 'Odd', 'spaces')).toBe(0);
    expect((await ana.ask('changes/c1')).body).toMatchObject({
      title: 'Odd spaces',
      author: 'host',
      writer: null,
      files: { 'locales/es.json': odd },
    });
    rmSync(join(folder, 'out'), { recursive: true });
    expect(await say('export', 'out', 'c1')).toBe(0);
    expect(readFileSync(es, 'utf8')).toBe(odd);
  },
  busy,
);
