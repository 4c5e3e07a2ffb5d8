// @vitest-environment node
import { describe, expect, it } from 'vitest';
import contract from '../../schemas/backend.openapi.json' with { type: 'json' };
import { ask, askRaw, listen, makeServer, startBackend } from './testing.ts';

/** A server in front of a backend that says what it was asked. */
async function startDoor(): Promise<{ readonly origin: string; readonly asked: readonly string[] }> {
  const asked: string[] = [];
  const backend = await startBackend((incoming, response) => {
    asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
    response.end('{}');
  });
  return { origin: await listen(await makeServer({ backend })), asked };
}

const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? answer;

describe('a path that is not one of the service as it is written', () => {
  // 404 is of a path that is none of the calls' as the router reads it, and no page either.
  it.each<[status: string, target: string]>([
    ['400', '/%67ateway/v3/x'],
    ['400', '/g%61teway/x?a=1'],
    ['404', '/gateway%2Fv3/x'],
    ['404', '/GATEWAY/v3/x'],
    ['404', '/gatewayv3/x'],
    ['404', '//gateway/v3/x'],
    ['404', '/gateway'],
    ['400', '/gateway/%2e%2e/admin'],
    ['400', '/gateway/%2E./admin'],
    ['400', '/gateway/a/../../admin'],
    ['400', '/gateway/..%2fadmin'],
    ['400', '/gateway/..%5cadmin'],
    ['400', '/gateway/..;/admin'],
    ['400', '/gateway/..\\admin'],
    ['400', '/%zz'],
    ['400', '/gateway/%zz/../x'],
    ['400', 'http://internal.example/gateway/x'],
    ['400', 'https://internal.example/inThe'],
    ['400', '*'],
    ['400', 'gateway/x'],
    ['400', '@internal.example/gateway/x'],
    ['400', '/gateway/x#/../y'],
    ['400', '/gateway#/x'],
    ['400', '/inThe#x'],
  ])('is %s and reaches nobody: %s', async (status, target) => {
    const { origin, asked } = await startDoor();
    const answer = await askRaw(origin, `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect([statusOf(answer), asked]).toEqual([status, []]);
  });

  it('whatever else stands below the base path arrives byte for byte', async () => {
    const { origin, asked } = await startDoor();
    await ask(origin, '/gateway//v3/%67x;a=%2F?b=../c&d=%zz');
    expect(asked).toEqual(['GET //v3/%67x;a=%2F?b=../c&d=%zz']);
  });
});

it('two names of a host are no request', async () => {
  const { origin, asked } = await startDoor();
  for (const path of ['/inThe', '/gateway/x']) {
    const answer = await askRaw(
      origin,
      `GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nconnection: close\r\n\r\n`,
    );
    expect(statusOf(answer)).toBe('400');
  }
  expect(asked).toEqual([]);
});

it.each([
  ['a body that is coded more than once', 'transfer-encoding: gzip, chunked\r\n\r\n0\r\n'],
  // Node keeps a thousand, and drops the others without a word.
  ['more headers than are read', `${'x: 1\r\n'.repeat(1100)}host: b\r\n`],
])('%s is no request', async (_what, rest) => {
  const { origin, asked } = await startDoor();
  const head = 'POST /gateway/x HTTP/1.1\r\nhost: a\r\nconnection: close\r\n';
  const answer = await askRaw(origin, `${head}${rest}\r\n`);
  expect([statusOf(answer), asked]).toEqual(['400', []]);
});

describe('methods', () => {
  it.each(['OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'HEAD'])('%s is of no call', async (method) => {
    const { origin, asked } = await startDoor();
    const answer = await ask(origin, '/gateway/x', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, expect.stringMatching(/^(?:GET|POST), /)]);
    expect(asked).toEqual([]);
  });

  it.each(Object.entries(contract.paths))(
    'of %s are those that the contract declares',
    async (path, calls) => {
      const { origin, asked } = await startDoor();
      const [declared = ''] = Object.keys(calls).map((method) => method.toUpperCase());
      const other = declared === 'GET' ? 'POST' : 'GET';
      expect((await ask(origin, `/gateway${path}`, { method: declared })).status).toBe(200);
      if (Object.keys(calls).length > 1) return;
      const refused = await ask(origin, `/gateway${path}?a=1`, { method: other });
      expect([refused.status, refused.headers.allow]).toEqual([405, declared]);
      expect(asked).toEqual([`${declared} ${path}`]);
    },
  );
});

describe('a call that changes something', () => {
  const own = 'lend.example';
  it.each<[from: string, headers: Readonly<Record<string, string>>, status: number]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister of ours', { 'sec-fetch-site': 'same-site', origin: `https://${own}` }, 403],
    ['an older browser on another site', { origin: 'https://evil.example' }, 403],
    ['another port', { origin: `https://${own}:8443` }, 403],
    ['a page that keeps its origin back', { origin: 'null' }, 403],
    ['what is no origin', { origin: 'lend.example' }, 403],
    ['our page', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 200],
    ['our page in an older browser', { origin: `https://${own}` }, 200],
    [
      'our page behind a proxy',
      { origin: 'https://brand.example', 'x-forwarded-host': 'brand.example' },
      200,
    ],
    [
      'our page behind two proxies',
      { origin: 'https://brand.example', 'x-forwarded-host': 'brand.example, inner.example' },
      200,
    ],
    [
      'a page of the inner host',
      { origin: 'https://inner.example', 'x-forwarded-host': 'brand.example, inner.example' },
      403,
    ],
    ['an app', {}, 200],
  ])('from %s: %j', async (_from, headers, status) => {
    const { origin, asked } = await startDoor();
    const body = 'a=1';
    const answer = await ask(origin, '/gateway/x', {
      method: 'POST',
      headers: { host: own, ...headers },
      body,
    });
    expect(answer.status).toBe(status);
    expect(asked).toHaveLength(status === 200 ? 1 : 0);
    const read = await ask(origin, '/gateway/x', { headers: { host: own, ...headers } });
    expect(read.status).toBe(200);
  });
});
