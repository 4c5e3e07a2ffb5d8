/** What the client sends and makes of answers where only a browser has the parts: uploads, images, followed redirects. */
import type { AxiosAdapter, InternalAxiosRequestConfig } from 'axios';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../../tests/support/ports.ts';
import type { CallSpec } from '../model/call.ts';
import type { JsonObject } from '../model/json.ts';
import { readAnswer } from './answer.ts';
import { createHttp, type HttpSetting } from './http.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const spec: CallSpec = {
  name: 'upload',
  method: 'POST',
  path: '/upload',
  envelope: 'A',
  effect: 'write',
  body: 'multipart',
  parameters: ['a'],
  required: [],
  data: null,
};

interface Given {
  readonly status?: number;
  readonly data?: unknown;
  /** Where the browser says that the answer came from. */
  readonly from?: string;
}

/** An adapter that answers as told and keeps what it was asked. */
function answering(given: Given): { adapter: AxiosAdapter; asked: InternalAxiosRequestConfig[] } {
  const asked: InternalAxiosRequestConfig[] = [];
  return {
    asked,
    adapter: (config) => {
      asked.push(config);
      return Promise.resolve({
        data: given.data ?? '{"code":0}',
        status: given.status ?? 200,
        statusText: '',
        headers: {},
        config,
        request: { responseURL: given.from ?? '' },
      });
    },
  };
}

const create = (adapter: AxiosAdapter, more: Partial<HttpSetting> = {}) =>
  createHttp({ apiBase: '/gateway', common: {}, headers: {}, onExpired: () => undefined, adapter, ...more });

async function send(given: Given, call: Partial<CallSpec> = {}, parameters: object = {}) {
  const { adapter, asked } = answering(given);
  const { signal } = new AbortController();
  // A picked file is no JSON, but travels with the parameters to where it is uploaded.
  const result = await create(adapter).send({ ...spec, ...call }, parameters as JsonObject, { signal });
  return { result, asked: asked[0] };
}

describe('what is sent', () => {
  it('is a form of files and words for an upload', async () => {
    const file = new File(['bytes'], 'photo.jpg', { type: 'image/jpeg' });
    const { asked } = await send(
      {},
      {},
      { problemImage: file, number: 5, yes: true, list: [1, 'x'], none: null },
    );
    const form = asked?.data as FormData;
    expect(form).toBeInstanceOf(FormData);
    expect([...form.keys()]).toEqual(['problemImage', 'number', 'yes', 'list']);
    expect((form.get('problemImage') as File).name).toBe('photo.jpg');
    expect([form.get('number'), form.get('yes'), form.get('list')]).toEqual(['5', 'true', '[1,"x"]']);
  });

  it.each([
    [{ body: 'form' as const }, 'a=1&b='],
    [{ body: 'json' as const }, '{"a":1,"b":""}'],
  ])('leaves out what has no value: %j', async (call, body) => {
    const { asked } = await send({}, call, { a: 1, b: '', c: undefined, d: null });
    expect(String(asked?.data)).toBe(body);
  });

  it('has the common parameters in the query, and the payload of a GET behind them', async () => {
    const { adapter, asked } = answering({});
    const http = create(adapter, { common: { sessionId: 's', appName: 'Lendora' }, headers: { eyes: 'e' } });
    const call: CallSpec = { ...spec, method: 'GET', body: 'query' };
    await http.send(call, { a: [1], b: null }, { signal: new AbortController().signal });
    expect(asked[0]?.url).toMatch(/\?sessionId=s&appName=Lendora&a=%5B1%5D$/);
    expect(asked[0]?.headers.get('eyes')).toBe('e');
    expect(asked[0]?.data).toBeUndefined();
  });
});

