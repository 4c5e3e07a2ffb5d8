/** Holds what a page asks for before the program: the client's own requests, and none that the address does not bear. */
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { createHttp } from '../../platform/http.ts';
import { earlyAnswers, type Early } from '../../platform/early.ts';
import { requestSetting } from '../../platform/request.ts';
import { languageOf, readStartUp } from '../../lib/query.ts';
import type { CallSpec } from '../../model/call.ts';
import type { First } from '../../model/first.ts';
import { ask, requestsOf } from './ask.ts';

const config = '{"apiBase":"/api/","appName":"Lendora"}';
const first: First = {
  query: { orderId: { required: true, most: 8 }, kind: { most: 8, enum: ['a', 'b'], default: 'a' } },
  requests: [
    {
      operation: 'loan',
      method: 'POST',
      path: '/loan',
      body: 'form',
      send: { orderId: { query: 'orderId' }, kind: { query: 'kind' }, all: { value: true } },
    },
  ],
};
const call: CallSpec = {
  name: 'loan',
  method: 'POST',
  path: '/loan',
  envelope: 'A',
  effect: 'read',
  repeatable: true,
  body: 'form',
  parameters: ['orderId', 'kind', 'all'],
  required: [],
  data: { type: 'object', properties: { x: { type: 'integer' } } },
};

interface Sent {
  readonly url: string;
  readonly init: RequestInit;
}

/** What is fetched, and answered with `body`. */
function network(body: string, status = 200): readonly Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(new Response(url === '/config.json' ? config : body, { status }));
  });
  return sent;
}

afterEach(() => vi.unstubAllGlobals());

const clientOf = (early: Early, search: string, tried: string[] = []) => {
  const startUp = readStartUp(search);
  return createHttp({
    ...requestSetting({ apiBase: '/api', appName: 'Lendora' }, startUp, languageOf(startUp)),
    early: earlyAnswers(early),
    onExpired: () => undefined,
    adapter: (request) => {
      tried.push(String(request.url));
      return Promise.reject(new Error('no network in this test'));
    },
  });
};
const signal = (): AbortSignal => new AbortController().signal;
const parameters = { all: true, kind: 'a', orderId: '174' };

it('asks as the client would, and the client takes the answer once', async () => {
  const sent = network('{"code":"0","data":{"x":1}}');
  const search = '?orderId=174&sessionId=s&dearest=d&isNeedPop=1';
  const tried: string[] = [];
  const client = clientOf(ask(config, first, search), search, tried);
  expect(sent.map(({ url }) => url)).toEqual(['/api/loan?sessionId=s&appName=Lendora']);
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: 'orderId=174&kind=a&all=true',
    headers: {
      'Accept-Language': 'en-IN',
      dearest: 'd',
      'Content-Type': 'application/x-www-form-urlencoded;charset=utf-8',
    },
  });
  expect(await client.send(call, parameters, { signal: signal() })).toEqual({ ok: true, value: { x: 1 } });
  expect(tried).toEqual([]);
  expect((await client.send(call, parameters, { signal: signal() })).ok).toBe(false);
  expect(tried).toHaveLength(1);
});

it.each([
  ['?orderId=174', 'es-MX', 'en-IN'],
  ['?orderId=174&isNeedPop=1', 'en-IN', 'es-MX'],
])('asks in the language of the client, whatever the page came in: %s', async (search, tag, other) => {
  document.documentElement.lang = other;
  const sent = network('{"code":"0","data":{"x":1}}');
  ask(config, first, search);
  const startUp = readStartUp(search);
  const own: unknown[] = [];
  const client = createHttp({
    ...requestSetting({ apiBase: '/api', appName: 'Lendora' }, startUp, languageOf(startUp)),
    onExpired: () => undefined,
    adapter: (request) => {
      own.push(request.headers['Accept-Language']);
      return Promise.reject(new Error('no network in this test'));
    },
  });
  await client.send(call, parameters, { signal: signal() });
  expect(sent[0]?.init.headers).toMatchObject({ 'Accept-Language': tag });
  expect(own).toEqual([tag]);
});

