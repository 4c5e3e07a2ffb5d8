// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ask, listen, makeServer, startBackend } from '../testing.ts';
import { busy, onHost, openStudio } from './testing.ts';

const policyOf = ({ headers }: { readonly headers: Readonly<Record<string, unknown>> }): string =>
  String(headers['content-security-policy']);

describe('on one machine', () => {
  it(
    'the studio is on localhost, its phone on the address, and neither on the other',
    async () => {
      const { page } = await openStudio();
      const studio = await page('/studio');
      expect([studio.status, studio.text]).toEqual([200, '<!doctype html><title>Studio</title>']);
      expect(policyOf(studio)).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; connect-src 'self'; " +
          "font-src 'self'; worker-src 'self'; frame-src http://127.0.0.1:8080; frame-ancestors 'none'; base-uri 'none'; " +
          "form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types studio",
      );
      expect((await page('/studio/changes/c1')).text).toContain('Studio');
      expect((await page('/studio-phone')).status).toBe(404);

      const here = { host: '127.0.0.1:8080' };
      const phone = await page('/studio-phone', here);
      expect([phone.status, phone.text]).toEqual([200, '<!doctype html><title>Phone</title>']);
      const borrowers = policyOf(await page('/inThe', here));
      expect(borrowers).toContain("frame-ancestors 'self'");
      expect(policyOf(phone)).toBe(
        borrowers.replace("frame-ancestors 'self'", 'frame-ancestors http://localhost:8080'),
      );
      const led = await page('/studio', here);
      expect([led.status, led.headers['location']]).toEqual([302, 'http://localhost:8080/studio']);
      const rebound = await page('/studio', { host: 'evil.test:8080' });
      expect([rebound.status, rebound.headers['location']]).toEqual([302, 'http://localhost:8080/studio']);
    },
    busy,
  );

  it(
    'both take their files from one folder, which holds nothing else',
    async () => {
      const { page } = await openStudio();
      for (const host of ['localhost:8080', '127.0.0.1:8080']) {
        const file = await page('/studio/assets/studio-1a2b.js', { host });
        expect([file.status, file.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
      }
      for (const path of [
        '/studio/assets/../studio.html',
        '/studio/assets/none.js',
        '/studio/assets/%2e%2e/routes.json',
      ])
        expect([path, (await page(path)).text]).not.toEqual([path, expect.stringContaining('{"routes"')]);
      expect((await page('/studio/assets/none.js')).status).toBe(404);
    },
    busy,
  );
});

describe('under a name of its own', () => {
  it(
    'there is nothing but the studio, and on any other name there is none',
    async () => {
      const { page, browser } = await openStudio({ place: onHost });
      const studio = await page('/studio');
      expect(studio.status).toBe(200);
      expect(policyOf(studio)).toContain('frame-src https://app.example.com;');
      expect((await page('/')).headers['location']).toBe('/studio');
      for (const path of [
        '/inThe',
        '/testPreview',
        '/gateway/x',
        '/config.json',
        '/release/now.json',
        '/studio-phone',
      ])
        expect([path, (await page(path)).status]).toEqual([path, 404]);
      const app = { host: 'app.example.com' };
      expect((await page('/inThe', app)).status).toBe(200);
      expect(policyOf(await page('/studio-phone', app))).toContain(
        'frame-ancestors https://studio.example.com;',
      );
      for (const host of ['app.example.com', 'evil.test', '127.0.0.1:8080', 'localhost:8080']) {
        expect([host, (await page('/studio', { host })).status]).toEqual([host, 404]);
        const answer = await browser().raw('session', { headers: { host } });
        expect([host, answer.status]).toEqual([host, 404]);
      }
    },
    busy,
  );

  it(
    'nobody comes in without a password',
    async () => {
      const { browser } = await openStudio({ place: onHost });
      const one = browser();
      expect((await one.ask('session')).body).toMatchObject({
        person: null,
        demo: [],
        phoneOrigin: 'https://app.example.com',
      });
      expect((await one.signIn('ana@demo.example')).status).toBe(401);
    },
    busy,
  );
});

it('a backend gets no cookie of the studio', async () => {
  const seen: unknown[] = [];
  const backend = await startBackend((incoming, response) => {
    seen.push(incoming.headers.cookie);
    response.end('{}');
  });
  const origin = await listen(await makeServer({ backend }));
  for (const cookie of [
    'studio=a.b; sid=1; __Host-studio=c',
    'a=1;studio=x',
    '__Host-studio=c',
    'studiosity=1; xstudio=2',
  ])
    await ask(origin, '/gateway/service-contact', { headers: { cookie } });
  expect(seen).toEqual(['sid=1', 'a=1', undefined, 'studiosity=1; xstudio=2']);
});