describe('an answer', () => {
  const origin = 'https://app.example';
  it.each([
    ['of this origin', `${origin}/gateway/upload?x`, true],
    ['of a redirect within this origin', `${origin}/elsewhere`, true],
    ['of a redirect to another origin', 'https://evil.example/gateway/upload', false],
    ['of a redirect to another port', `${origin}:8443/gateway/upload`, false],
    ['of a browser that does not say', '', true],
  ])('%s', async (_, from, ok) => {
    vi.spyOn(window.location, 'href', 'get').mockReturnValue(`${origin}/inThe`);
    const { result } = await send({ from });
    expect(result).toMatchObject(ok ? { ok } : { ok, error: { kind: 'shape' } });
  });

  it('that is an image is a URL of this page', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:https://app.example/1');
    const image = new Blob(['bytes'], { type: 'image/png' });
    const call: Partial<CallSpec> = { method: 'GET', body: 'query', envelope: 'image' };
    const { result, asked } = await send({ data: image }, call);
    expect(result).toEqual({ ok: true, value: 'blob:https://app.example/1' });
    expect(asked?.responseType).toBe('blob');
    const page = new Blob(['<html>'], { type: 'text/html' });
    expect((await send({ data: page }, call)).result).toMatchObject({ ok: false, error: { kind: 'shape' } });
    const error = { kind: 'status', code: '500' };
    expect((await send({ data: image, status: 500 }, call)).result).toMatchObject({ ok: false, error });
    const off = new Blob(['{"code":"off","message":"Hoy no"}'], { type: 'application/json; charset=utf-8' });
    expect((await send({ data: off }, call)).result).toMatchObject({ error: { message: 'Hoy no' } });
    expect(made).toHaveBeenCalledOnce();
  });

  it('was asked for with the time of each request, where the call says so', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const call: Partial<CallSpec> = { method: 'GET', body: 'query', stamps: ['a'] };
    const { asked } = await send({}, call, { sid: '7' });
    expect(asked?.url).toMatch(/\?sid=7&a=1700000000000$/);
    now.mockReturnValue(1_700_000_000_001);
    expect((await send({}, call)).asked?.url).toMatch(/\?a=1700000000001$/);
  });

  it('that is an image is let go when it is shown no more, or with the session', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:https://app.example/2');
    const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    const picture = new Blob(['x'], { type: 'image/png' });
    const http = create(answering({ data: picture }).adapter);
    const asked = await http.send({ ...spec, envelope: 'image' }, {}, new AbortController());
    expect(asked.ok).toBe(true);
    http.release('blob:https://app.example/1');
    http.releaseAll();
    http.releaseAll();
    expect(revoked.mock.calls.flat()).toEqual(['blob:https://app.example/1', 'blob:https://app.example/2']);
  });

  it('that grows too large is given up while it comes', async () => {
    const endless: AxiosAdapter = (config) =>
      new Promise((_, reject) => {
        config.signal?.addEventListener?.('abort', () => reject(new Error('canceled')));
        const event = { loaded: 6 * 1024 * 1024, bytes: 1, lengthComputable: false };
        config.onDownloadProgress?.(event);
      });
    const { signal } = new AbortController();
    expect(await create(endless).send(spec, {}, { signal })).toMatchObject({
      ok: false,
      error: { kind: 'shape', detail: 'too large' },
    });
  });
});

describe('a call that ends early', () => {
  it('is not sent when its screen has been left already', async () => {
    const { adapter, asked } = answering({});
    const result = await create(adapter).send(spec, {}, { signal: AbortSignal.abort() });
    expect(result).toMatchObject({ ok: false, error: { kind: 'aborted' } });
    await settle();
    expect(asked.filter(({ signal }) => signal?.aborted !== true)).toEqual([]);
  });

  it.each([
    ['timeout', 60_000],
    ['aborted', 20],
  ])('is "%s" even where the browser never says so', async (kind, abortAfter) => {
    vi.useFakeTimers();
    const silent: AxiosAdapter = () => new Promise(() => undefined);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), abortAfter);
    const sent = create(silent, { timeout: 60 }).send(spec, {}, controller);
    await vi.advanceTimersByTimeAsync(60);
    expect(await sent).toMatchObject({ ok: false, error: { kind } });
  });

  it('is given up after 60 s, not before (docs/product-spec.md 9)', async () => {
    vi.useFakeTimers();
    const silent: AxiosAdapter = () => new Promise(() => undefined);
    const ended = vi.fn<(result: unknown) => void>();
    void create(silent).send(spec, {}, { signal: new AbortController().signal }).then(ended);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended.mock.calls).toMatchObject([[{ ok: false, error: { kind: 'timeout' } }]]);
  });

  it('leaves nothing on the signal of its screen, and no timer', async () => {
    const { adapter } = answering({});
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, 'addEventListener');
    const removed = vi.spyOn(signal, 'removeEventListener');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    await create(adapter).send(spec, {}, { signal });
    expect(removed.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      added.mock.calls.map(([type, listener]) => [type, listener]),
    );
    expect(cleared).toHaveBeenCalled();
  });

  it.each([new Error('odd'), 'odd', undefined, null, { code: 5 }])(
    'is "network" whatever is thrown: %s',
    async (thrown) => {
      const { signal } = new AbortController();
      // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- a library may reject with anything
      const result = await create(() => Promise.reject(thrown)).send(spec, {}, { signal });
      expect(result).toMatchObject({ ok: false, error: { kind: 'network' } });
    },
  );
});