it.each([
  ['another question', call, { ...parameters, orderId: '175' }],
  ['a write', { ...call, effect: 'write' } satisfies CallSpec, parameters],
])('is not the answer to %s', async (_what, asked, given) => {
  network('{"code":"0","data":{"x":1}}');
  const tried: string[] = [];
  const client = clientOf(ask(config, first, '?orderId=174'), '?orderId=174', tried);
  await client.send(asked, given, { signal: signal() });
  expect(tried).toHaveLength(1);
});

it.each([
  ['a failed request', () => Promise.reject(new TypeError('failed')), 'network'],
  ['another status', () => Promise.resolve(new Response('', { status: 502 })), 'status'],
  ['no envelope', () => Promise.resolve(new Response('<html>')), 'shape'],
])('%s is what it is from the client', async (_what, answer, kind) => {
  vi.stubGlobal('fetch', answer);
  const tried: string[] = [];
  const client = clientOf(ask(config, first, '?orderId=174'), '?orderId=174', tried);
  const result = await client.send(call, parameters, { signal: signal() });
  expect(result.ok ? 'ok' : result.error.kind).toBe(kind);
  expect(tried).toEqual([]);
});

it.each(['', '?orderId=', '?orderId=123456789', '?order=174', `?${'x'.repeat(9000)}=1`])(
  'asks nothing where the address lacks what the screen needs: %s',
  (search) => {
    const sent = network('');
    expect(ask(config, first, search).requests).toEqual([]);
    expect(sent).toEqual([]);
  },
);

it('takes the default for what does not fit', () => {
  const sent = network('');
  ask(config, first, '?orderId=1&kind=%3Cscript%3E');
  expect(sent[0]?.init.body).toBe('orderId=1&kind=a&all=true');
});

it.each(['[]', 'null', '{', '"x"', '{"apiBase":7}', '{"appName":{}}'])(
  'asks nothing of a backend that the configuration does not name: %s',
  (given) => {
    const sent = network('');
    expect(ask(given, first, '?orderId=1').requests).toEqual([]);
    expect(sent).toEqual([]);
  },
);

it('asks for the configuration first where the page has none', async () => {
  const sent = network('{"code":"0","data":{"x":1}}');
  const early = ask('', first, '?orderId=1');
  expect(early.requests).toEqual([]);
  expect(await early.config).toBe(config);
  expect(sent.map(({ url }) => url)).toEqual(['/config.json', '/api/loan?appName=Lendora']);
});

it('ends what nobody took', async () => {
  vi.useFakeTimers();
  const sent = network('');
  earlyAnswers(ask(config, first, '?orderId=1'));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent[0]?.init.signal?.aborted).toBe(true);
  vi.useRealTimers();
});

const stepTo = (search: string) =>
  requestsOf(
    first,
    search,
    requestSetting({ apiBase: '/api', appName: '' }, readStartUp(''), languageOf(readStartUp(''))),
  );
const aborted = (sent: readonly Sent[]) => sent.map(({ init }) => init.signal?.aborted);

it('a step asks in place of the page and of the step before it, and ends what its screen has not taken', () => {
  const sent = network('');
  const early = earlyAnswers(ask(config, first, '?orderId=1'));
  const left = early.add(stepTo('?orderId=2'));
  expect(aborted(sent)).toEqual([true, false]);
  early.add(stepTo('?orderId=3'));
  left();
  expect(aborted(sent)).toEqual([true, true, true]);
  const taken = early.add(stepTo('?orderId=4'));
  expect(early.take('["loan",["all",true],["kind","a"],["orderId","4"]]')).toBeDefined();
  taken();
  expect(aborted(sent)).toEqual([true, true, true, false]);
});

it('no answer that was asked for before a write is shown after it', async () => {
  const sent = network('{"code":"0","data":{"x":1}}');
  const tried: string[] = [];
  const client = clientOf(ask(config, first, '?orderId=174'), '?orderId=174', tried);
  await client.send({ ...call, name: 'pay', effect: 'write' }, {}, { signal: signal() });
  expect(aborted(sent)).toEqual([true]);
  await client.send(call, parameters, { signal: signal() });
  expect(tried).toHaveLength(2);
});

it('no address makes it throw, or ask elsewhere than below the base path', () => {
  const sent = network('');
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (query, more) => {
      ask(config, first, `?${new URLSearchParams(query).toString()}&orderId=1&${more}`);
      expect(sent.every(({ url }) => url.startsWith('/api/loan'))).toBe(true);
    }),
  );
});
