// @vitest-environment node
/** Holds what pages are told of releases, and that a page of which nothing is told stays as it is. */
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Drawer, Drawing } from '../../model/drawing.ts';
import type { Lane, ReleaseBlock, ScreenBundle } from '../../model/release.ts';
import { builtFiles, makeFolder, makeServer } from '../testing.ts';
import { pageReleases } from './block.ts';
import { hashOf, nothingOff } from '../../../tests/support/release-objects.ts';
import { fakeDrawer } from '../render/testing.ts';
import { fakeReleases, type FakeReleases } from './testing.ts';

const head =
  '<head><script type="application/json" id="config"></script><script type="application/json" id="first">{"query":{},"requests":["own"]}</script></head>';
const body = (drawn: string): string =>
  `<body>\n    <div id="app">${drawn}</div>\n    <template id="failed"><div>x</div></template>\n    <script type="module" async src="/a.js"></script>\n  </body>`;
const page = `<html>${head}${body('<p>wait</p><div class="ahead"><h1>Tu préstamo</h1></div>')}</html>`;
const nowhere = `<html>${head}${body('<div class="starting" aria-hidden="true"></div>')}</html>`;

const bundle = (
  id: string,
  title: string,
  first: unknown = { query: {}, requests: [title] },
): ScreenBundle => ({
  kind: 'screen',
  id,
  definition: { title },
  fragments: {},
  words: { 'es-MX': {}, 'en-IN': {} },
  uses: { widgets: [], actions: [], calls: [], documents: [] },
  first: first as ScreenBundle['first'],
});
const lane = (given: Partial<Lane>): { readonly lanes: readonly Lane[] } => ({
  lanes: [{ contract: 'c1', stable: null, next: null, ...given }],
});
const trial = { salt: 'x', share: 10, who: {}, from: null, until: null, held: false };

function serve(live: FakeReleases, draw?: Drawer['drawPage']) {
  const files = {
    ...builtFiles,
    'pages/loan-detail.html': page,
    'pages/not-found.html': nowhere,
    'contract.json': '{"id":"c1"}',
  };
  const drawer = draw === undefined ? null : fakeDrawer({ drawPage: draw });
  return makeServer({ dist: makeFolder(files), releases: live, drawer }, '{"apiBase":"/gateway"}');
}
const blockIn = (html: string): ReleaseBlock | undefined => {
  const text = /<script type="application\/json" id="release">([^]*?)<\/script>/.exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as ReleaseBlock);
};
const drawnIn = (html: string): string => /<div id="app">(.*)<\/div>/.exec(html)?.[1] ?? '';
const labelIn = (html: string): string | undefined => /<html data-releases="([^"]*)"/.exec(html)?.[1];
const mark = '<div class="starting" aria-hidden="true"></div>';
const firstIn = (html: string): string => /id="first">(.*?)<\/script>/.exec(html)?.[1] ?? '';

/** A release that everyone has and changes the screen, and one on trial. */
function published(): FakeReleases {
  const live = fakeReleases();
  live.release('s', { screens: { 'loan-detail': live.put(bundle('loan-detail', 'stable </script>')) } });
  live.release('n', { screens: { 'loan-detail': live.put(bundle('loan-detail', 'next')) } });
  return live;
}

