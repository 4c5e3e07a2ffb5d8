// @vitest-environment node
/** Holds the configuration in the page: as it is now, for every encoding, and never as markup. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageBrand } from './brand.ts';
import { pageFiller } from './page-filler.ts';
import type { StoredFile } from './site.ts';
import { builtFiles, makeFolder, makeServer } from './testing.ts';

const page = '<html><head><script type="application/json" id="config"></script></head></html>';
const served = (config: string) => {
  const folder = makeFolder({ ...builtFiles, 'pages/loan-detail.html': page, 'config.json': config });
  return { folder, server: makeServer({ dist: folder, configFile: join(folder, 'config.json') }) };
};
const written = (html: string): string =>
  /<script type="application\/json" id="config">([^]*?)<\/script>/.exec(html)?.[1] ?? 'no block';

it('is in the page, and follows the file', async () => {
  const { folder, server } = served('{ "appName": "A" }');
  const app = await server;
  const answer = await app.inject('/inThe');
  expect(written(answer.body)).toBe('{"appName":"A"}');
  writeFileSync(join(folder, 'config.json'), '{ "appName": "Bravo" }');
  const next = await app.inject({ url: '/inThe', headers: { 'accept-encoding': 'br' } });
  expect(written(brotliDecompressSync(next.rawPayload).toString())).toBe('{"appName":"Bravo"}');
  expect(next.headers['etag']).not.toBe(answer.headers['etag']);
});

it.each([
  ['is no markup', '{"appName":"</script><script>alert(1)</script>$&"}'],
  ['has its letters', '{"appName":"ñ€😀\u2028"}'],
])('%s', async (_what, config) => {
  const { body } = await (await served(config).server).inject('/inThe');
  expect(body.split('</script>')).toHaveLength(2);
  expect(JSON.parse(written(body))).toEqual(JSON.parse(config));
});

it('is left to be asked for where it is too long to hold up a page', async () => {
  const config = JSON.stringify({ appName: 'x'.repeat(20_000) });
  const { body } = await (await served(config).server).inject('/inThe');
  expect(written(body)).toBe('');
});

it('hosts that somebody invents do not have the page of the true one made anew', () => {
  const file: StoredFile = {
    type: 'text/html; charset=utf-8',
    plain: Buffer.from('<link rel="canonical" href="/">'),
    encoded: {},
    tag: '"a"',
  };
  const given = { text: '{}', brand: pageBrand({}), everyone: { country: undefined, brand: '' } };
  const fill = pageFiller(() => given, { version: () => '1', fill: (text) => text });
  const asked = (host: string): StoredFile => fill(file, { host });
  const page = asked('brand.example');
  expect(page.plain.toString()).toContain('http://brand.example/');
  for (let count = 0; count < 100; count += 1) {
    asked(`invented-${count}.example`);
    expect(asked('brand.example')).toBe(page);
  }
});

const drawn =
  '<html><head></head><div class="ahead uncolored"><span class="m" data-brand="mark" aria-hidden="true">I</span><span class="n" data-brand="name">Inicio</span></div></html>';
const branded = async (config: string) => {
  const folder = makeFolder({ ...builtFiles, 'pages/loan-detail.html': drawn, 'config.json': config });
  const app = await makeServer({ dist: folder, configFile: join(folder, 'config.json') });
  return { app, folder, answer: await app.inject('/inThe') };
};
const sheetIn = (html: string): string => /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? 'no sheet';

it('has the brand in what is drawn before the program, allowed by its hash, and follows the file', async () => {
  const { app, folder, answer } = await branded('{"appName":"Ñandú & <b>","brand":{"primary":"#7a1fa2"}}');
  const allowed = (headers: typeof answer.headers): string => String(headers['content-security-policy']);
  const sourceOf = (sheet: string): string =>
    `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
  expect(sheetIn(answer.body)).toContain('--brand-primary:#7a1fa2');
  expect(allowed(answer.headers)).toContain(`style-src 'self' ${sourceOf(sheetIn(answer.body))};`);
  expect(answer.body).toContain('class="ahead"');
  expect(answer.body).toContain('data-brand="mark" aria-hidden="true">Ñ<');
  expect(answer.body).toContain('data-brand="name">Ñandú &amp; &lt;b&gt;<');
  writeFileSync(join(folder, 'config.json'), '{"brand":{"primary":"#0044cc"}}');
  const next = await app.inject('/inThe');
  expect(sheetIn(next.body)).toContain('--brand-primary:#0044cc');
  expect(allowed(next.headers)).toContain(sourceOf(sheetIn(next.body)));
  expect(next.body).toContain('data-brand="name">Inicio<');
});

it.each(['red;} body{display:none', '</style><script>', 'url(https://x.example)', ''])(
  'no color of a brand says anything else: %s',
  (color) => {
    const { sheet } = pageBrand({ brand: { primary: color, dark: { primary: color } } });
    expect(sheet).toMatch(/^:root\{(?:--brand-[a-z-]+:#[\da-f]{6};?)+\}$/);
  },
);
