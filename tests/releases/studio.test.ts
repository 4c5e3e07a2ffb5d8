/** Holds `npm run studio`: people by the host's key, and files to and from a folder to the letter. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it(
  'pictures that staff brought go out with what shows them, and come in on another server',
  async () => {
    const [here, there] = [await open({}), await open({})];
    const [ana, other] = [await here.as('ana'), await there.as('ana')];
    const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
    const { path } = (await ana.ask('pictures', { body: { base64: webp } })).body as { path: string };
    // Nothing shows it yet.
    expect(await here.say('export', 'out')).toBe(0);
    const shown = 'screens/promotion/classic.json';
    const file = join(here.folder, 'out', shown);
    const before = readFileSync(file, 'utf8');
    const layout = JSON.parse(before) as { values: Record<string, object> };
    const values = { ...layout.values, heroImage: { ...layout.values['heroImage'], default: path } };
    writeFileSync(file, `${JSON.stringify({ ...layout, values }, null, 2)}\n`);
    expect(await here.say('import', 'out', 'Summer')).toBe(0);
    expect(readdirSync(join(here.folder, 'out'))).toEqual(['locales', 'screens']);
    rmSync(join(here.folder, 'out'), { recursive: true });
    expect(await here.say('export', 'out', 'c1')).toBe(0);
    const name = path.split('/').at(-1) ?? '';
    const picture = join(here.folder, 'out/pictures', name);
    expect(readFileSync(picture).toString('base64')).toBe(webp);
    expect(here.printed.at(-1)).toContain(`Written: pictures/${name}`);
    expect(await here.say('export', 'out', 'c1')).toBe(0);
    expect(here.printed.at(-1)).toBe('The folder says what everyone has: nothing to do.');

    // Without its picture it comes in as well, and that is said.
    cpSync(join(here.folder, 'out'), join(there.folder, 'in'), { recursive: true });
    rmSync(join(there.folder, 'in/pictures'), { recursive: true });
    expect(await there.say('import', 'in', 'Summer')).toBe(0);
    expect(there.printed.at(-1)).toContain(`A picture is not here (${path})`);
    expect((await other.ask('changes/c1/lane')).body).toMatchObject({ lane: 'wrong' });
    cpSync(join(here.folder, 'out/pictures'), join(there.folder, 'in/pictures'), { recursive: true });
    expect(await there.say('import', 'in', 'Summer')).toBe(0);
    expect(there.printed.at(-1)).toBe('It is the change c2 in the studio: take it over there.');
    expect((await other.ask('changes/c2/lane')).body).toMatchObject({ lane: 'review' });
    expect((await there.page(path)).headers['content-type']).toBe('image/webp');

    // One that is another than its name says is not taken for it.
    cpSync('public/share.jpg', join(there.folder, 'in/pictures', name));
    expect(await there.say('import', 'in', 'Summer')).toBe(1);
    expect(there.printed.at(-1)).toBe(
      `pictures/${name} is not the picture that it is named after: take the one that was exported.`,
    );
  },
  busy,
);
