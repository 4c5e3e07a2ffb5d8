/** Chunks that do not come the first time: the next call, or a little patience, gets them. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spanish } from '../../tests/support/ports.ts';
import type { CallSpec } from '../model/call.ts';

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.doUnmock('axios');
  vi.doUnmock('../../locales/es.json');
});

const lost = (): never => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const settings = { apiBase: '/gateway', common: {}, headers: {}, onExpired: () => undefined };
const spec: CallSpec = {
  name: 'x',
  method: 'POST',
  path: '/x',
  envelope: 'A',
  effect: 'read',
  body: 'form',
  parameters: [],
  required: [],
  data: null,
};

it('a call fails without the client, and the next one asks for it again', async () => {
  vi.doMock('axios', lost);
  const { createHttp } = await import('./http.ts');
  const http = createHttp({
    ...settings,
    adapter: (config) =>
      Promise.resolve({ data: '{"code":0}', status: 200, statusText: '', headers: {}, config, request: {} }),
  });
  const send = () => http.send(spec, {}, { signal: new AbortController().signal });
  expect(await send()).toMatchObject({ ok: false, error: { kind: 'network' } });
  vi.doUnmock('axios');
  expect(await send()).toEqual({ ok: true, value: null });
});

it.each([
  ['that does not come', lost],
  ['that comes too late', () => new Promise<never>(() => undefined)],
] as const)('a write without a client %s was not sent, for certain', async (_, client) => {
  vi.doMock('axios', client);
  const { createHttp } = await import('./http.ts');
  const http = createHttp({ ...settings, timeout: 60 });
  const write = { ...spec, effect: 'write' } as const;
  const { signal } = new AbortController();
  expect(await http.send(write, {}, { signal })).toMatchObject({ ok: false, error: { kind: 'unsent' } });
});

it('a read of a first screen does not wait for the client, and what comes after it is sent by it', async () => {
  let come: ((client: object) => void) | undefined;
  vi.doMock('axios', () => new Promise<object>((resolve) => (come = resolve)));
  const { createHttp } = await import('./http.ts');
  const answering = (asked: string[]) => ({
    request: ({ url = '' }) => {
      asked.push(url);
      return Promise.resolve({ data: '{"code":0}', status: 200, headers: {}, request: {} });
    },
  });
  const [before, after]: [string[], string[]] = [[], []];
  const http = createHttp({ ...settings, first: answering(before) });
  const { signal } = new AbortController();
  const write = { ...spec, name: 'w', path: '/w', effect: 'write' } as const;
  await http.send(spec, {}, { signal });
  const sent = http.send(write, {}, { signal });
  await http.send(spec, {}, { signal });
  expect([before.length, after.length]).toEqual([2, 0]);
  await vi.waitFor(() => expect(come).toBeDefined());
  come?.({ default: { create: () => answering(after) } });
  expect(await sent).toEqual({ ok: true, value: null });
  await http.send(spec, {}, { signal });
  expect([before.length, after.length]).toEqual([2, 2]);
});

it('a write whose client does not come is sent by the one of the first screen', async () => {
  vi.doMock('axios', lost);
  const { createHttp } = await import('./http.ts');
  const asked: string[] = [];
  const first = {
    request: ({ url = '' }) => {
      asked.push(url);
      return Promise.resolve({ data: '{"code":0}', status: 200, headers: {}, request: {} });
    },
  };
  const http = createHttp({ ...settings, first });
  const write = { ...spec, effect: 'write' } as const;
  const { signal } = new AbortController();
  expect(await http.send(write, {}, { signal })).toEqual({ ok: true, value: null });
  expect(asked).toHaveLength(1);
});

it('the client comes by itself where no call asked for it, after what the first screen needs', async () => {
  vi.useFakeTimers();
  const loaded = vi.fn(() => ({ default: { create: () => ({}) } }));
  vi.doMock('axios', loaded);
  const { createHttp } = await import('./http.ts');
  createHttp(settings);
  await vi.advanceTimersByTimeAsync(2900);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
});

it('the words of the page are asked for again', async () => {
  let tries = 0;
  vi.doMock('../../locales/es.json', () => {
    tries += 1;
    return tries < 3 ? lost() : { default: { 'app.retry': 'Reintentar' } };
  });
  const { createTexts } = await import('./texts.ts');
  expect((await createTexts(spanish, [1, 1])).text('app.retry')).toBe('Reintentar');
  expect(tries).toBe(3);
});

it('the words of the page are given up in the end', async () => {
  vi.doMock('../../locales/es.json', lost);
  const { createTexts } = await import('./texts.ts');
  await expect(createTexts(spanish, [1, 1])).rejects.toBeInstanceOf(Error);
});
