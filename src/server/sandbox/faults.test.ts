// @vitest-environment node
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeFault, type Fault } from './faults.ts';
import { mountSandbox } from './mount.ts';

let app: FastifyInstance;
let origin = '';
beforeEach(async () => {
  app = Fastify({ forceCloseConnections: true });
  await mountSandbox(app, { apiBase: '/gateway', database: ':memory:' });
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function post(path: string, values: Readonly<Record<string, string>>, wait = 5000): Promise<Response> {
  const body = new URLSearchParams(values);
  return fetch(origin + path, { method: 'POST', body, signal: AbortSignal.timeout(wait) });
}

const switchOn = (values: Readonly<Record<string, string>>): Promise<Response> =>
  post('/sandbox/api/s/fault', values);
const ask = (wait?: number): Promise<Response> =>
  post('/gateway/v3/loan-details/loan-details?sessionId=s', { productId: '1', orderId: '174' }, wait);
const outcomes = async (): Promise<readonly string[]> => {
  const response = await fetch(`${origin}/sandbox/api/s/calls`);
  return ((await response.json()) as readonly { readonly outcome: string }[]).map(({ outcome }) => outcome);
};

describe('on a real connection', () => {
  it('latency answers as usual, only later', async () => {
    await switchOn({ kind: 'latency', ms: '300', count: '1' });
    const before = performance.now();
    const body: unknown = await (await ask()).json();
    // Timers may fire a millisecond early.
    expect(performance.now() - before).toBeGreaterThanOrEqual(295);
    expect(body).toMatchObject({ success: true, data: { orderStatus: '174' } });
  });

  it('timeout never answers, and the next call is answered', async () => {
    await switchOn({ kind: 'timeout', count: '1' });
    await expect(ask(300)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect((await ask()).status).toBe(200);
    expect(await outcomes()).toEqual(['ok', 'fault timeout']);
  });

  it('drop ends the connection at once, and the next call is answered', async () => {
    await switchOn({ kind: 'drop', count: '1' });
    await expect(ask()).rejects.toMatchObject({ name: 'TypeError', message: 'fetch failed' });
    expect((await ask()).status).toBe(200);
    expect(await outcomes()).toEqual(['ok', 'fault drop']);
  });

  it('the words of a refusal are those that were asked for', async () => {
    await switchOn({ kind: 'refused', message: 'Hoy no.' });
    expect(await (await ask()).json()).toEqual({ success: false, message: 'Hoy no.', data: null });
  });

  it('meets only its own session', async () => {
    await post('/sandbox/api/other/fault', { kind: '500' });
    expect((await ask()).status).toBe(200);
  });
});

describe('takeFault', () => {
  const once: Fault = { kind: '500', operation: 'loanPlan', count: 1 };
  const always: Fault = { kind: 'html' };

  it('takes the first that meets the operation and uses it up', () => {
    expect(takeFault([once, always], 'loanPlan')).toEqual({ fault: once, left: [always] });
  });

  it('leaves one for another operation alone', () => {
    expect(takeFault([once, always], 'score')).toEqual({ fault: always, left: [once, always] });
  });

  it('counts down', () => {
    expect(takeFault([{ ...once, count: 3 }], 'loanPlan').left).toEqual([{ ...once, count: 2 }]);
  });

  it('finds none where none is', () => {
    expect(takeFault([once], 'score')).toEqual({ fault: undefined, left: [once] });
  });
});