describe('a page', () => {
  it('is the same text before anything was published', async () => {
    const live = published();
    const { body: html } = await (await serve(live)).inject('/inThe');
    expect(html).toBe(page.replace('id="config">', 'id="config">{"apiBase":"/gateway"}'));
  });

  it('has the bundles of its screen, of what everyone has and of what is tried', async () => {
    const live = published();
    live.point(lane({ stable: 's', next: { release: 'n', ...trial } }));
    const answer = await (await serve(live)).inject({ url: '/inThe', headers: { 'accept-encoding': 'br' } });
    const html = brotliDecompressSync(answer.rawPayload).toString();
    const block = blockIn(html);
    expect(block).toMatchObject({
      seq: 1,
      build: 'c1',
      stable: { release: 's' },
      next: { release: 'n', salt: 'x', share: 10, who: {} },
      off: nothingOff,
    });
    for (const [hash, given] of Object.entries(block?.bundles ?? {}))
      expect(hashOf(JSON.stringify(given))).toBe(hash);
    expect(Object.keys(block?.bundles ?? {})).toHaveLength(2);
    // What it holds is no markup, and stands before the program that reads it.
    expect(html.split('<script type="module"')).toHaveLength(2);
    expect(html.indexOf('id="release"')).toBeLessThan(html.indexOf('<script type="module"'));
    expect(html.indexOf('id="release"')).toBeGreaterThan(html.indexOf('<div id="app">'));
  });

  it("does not show the build's drawing where everyone has another screen, and asks what that asks", async () => {
    const live = published();
    const app = await serve(live);
    live.point(lane({ next: { release: 'n', ...trial } }));
    const tried = (await app.inject('/inThe')).body;
    // Some phones show the one, some the other.
    expect([drawnIn(tried), firstIn(tried)]).toEqual([mark, '{"query":{},"requests":["own"]}']);
    live.point(lane({ stable: 's' }));
    const stable = (await app.inject('/inThe')).body;
    expect(drawnIn(stable)).toBe(mark);
    expect(JSON.parse(firstIn(stable))).toEqual({ query: {}, requests: ['stable </script>'] });
    expect(stable).toContain('<template id="failed"><div>x</div></template>');
    live.point({ off: { ...nothingOff, screens: { 'loan-detail': null } } });
    expect(drawnIn((await app.inject('/inThe')).body)).toContain('Tu préstamo');
    live.point({ ...lane({}), off: { ...nothingOff, screens: { 'loan-detail': null } } });
    const closed = (await app.inject('/inThe')).body;
    expect([drawnIn(closed).includes('préstamo'), firstIn(closed)]).toEqual([
      false,
      '{"query":{},"requests":[]}',
    ]);
  });

  it('shows the screen of a release as soon as that is drawn, and what the phones of a share have in common', async () => {
    const live = published();
    let draw: () => void = () => undefined;
    const held = new Promise<void>((done) => (draw = done));
    const asked: Drawing[] = [];
    const app = await serve(live, async (drawing) => {
      asked.push(drawing);
      await held;
      const { title } = (JSON.parse(drawing.bundle ?? '') as ScreenBundle).definition;
      return `<h1>${title === 'next' ? 'stable </script>' : (title as string)}</h1>`;
    });
    const page = async (): Promise<string> => (await app.inject('/inThe')).body;
    live.point(lane({ stable: 's' }));
    // Nobody waits for it.
    expect(drawnIn(await page())).toBe(mark);
    draw();
    await expect.poll(async () => drawnIn(await page())).toBe('<h1>stable </script></h1>');
    expect(asked.map(({ language }) => language)).toEqual(['es-MX', 'en-IN']);
    expect(labelIn(await page())).toBe('s');
    live.point(lane({ stable: 's', next: { release: 'n', ...trial } }));
    await expect.poll(async () => drawnIn(await page())).toBe('<h1>stable </script></h1>');
    expect([labelIn(await page()), asked.length]).toEqual(['s n', 4]);
    live.point(lane({}));
    expect([labelIn(await page()), drawnIn(await page()).includes('Tu préstamo')]).toEqual(['-', true]);
  });

  it("of a build that cannot show a release shows the build's own", async () => {
    const live = published();
    live.point({ lanes: [{ contract: 'another', stable: 's', next: null }] });
    const html = (await (await serve(live)).inject('/inThe')).body;
    expect(blockIn(html)).toMatchObject({ stable: null, next: null, bundles: {} });
    expect(drawnIn(html)).toContain('Tu préstamo');
  });

  it('of a screen at an address of its own is the one that knows no screen', async () => {
    const live = fakeReleases();
    const app = await serve(live);
    expect((await app.inject('/offer')).statusCode).toBe(404);
    const hash = live.put(bundle('offer', 'Offer'));
    live.release('n', { screens: { offer: hash }, routes: { '/offer': 'offer', '/inThe': 'offer' } });
    live.point(lane({ stable: 'n' }));
    const answer = await app.inject('/offer/');
    expect([answer.statusCode, Object.keys(blockIn(answer.body)?.bundles ?? {})]).toEqual([200, [hash]]);
    expect(firstIn(answer.body)).toBe('{"query":{},"requests":["Offer"]}');
    // No address is taken from a screen of the build.
    expect(blockIn((await app.inject('/inThe')).body)?.bundles).toEqual({});
    expect((await app.inject('/other')).statusCode).toBe(404);
  });

  it('begins and ends a trial by the clock of the server, and is made once in between', () => {
    const live = published();
    const times = { from: '2026-01-01T10:00:00Z', until: '2026-01-01T11:00:00Z' };
    live.point(lane({ next: { release: 'n', ...trial, ...times } }));
    let now = Date.parse('2026-01-01T09:59:59Z');
    const releases = pageReleases(live, { build: 'c1', clock: () => now });
    const next = (): string | undefined => releases.now().next?.release;
    const before = releases.version();
    expect(next()).toBeUndefined();
    now += 1000;
    expect([next(), releases.version() === before]).toEqual(['n', false]);
    const during = releases.version();
    now += 3_599_999;
    expect([next(), releases.version()]).toEqual(['n', during]);
    now += 1;
    expect([next(), releases.version() === during]).toEqual([undefined, false]);
  });

  it('is another one for each pointer, and the same stored one for as long as nothing changes', async () => {
    const live = published();
    const app = await serve(live);
    live.point(lane({ stable: 's' }));
    const tags = async () => (await app.inject('/inThe')).headers['etag'];
    const first = await tags();
    expect(await tags()).toBe(first);
    live.point({});
    expect(await tags()).not.toBe(first);
  });
});

