/** The scriptable backend answers as told, fails as told, and tells what it was asked. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { faults, startBackend, success, type Backend } from './backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.stop());

const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(`${backend.origin}${path}`, init);

it('answers with what was set, under the base path or without it', async () => {
  backend.answer('/v3/a', success({ n: 1 }));
  await expect((await ask('/gateway/v3/a')).json()).resolves.toEqual({
    success: true,
    message: '',
    data: { n: 1 },
  });
  expect((await ask('/v3/a')).status).toBe(200);
  expect((await ask('/v3/unknown')).status).toBe(404);
});

it('answers each call by its number', async () => {
  backend.answer('/a', (_call, count) => ({ status: count === 0 ? 500 : 200 }));
  expect((await ask('/a')).status).toBe(500);
  expect((await ask('/a')).status).toBe(200);
});

it('tells what it was asked', async () => {
  backend.answer('/a', {});
  await ask('/gateway/a?q=1', {
    method: 'POST',
    body: new URLSearchParams({ x: 'ñ' }),
    headers: { swift: 's' },
  });
  expect(backend.calls('/a')).toMatchObject([
    { method: 'POST', path: '/a', form: { x: 'ñ' }, headers: { swift: 's' } },
  ]);
  expect(backend.calls('/a')[0]?.query.get('q')).toBe('1');
  expect(backend.calls('/b')).toEqual([]);
});

it.each(['dropped connection', 'truncated body'])('fails by %s', async (fault) => {
  backend.answer('/a', faults[fault] ?? {});
  await expect(ask('/a').then((response) => response.text())).rejects.toThrow(/fetch failed|terminated/);
});

it('waits before it answers, or for ever', async () => {
  backend.answer('/slow', { delay: 60 });
  const started = performance.now();
  await ask('/slow');
  expect(performance.now() - started).toBeGreaterThan(50);
  backend.answer('/never', { delay: Infinity });
  await expect(ask('/never', { signal: AbortSignal.timeout(80) })).rejects.toThrow('aborted due to timeout');
});
