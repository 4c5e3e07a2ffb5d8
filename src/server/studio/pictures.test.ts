// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { quickPasswords } from '../../../tests/support/quick-passwords.ts';
import type { BroughtPicture, Change, Judged, StudioProject } from '../../model/studio.ts';
import { busy, onHost, openStudio, type Browser } from './testing.ts';

const webp = 'UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';
const lost = '/release/p/AAAAAAAAAAAAAAAAAAAAAA.webp';
const layout = 'screens/promotion/classic.json';

/** A change that puts this picture on top of a campaign. */
async function onTop(by: Browser, path: string): Promise<Change> {
  const { files } = (await by.ask('project')).body as StudioProject;
  const { id, version } = (await by.ask('changes', { body: { title: 'Summer' } })).body as Change;
  const screen = JSON.parse(files[layout] ?? '') as { values: Record<string, object> };
  const values = { ...screen.values, heroImage: { ...screen.values['heroImage'], default: path } };
  const saved = await by.ask(`changes/${id}`, {
    method: 'PUT',
    headers: { 'if-match': `"${version}"` },
    body: { files: { [layout]: `${JSON.stringify({ ...screen, values }, null, 2)}\n` }, history: [] },
  });
  expect(saved.status).toBe(200);
  return saved.body;
}

const bring = async (by: Browser, base64 = webp): Promise<BroughtPicture> => {
  const answer = await by.ask('pictures', { body: { base64 } });
  expect(answer.status).toBe(200);
  return answer.body;
};

/** Counts a JPEG up to another size, as its head says it. */
const jpegOf = (side: number): string => {
  const bytes = readFileSync('public/share.jpg');
  const at = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  bytes.writeUInt16BE(side, at);
  return bytes.toString('base64');
};

quickPasswords();

describe('a picture that staff bring', () => {
  it(
    'is named by what is in it and served for good as what it is',
    async () => {
      const { as, page, store } = await openStudio();
      const ana = await as('ana');
      const { path } = await bring(ana);
      expect(path).toMatch(/^\/release\/p\/[\w-]{22}\.webp$/);
      expect(await bring(ana)).toEqual({ path });
      expect(await store.all('SELECT name, person FROM studio_pictures')).toEqual([
        { name: path.slice('/release/p/'.length), person: 'Ana' },
      ]);
      for (const host of ['127.0.0.1:8080', 'localhost:8080'])
        expect(await page(path, { host })).toMatchObject({
          status: 200,
          headers: {
            'content-type': 'image/webp',
            'cache-control': 'public, max-age=31536000, immutable',
            'x-content-type-options': 'nosniff',
            'content-length': String(Buffer.from(webp, 'base64').length),
          },
        });
    },
    busy,
  );

  it(
    'is seen on the host of the studio too, and what is not there says so and is asked for again',
    async () => {
      const { page } = await openStudio({ place: onHost });
      for (const path of [lost, '/release/p/..%2f..%2fpackage.json', '/release/p/x', '/release/p/%00'])
        for (const host of ['studio.example.com', 'app.example.com'])
          expect([path, host, await page(path, { host })]).toMatchObject([
            path,
            host,
            { status: 404, headers: { 'cache-control': 'no-store' } },
          ]);
    },
    busy,
  );

  it(
    'goes live with the change and stays when it is taken back',
    async () => {
      const { as, page } = await openStudio();
      const [ana, luis] = [await as('ana'), await as('luis')];
      const { path } = await bring(ana);
      const { id, version } = await onTop(ana, path);
      expect((await ana.ask(`changes/${id}/lane`)).body as Judged).toMatchObject({ lane: 'review' });
      await ana.ask(`changes/${id}/ask`, { body: {} });
      const review = { version, verdict: 'approved', note: '', notes: {} };
      expect((await luis.ask(`changes/${id}/review`, { body: review })).status).toBe(200);
      expect((await ana.ask(`changes/${id}/publish`, { body: { version } })).status).toBe(200);
      expect((await ana.ask('releases/back', { body: {} })).status).toBe(200);
      expect((await page(path)).status).toBe(200);
    },
    busy,
  );

  it(
    'is asked for again where it never came here, and nothing goes live without it',
    async () => {
      const { as } = await openStudio();
      const ana = await as('ana');
      const { id, version } = await onTop(ana, lost);
      expect((await ana.ask(`changes/${id}/lane`)).body as Judged).toMatchObject({
        lane: 'wrong',
        reasons: [{ 'en-IN': expect.stringContaining('A picture is not here') as string }],
      });
      expect(await ana.ask(`changes/${id}/publish`, { body: { version } })).toMatchObject({
        status: 409,
        body: { words: [expect.stringContaining('A picture is not here')] },
      });
    },
    busy,
  );

  it(
    'is refused in a sentence where it is none, and nothing is kept',
    async () => {
      const { as, store } = await openStudio();
      const ana = await as('ana');
      const of = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
      const tried: readonly (readonly [string, unknown, number])[] = [
        ['no body', {}, 400],
        ['no base64', { base64: '<svg/>' }, 400],
        ['an address', { base64: 'https://evil.test/a.png' }, 400],
        ['a kind of their own', { base64: webp, type: 'image/svg+xml' }, 400],
        ['a list', { base64: [webp] }, 400],
        ['an SVG', { base64: of('<svg><script>alert(1)</script></svg>') }, 422],
        ['a page', { base64: of('<!doctype html>') }, 422],
        [
          'a picture with a page behind it',
          { base64: of(Buffer.from(webp, 'base64').toString('latin1') + '<script>') },
          422,
        ],
        ['a wall', { base64: jpegOf(60_000) }, 413],
        ['no height', { base64: jpegOf(0) }, 413],
        ['one that is too heavy', { base64: of(heavy()) }, 413],
        ['five megabytes', { base64: 'A'.repeat(5_000_000) }, 413],
      ];
      for (const [name, body, status] of tried) {
        const answer = await ana.ask('pictures', { body });
        expect([name, answer.status, answer.body]).toEqual([
          name,
          status,
          { words: [expect.stringMatching(/\S/)] },
        ]);
      }
      expect(await store.all('SELECT name FROM studio_pictures')).toEqual([]);
    },
    busy,
  );

  it(
    'comes sixty times in a quarter of an hour, not more',
    async () => {
      const { as } = await openStudio();
      const [ana, luis] = [await as('ana'), await as('luis')];
      for (let count = 0; count < 60; count += 1) await bring(ana);
      expect(await ana.ask('pictures', { body: { base64: webp } })).toMatchObject({
        status: 429,
        body: { words: [expect.stringContaining('15 minutes')] },
      });
      await bring(luis);
    },
    busy,
  );
});

/** A JPEG with a long remark. */
function heavy(): string {
  const remark = `\xff\xfe\xea\x60${'x'.repeat(0xea60 - 2)}`;
  const text = readFileSync('public/share.jpg').toString('latin1');
  return text.slice(0, 2) + remark.repeat(2) + text.slice(2);
}