describe('what phones ask', () => {
  it('is a bundle by its name, for ever', async () => {
    const live = fakeReleases();
    const hash = live.put(bundle('loan-detail', 'ñ'));
    const app = await serve(live);
    const headers = { 'accept-encoding': 'br, gzip' };
    const answer = await app.inject({ url: `/release/b/${hash}.json`, headers });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const text = brotliDecompressSync(answer.rawPayload).toString();
    expect(hashOf(text)).toBe(hash);
    expect((await app.inject(`/release/b/${hash}.json`)).body).toBe(text);
  });

  it.each(['x.json', `${'a'.repeat(22)}.json`, '..%2f..%2fconfig.json', `${'a'.repeat(22)}.js`])(
    'is no such bundle: %s',
    async (name) => {
      const answer = await (await serve(fakeReleases())).inject(`/release/b/${name}`);
      expect([answer.statusCode, answer.json<{ success: boolean }>().success]).toEqual([404, false]);
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it('is the pointer as it concerns a build', async () => {
    const live = published();
    live.point(lane({ stable: 's' }));
    const app = await serve(live);
    const of = async (query: string): Promise<unknown> =>
      (await app.inject(`/release/now.json${query}`)).json<{ stable: unknown }>().stable;
    expect(await of('?build=c1')).toMatchObject({ release: 's' });
    expect(await of('')).toMatchObject({ release: 's' });
    expect(await of('?build=older')).toBeNull();
    expect(await of('?build=c1&build=c2')).toMatchObject({ release: 's' });
    expect((await app.inject('/release/now.json')).headers['cache-control']).toBe('no-cache');
  });

  it('is what a release shows in a build, for who is in the middle of something', async () => {
    const live = published();
    const app = await serve(live);
    const answer = await app.inject('/release/r/s.json?build=c1');
    expect(answer.json()).toEqual({ release: 's', manifest: live.live().manifest('s', 'c1') });
    expect(answer.headers['cache-control']).toBe('no-cache');
    for (const path of ['nobody.json', 's.js', '..%2fs.json', `${'s'.repeat(99)}.json`]) {
      const none = await app.inject(`/release/r/${path}?build=c1`);
      expect([none.statusCode, none.headers['cache-control']]).toEqual([404, 'no-store']);
    }
  });
});
