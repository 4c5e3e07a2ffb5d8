// @vitest-environment node
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectConsole } from '../../tests/support/console.ts';
import { pageBrand } from './brand.ts';
import { securityHeaders } from './headers.ts';
import { ask, askRaw, builtFiles, listen, makeFolder, makeServer, startBackend } from './testing.ts';

/** The colors of a brand that says none stand in the pages, too. */
const { source: brand } = pageBrand({});

const policy =
  `default-src 'none'; script-src 'self'; style-src 'self' ${brand}; img-src 'self' data: blob: https://pay.example; ` +
  "connect-src 'self'; frame-src 'self' https://pay.example; media-src 'self'; font-src 'self'; manifest-src 'self'; " +
  "worker-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'; report-uri /reports; report-to reports";

const expected = {
  'content-security-policy': policy,
  'reporting-endpoints': 'reports="/reports"',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=()',
};

describe('every answer has the headers', () => {
  it.each([
    ['a page', 'GET', '/inThe', 200],
    ['an unknown path', 'GET', '/nowhere', 404],
    ['an asset', 'GET', '/assets/app-1a2b.js', 200],
    ['an unknown asset', 'GET', '/assets/none.js', 404],
    ['the configuration', 'GET', '/config.json', 200],
    ['a wrong method', 'POST', '/inThe', 405],
    ['a path that cannot be decoded', 'GET', '/%zz', 400],
    ['a call', 'POST', '/gateway/v3/x', 200],
    ['a call above the base path', 'GET', '/gateway/%2e%2e/x', 400],
  ])('%s', async (_name, method, path, status) => {
    const backend = await startBackend((_request, response) => {
      response.setHeader('Content-Security-Policy', "default-src 'self'");
      response.setHeader('Cache-Control', 'public, max-age=60');
      response.end('{}');
    });
    const origin = await listen(await makeServer({ backend }));
    const answer = await ask(origin, path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    if (path.startsWith('/gateway/')) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('a page that is not modified', async () => {
    const app = await makeServer();
    const tag = String((await app.inject('/inThe')).headers['etag']);
    const answer = await app.inject({ url: '/inThe', headers: { 'if-none-match': tag } });
    expect(answer.statusCode).toBe(304);
    expect(answer.headers).toMatchObject(expected);
  });

  it('a backend that is away', async () => {
    const answer = await ask(await listen(await makeServer()), '/gateway/x');
    expect(answer.status).toBe(502);
    expect(answer.headers).toMatchObject({ ...expected, 'cache-control': 'no-store' });
    expectConsole('The backend http://127.0.0.1:1 cannot be used');
  });

  it.each([
    ['is no HTTP', 'hello\r\n\r\n', '400 Bad Request'],
    [
      'has too long a head',
      `GET / HTTP/1.1\r\nx: ${'y'.repeat(300_000)}\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
  ])('a request that %s', async (_name, bytes, status) => {
    const answer = await askRaw(await listen(await makeServer()), bytes);
    expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
    for (const [name, value] of Object.entries(expected)) expect(answer).toContain(`${name}: ${value}\r\n`);
  });
});

it('lets no setting add a directive', () => {
  const { 'content-security-policy': made } = securityHeaders({
    origins: [
      "https://a.example; script-src 'unsafe-inline'",
      'javascript:alert(1)',
      'https://*.b.example',
      'https://b.example/path',
      'https://b.example',
      7,
      null,
    ],
  });
  expect(made).toContain("img-src 'self' data: blob: https://b.example;");
  expect(made).not.toContain('unsafe');
  expect(made).not.toContain('javascript');
});

it('lets what only a press leads to be no picture and no frame', async () => {
  const app = await makeServer(
    {},
    '{"openOrigins":["https://chat.example"],"allowedOrigins":["https://pay.example"]}',
  );
  const { headers } = await app.inject('/inThe');
  expect(headers['content-security-policy']).toBe(policy);
});

it('allows what stands in the pages by its hash, and nothing that is no hash', async () => {
  const hash = `'sha256-${'a'.repeat(43)}='`;
  const list = { routes: {}, scripts: [hash, "'unsafe-inline'"], styles: [hash, '*', "'unsafe-inline'"] };
  const dist = makeFolder({ ...builtFiles, 'routes.json': JSON.stringify(list) });
  const { headers } = await (await makeServer({ dist })).inject('/nowhere');
  expect(headers['content-security-policy']).toContain(
    `script-src 'self' ${hash}; style-src 'self' ${hash} ${brand}; img-src`,
  );
});

it('follows the configuration without a restart', async () => {
  const folder = makeFolder({ 'config.json': '{}' });
  const configFile = join(folder, 'config.json');
  const app = await makeServer({ configFile });
  expect((await app.inject('/inThe')).headers['content-security-policy']).toContain("frame-src 'self';");
  writeFileSync(configFile, '{"allowedOrigins":["https://new.example:8443"]}');
  expect((await app.inject('/inThe')).headers['content-security-policy']).toContain(
    "frame-src 'self' https://new.example:8443;",
  );
});

it('lets pages have the worker only where it is switched on', async () => {
  const configFile = join(makeFolder({ 'config.json': '{"offline":true}' }), 'config.json');
  const app = await makeServer({ configFile });
  const policy = async (): Promise<string> =>
    String((await app.inject('/inThe')).headers['content-security-policy']);
  expect(await policy()).toContain("worker-src 'self'");
  expect(await policy()).toMatch(/; trusted-types worker;/);
  writeFileSync(configFile, '{"offline":false}');
  expect(await policy()).toContain("worker-src 'none'");
  expect(await policy()).toMatch(/; trusted-types 'none';/);
});
