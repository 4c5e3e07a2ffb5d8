// @vitest-environment node
/** Every failure of docs/contract.md 9 against a real server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import type { CallSpec } from '../model/call.ts';
import { createHttp, type HttpSetting } from './http.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const spec: CallSpec = {
  name: 'score',
  method: 'POST',
  path: '/v3/score',
  envelope: 'A',
  effect: 'write',
  body: 'form',
  parameters: ['a'],
  required: [],
  data: { type: 'object', properties: { x: { type: 'integer' } } },
};

async function serve(handle: Handle): Promise<string> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => handle(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}/gateway`;
}

const client = (apiBase: string, more: Partial<HttpSetting> = {}) =>
  createHttp({ apiBase, common: {}, headers: {}, onExpired: () => undefined, adapter: 'http', ...more });
const signal = (): AbortSignal => new AbortController().signal;
async function ask(handle: Handle, call: Partial<CallSpec> = {}, more: Partial<HttpSetting> = {}) {
  return client(await serve(handle), more).send({ ...spec, ...call }, { a: 'é &' }, { signal: signal() });
}
const says =
  (text: string, status = 200): Handle =>
  (_, response) => {
    response.writeHead(status).end(text);
  };
const kindOf = (result: Awaited<ReturnType<typeof ask>>) =>
  result.ok ? 'ok' : `${result.error.kind} ${result.error.code}`.trim();

it.each<[string, Handle, string]>([
  ['reset', (request) => request.socket.destroy(), 'network'],
  [
    'reset in the body',
    (request, response) => {
      // Once what is there of it has left.
      response
        .writeHead(200, { 'content-length': '100' })
        .write('{"code":0', () => void request.socket.destroy());
    },
    'network',
  ],
  ['truncated without a length', says('{"code":0,"data":{'), 'shape'],
  ['HTML with 200', says('<html>'), 'shape'],
  ['empty', says(''), 'shape'],
  ['204', says('', 204), 'shape'],
  ['a list', says('[]'), 'shape'],
  ['wrong data', says('{"code":0,"data":[1]}'), 'shape'],
  ['500 with HTML', says('<html>', 500), 'status 500'],
  [
    'a redirect',
    (_, response) => {
      response.writeHead(302, { location: '/x' }).end();
    },
    'status 302',
  ],
  ['a refusal', says('{"code":"101","message":"No"}'), 'refused 101'],
  ['success', says('{"code":"00","data":{"x":1}}'), 'ok'],
])('%s', async (_, handle, expected) => {
  expect(kindOf(await ask(handle))).toBe(expected);
});

it.each<[string, Partial<CallSpec>, string]>([
  ['a write', {}, 'unsent'],
  ['a read', { effect: 'read' }, 'status 502'],
])('what our proxy could not hand on: %s', async (_, call, expected) => {
  const handle: Handle = (_request, response) => {
    response.writeHead(502, { 'x-not-forwarded': '1' }).end('{}');
  };
  expect(kindOf(await ask(handle, call))).toBe(expected);
});

it.each<[string, Partial<CallSpec>, string]>([
  ['a write was not sent, in the words of who did it', {}, 'unsent'],
  ['a read is refused in them', { effect: 'read' }, 'refused'],
])('a call that is switched off: %s', async (_, call, kind) => {
  const handle: Handle = (_request, response) => {
    response.writeHead(200, { 'x-not-forwarded': '1' });
    response.end('{"code":"off","success":false,"message":"Come back at 8.","data":null}');
  };
  const answer = await ask(handle, call);
  expect(answer).toMatchObject({ ok: false, error: { kind, message: 'Come back at 8.' } });
});

it("tells the server's time", async () => {
  const times: number[] = [];
  const http = client(
    await serve((_, response) => {
      response.writeHead(500, { date: 'Sun, 22 Nov 2026 10:00:00 GMT' }).end();
    }),
  );
  await http.send(spec, {}, { signal: signal(), onTime: (time) => times.push(time) });
  expect(times).toEqual([Date.UTC(2026, 10, 22, 10)]);
});

it('names every write by a key: its own, else a new one each time; a read has none', async () => {
  const keys: unknown[] = [];
  const http = client(
    await serve((request, response) => {
      keys.push(request.headers['idempotency-key']);
      response.end('{"code":0,"data":{}}');
    }),
  );
  await http.send(spec, {}, { signal: signal(), key: 'k1' });
  await http.send(spec, {}, { signal: signal() });
  await http.send(spec, {}, { signal: signal() });
  await http.send({ ...spec, effect: 'read' }, {}, { signal: signal(), key: 'k2' });
  expect(keys).toEqual([
    'k1',
    expect.stringMatching(/^[\da-f]{32}$/),
    expect.stringMatching(/^[\da-f]{32}$/),
    undefined,
  ]);
  expect(keys[1]).not.toBe(keys[2]);
});

it('more than 5 MB is refused', async () => {
  expect(kindOf(await ask(says(`{"code":0,"data":{},"pad":"${'x'.repeat(5 * 1024 * 1024)}"}`)))).toBe(
    'shape',
  );
});

it('nobody listens', async () => {
  expect(kindOf(await client('http://127.0.0.1:1/gateway').send(spec, {}, { signal: signal() }))).toBe(
    'network',
  );
});

it('a dribbling body ends at the time-out', async () => {
  const drip: Handle = (_, response) => {
    const timer = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(timer));
  };
  expect(kindOf(await ask(drip, {}, { timeout: 150 }))).toBe('timeout');
});

it('the caller gives up', async () => {
  const controller = new AbortController();
  const running = client(await serve(() => controller.abort())).send(spec, {}, { signal: controller.signal });
  expect(kindOf(await running)).toBe('aborted');
});

it.each([[says('', 401)], [says('{"code":"401"}')], [says('{"code":401}')]])(
  'an expired session is told once',
  async (handle) => {
    const onExpired = vi.fn<() => void>();
    const http = client(await serve(handle), { onExpired });
    await http.send(spec, {}, { signal: signal() });
    await http.send(spec, {}, { signal: signal() });
    expect(onExpired).toHaveBeenCalledOnce();
  },
);

it.each<[Partial<CallSpec>, string, string, RegExp]>([
  [{}, 'POST /gateway/v3/score?sessionId=s+1', 'a=%C3%A9+%26', /^application\/x-www-form-urlencoded/],
  [{ body: 'json' }, 'POST /gateway/v3/score?sessionId=s+1', '{"a":"é &"}', /^application\/json/],
  [{ method: 'GET', body: 'query' }, 'GET /gateway/v3/score?sessionId=s+1&a=%C3%A9+%26', '', /^$/],
])('what is sent: %j', async (call, line, expected, type) => {
  let seen: unknown[] = [];
  const keep: Handle = (request, response, body) => {
    seen = [
      `${request.method} ${request.url}`,
      body,
      request.headers['content-type'] ?? '',
      request.headers['dearest'],
    ];
    response.end('{"code":0,"data":{}}');
  };
  await ask(keep, call, { common: { sessionId: 's 1' }, headers: { dearest: 'd' } });
  expect(seen).toEqual([line, expected, expect.stringMatching(type), 'd']);
});

it('tells what is wrong in an answer and counts as missing', async () => {
  const told: string[] = [];
  const onWrong: HttpSetting['onWrong'] = (call, { place, what }) =>
    void told.push(`${call} ${place} ${what}`);
  const result = await ask(says('{"code":0,"data":{"x":"7"}}'), {}, { onWrong });
  expect([result, told]).toEqual([{ ok: true, value: {} }, ['score data.x should be integer']]);
});