describe('a call that never left the phone', () => {
  it('of a phone without a network is not sent where it would change something, and says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { result, asked } = await send({});
    expect(result).toEqual({
      ok: false,
      error: { kind: 'unsent', code: '', message: '', detail: 'offline' },
    });
    expect(asked).toBeUndefined();
    // What only asks may be tried: at worst it fails.
    expect((await send({}, { effect: 'read' })).result).toMatchObject({ ok: true });
  });

  it('is not taken for one that was lost on the way', async () => {
    const { signal } = new AbortController();
    const lost: AxiosAdapter = () => {
      // The connection is gone by the time it fails: it may have arrived all the same.
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      return Promise.reject(new Error('Network Error'));
    };
    expect(await create(lost).send(spec, {}, { signal })).toMatchObject({ error: { kind: 'network' } });
  });
});

describe('envelopes', () => {
  const kind = (envelope: CallSpec['envelope'], body: unknown): string => {
    const read = readAnswer({ ...spec, envelope }, 200, JSON.stringify(body));
    return read.ok ? 'ok' : `${read.error.kind} ${read.error.code}`.trim();
  };

  it.each([
    ['A', { code: '0 rows' }, 'ok'],
    ['A', { code: 0.5 }, 'ok'],
    ['A', { code: '0x1F' }, 'ok'],
    ['A', { code: '' }, 'shape'],
    ['A', { code: [0] }, 'shape'],
    ['A', { code: false }, 'shape'],
    ['A', { code: 'E100' }, 'refused E100'],
    ['A', { code: -0 }, 'ok'],
    ['A', { code: 401 }, 'refused 401'],
    ['B', { code: '7', success: false }, 'refused 7'],
    ['B', { success: 1 }, 'shape'],
    ['B', { success: 'true' }, 'shape'],
    ['B', { code: 0 }, 'shape'],
    ['B', { code: '401', success: false }, 'refused 401'],
    ['C', { code: '000' }, 'refused 000'],
    ['C', { success: true }, 'shape'],
    ['D', { code: '-1' }, 'refused -1'],
    ['D', { code: '11' }, 'refused 11'],
  ] as const)('%s %j is %s', (envelope, body, expected) => {
    expect(kind(envelope, body)).toBe(expected);
  });

  it('hand on the words of the server, not more than a person reads', () => {
    const read = (message: unknown) =>
      readAnswer({ ...spec, envelope: 'A' }, 200, JSON.stringify({ code: 1, message }));
    expect(read('No hay saldo <b>')).toMatchObject({ error: { message: 'No hay saldo <b>' } });
    expect(read('x'.repeat(5000))).toMatchObject({ error: { message: 'x'.repeat(500) } });
    for (const odd of [undefined, null, 5, {}, ['x']])
      expect(read(odd)).toMatchObject({ error: { message: '' } });
  });

  it('never throw, and the wrong ones never succeed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('A', 'B', 'C', 'D'),
        fc.oneof(fc.string(), fc.json()),
        fc.integer({ min: 100, max: 599 }),
        (envelope, body, status) => {
          const read = readAnswer({ ...spec, envelope }, status, body);
          if (status < 200 || status > 299)
            expect(read).toMatchObject({ ok: false, error: { kind: 'status', code: String(status) } });
          else if (read.ok) expect(body).toMatch(/"(?:code|success)"/);
        },
      ),
    );
  });
});
