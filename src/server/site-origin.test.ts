// @vitest-environment node
/** Holds the origin before a page's addresses: of the request, and never more than the letters of a host. */
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { siteOrigin, withOrigin } from './site-origin.ts';
import { builtFiles, makeFolder, makeServer } from './testing.ts';

it.each([
  [{ host: 'lendora.example' }, 'http://lendora.example'],
  [{ host: 'Lendora.example:8080' }, 'http://lendora.example:8080'],
  [{ host: '[::1]:8080' }, 'http://[::1]:8080'],
  [
    { host: 'inner:8080', 'x-forwarded-host': 'lendora.example', 'x-forwarded-proto': 'https' },
    'https://lendora.example',
  ],
  [{ host: 'a.example', 'x-forwarded-host': 'b.example, c.example' }, 'http://b.example'],
  [{ host: 'a.example', 'x-forwarded-proto': 'javascript' }, 'http://a.example'],
  [{ host: 'a.example', 'x-forwarded-proto': 'https, http' }, 'https://a.example'],
])('%j is %s', (headers, expected) => {
  expect(siteOrigin(headers)).toBe(expected);
});

it.each([
  '',
  '"><script>',
  'a b',
  'a\nb',
  'user@host',
  'a/b',
  'a?b',
  '-a',
  'x'.repeat(300),
  '[::1',
  'a:123456',
])('takes no origin from the host %j', (host) => {
  expect(siteOrigin({ host })).toBeUndefined();
  expect(siteOrigin({ host: 'a.example', 'x-forwarded-host': host === '' ? '"' : host })).toBeUndefined();
});

it('completes addresses of the own site only', () => {
  const page =
    '<link rel="canonical" href="/About"><link rel="modulepreload" href="/assets/a.js"><meta property="og:image" content="/share.png"><link rel="canonical" href="https://other.example/">';
  expect(withOrigin(page, 'https://a.example')).toBe(
    '<link rel="canonical" href="https://a.example/About"><link rel="modulepreload" href="/assets/a.js"><meta property="og:image" content="https://a.example/share.png"><link rel="canonical" href="https://other.example/">',
  );
});

const dist = (): string =>
  makeFolder({
    ...builtFiles,
    'index.html': `<!doctype html><link rel="canonical" href="/">${' '.repeat(400)}`,
    'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: /sitemap.xml\n',
    'sitemap.xml': '<urlset><url><loc>/About</loc></url></urlset>',
  });

it('fills each answer by its request, with a tag of its own', async () => {
  const app = await makeServer({ dist: dist() });
  const one = await app.inject({ url: '/', headers: { host: 'a.example' } });
  const other = await app.inject({ url: '/', headers: { host: 'b.example' } });
  expect(one.body).toContain('href="http://a.example/"');
  expect(other.body).toContain('href="http://b.example/"');
  expect(one.headers['etag']).not.toBe(other.headers['etag']);
  const again = { host: 'b.example', 'if-none-match': String(one.headers['etag']) };
  expect((await app.inject({ url: '/', headers: again })).statusCode).toBe(200);
  const same = { host: 'a.example', 'if-none-match': String(one.headers['etag']) };
  expect((await app.inject({ url: '/', headers: same })).statusCode).toBe(304);
  const packed = await app.inject({ url: '/', headers: { host: 'a.example', 'accept-encoding': 'br' } });
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(one.body);
});

it('keeps answering rightly however many hosts are invented', async () => {
  const app = await makeServer({ dist: dist() });
  for (let index = 0; index < 30; index += 1) {
    const { body } = await app.inject({ url: '/sitemap.xml', headers: { host: `h${index}.example` } });
    expect(body).toContain(`<loc>http://h${index}.example/About</loc>`);
  }
  const { body } = await app.inject({
    url: '/robots.txt',
    headers: { host: 'a.example', 'x-forwarded-proto': 'https' },
  });
  expect(body).toContain('\nSitemap: https://a.example/sitemap.xml\n');
});
