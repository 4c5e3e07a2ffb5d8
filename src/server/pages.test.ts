// @vitest-environment node
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ask, askRaw, listen, makeServer, script } from './testing.ts';

describe('routes', () => {
  it.each(['/inThe', '/inThe/', '/inThe?productId=1&x=%zz', '/in%54he'])(
    'answers %s with its page',
    async (url) => {
      const app = await makeServer();
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('Your loan');
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each([
    ['/inThe?isNeedPop=1', 'In English'],
    ['/inThe?isNeedPop=2', 'Your loan'],
    ['/inThe?isNeedPop=2&isNeedPop=1', 'Your loan'],
    // Not built in that language.
    ['/?isNeedPop=1', 'Home'],
  ])('answers %s in its language', async (url, title) => {
    expect((await (await makeServer()).inject(url)).body).toContain(`<title>${title}</title>`);
  });

  it.each(['/testPreview', '/testPreview/', '/testPreview/map'])(
    'has %s only where the operator has not taken it away',
    async (url) => {
      expect((await (await makeServer()).inject(url)).statusCode).toBe(200);
      const answer = await (await makeServer({ preview: false })).inject(url);
      expect([answer.statusCode, answer.body.includes('Page not found')]).toEqual([404, true]);
    },
  );

  it('answers a page that was not built with the index', async () => {
    const answer = await (await makeServer()).inject('/Loan');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('Home');
  });

  it.each([
    '/inthe',
    '/inThe/more',
    '//inThe',
    '/pages/loan-detail.html',
    '/routes.json',
    '/.vite/manifest.json',
    '/parts.json',
    '/parts.json.br',
    '/gateway',
    '/sandbox',
    '/sandbox/x',
    '/constructor',
  ])('answers %s with the page for unknown paths', async (url) => {
    const answer = await (await makeServer()).inject({ url, method: 'GET' });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('Page not found');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers HEAD without a body', async () => {
    const origin = await listen(await makeServer());
    const answer = await ask(origin, '/inThe', { method: 'HEAD' });
    expect(answer).toMatchObject({ status: 200, body: '' });
    expect(answer.headers['content-length']).toBe('39');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('refuses %s on a page', async (method) => {
    const origin = await listen(await makeServer());
    const answer = await ask(origin, '/inThe', {
      method,
      headers: { 'content-type': 'text/xml' },
      body: '<x',
    });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  it('takes a query of 100 kB', async () => {
    const origin = await listen(await makeServer());
    expect((await ask(origin, `/inThe?productId=${'1'.repeat(100_000)}`)).status).toBe(200);
  });
});

describe('files', () => {
  it.each([
    ['{"offline":true}', 'keep();'],
    ['{"offline":false}', 'remove();'],
    ['{}', 'remove();'],
  ])('where the configuration is %s the worker is %s', async (config, worker) => {
    expect((await (await makeServer({}, config)).inject('/sw.js')).body).toBe(worker);
  });

  it.each([
    ['/assets/app-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/style-1a2b.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['/assets/shell-1a2b.html', 'text/html; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
  ])('serves %s', async (url, type, caching) => {
    const { statusCode, headers } = await (await makeServer()).inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': caching,
      vary: 'Accept-Encoding',
    });
  });

  it('answers an unknown asset with text that is not kept', async () => {
    const answer = await (await makeServer()).inject('/assets/old-9z.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *;q=0.5', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['', undefined],
  ])('for %j sends %s', async (accepted, encoding) => {
    const app = await makeServer();
    const answer = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    const { rawPayload: raw } = answer;
    const plain = encoding === 'br' ? brotliDecompressSync(raw) : encoding === 'gzip' ? gunzipSync(raw) : raw;
    expect(plain.toString()).toBe(script);
  });

  // To read one that is as long as a head may be takes fifty times what an answer does.
  it('sends the plain file to whoever asks for more encodings than there are', async () => {
    const accepted = `br${', x'.repeat(400)}`;
    const answer = await (
      await makeServer()
    ).inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': accepted } });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, script]);
  });

  it('answers 304 for the same encoding only', async () => {
    const app = await makeServer();
    const brotli = { 'accept-encoding': 'br' };
    const first = await app.inject({ url: '/inThe', headers: brotli });
    const tag = String(first.headers['etag']);
    const again = await app.inject({
      url: '/inThe',
      headers: { ...brotli, 'if-none-match': `"x", W/${tag}` },
    });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag]);
    expect((await app.inject({ url: '/inThe', headers: { 'if-none-match': tag } })).statusCode).toBe(200);
    expect((await app.inject({ url: '/nowhere', headers: { 'if-none-match': '*' } })).statusCode).toBe(404);
  });

  it.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/..\\outside.txt',
  ])('does not leave its folder by %s', async (path) => {
    const origin = await listen(await makeServer());
    const answer = await askRaw(origin, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('secret');
  });
});
