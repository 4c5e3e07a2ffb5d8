// @vitest-environment node
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setImmediate as setImmediately } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../tests/support/console.ts';
import { climbs } from './gate.ts';
import { ask, holdCall, left, open, startBackend, startProxy, type Held } from './testing.ts';

/** Milliseconds in which nothing moves. The clock stands, so that a busy machine makes nothing late. */
const limit = 1000;
const stopClock = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** A call through the proxy that has reached a backend, which has sent nothing yet. */
async function underWay() {
  const { backend, arrived } = await holdCall();
  const proxy = await startProxy(backend, limit);
  stopClock();
  const call = open(proxy, '/gateway/x');
  call.on('error', () => undefined);
  const answered = once(call, 'response').then(([answer]) => answer as IncomingMessage);
  call.end();
  return { call, answered, held: await arrived };
}

afterEach(() => vi.useRealTimers());

describe('what goes wrong', () => {
  const refusal = (code: string): unknown => ({
    code,
    success: false,
    message: expect.stringMatching(/\w{3}/) as string,
  });

  it('a backend that drops the connection is 502', async () => {
    const backend = await startBackend((incoming) => incoming.socket.destroy());
    const answer = await ask(await startProxy(backend), '/gateway/x', { method: 'POST', body: 'a=1' });
    expect(answer.status).toBe(502);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toEqual(refusal('502'));
    expectConsole('cannot be used: socket hang up');
  });

  it('a status that does not exist is 502', async () => {
    const backend = await startBackend((incoming) =>
      incoming.socket.end('HTTP/1.1 099 Odd\r\ncontent-length: 0\r\n\r\n'),
    );
    expect((await ask(await startProxy(backend), '/gateway/x')).status).toBe(502);
    expectConsole('an answer that is none');
  });

  it.each(['', 'upgrade: websocket\r\n'])(
    'a backend that changes the protocol (%j) is 502 at once',
    async (header) => {
      const backend = await startBackend((incoming) =>
        incoming.socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\n${header}\r\n`),
      );
      expect((await ask(await startProxy(backend), '/gateway/x')).status).toBe(502);
      expectConsole('an answer that is none');
    },
  );

  it('a backend that is silent is 504, and is left', async () => {
    const { answered, held } = await underWay();
    vi.advanceTimersByTime(limit);
    const answer = await answered;
    expect(answer.statusCode).toBe(504);
    expect(JSON.parse((await buffer(answer)).toString())).toEqual(refusal('504'));
    await left(held);
    expectConsole('no answer in time');
  });

  it('a slow answer that moves is not cut', async () => {
    const { answered, held } = await underWay();
    held.response.flushHeaders();
    const answer = (await answered).setEncoding('utf8');
    for (const part of 'abcd') {
      held.response.write(part);
      expect(await once(answer, 'data')).toEqual([part]);
      vi.advanceTimersByTime(limit - 1);
    }
    held.response.end();
    await once(answer, 'end');
  });

  it.each<[name: string, happen: (held: Held) => unknown, told: string]>([
    ['breaks off', ({ incoming }) => incoming.socket.destroy(), 'an answer that breaks off'],
    ['stands still', () => vi.advanceTimersByTime(limit), 'no answer in time'],
  ])('an answer that %s in the middle does not look whole', async (_name, happen, told) => {
    const { answered, held } = await underWay();
    held.response.writeHead(200, { 'content-length': '100' }).write('half');
    const answer = await answered;
    happen(held);
    await expect(buffer(answer)).rejects.toThrow('aborted');
    expectConsole(told);
  });

  it('a client that does not send all that it began is 408, and no failure of the backend', async () => {
    const { backend, arrived } = await holdCall();
    const proxy = await startProxy(backend, limit);
    stopClock();
    const call = open(proxy, '/gateway/x', 'POST');
    call.setHeader('content-length', '10');
    const answered = once(call, 'response').then(([answer]) => answer as IncomingMessage);
    call.write('a');
    const held = await arrived;
    await once(held.incoming, 'data');
    vi.advanceTimersByTime(limit);
    expect((await answered).statusCode).toBe(408);
    await left(held);
    call.destroy();
  });

  it('a client that takes no more of an answer is cut, and no failure of the backend', async () => {
    const { answered, held } = await underWay();
    const { response } = held;
    response.write(Buffer.alloc(32 * 1_048_576));
    const answer = await answered;
    answer.pause();
    // Until every buffer on the way is full: nothing has moved for many turns.
    for (let still = 0, before = -1; still < 50; still = response.writableLength === before ? still + 1 : 0) {
      before = response.writableLength;
      await setImmediately();
    }
    expect(response.writableLength).toBeGreaterThan(0);
    vi.advanceTimersByTime(limit);
    await left(held);
    answer.destroy();
  });

  it('leaves the backend when the client goes away', async () => {
    const { call, answered, held } = await underWay();
    expect(held.incoming.socket.destroyed).toBe(false);
    call.destroy();
    await expect(answered).rejects.toThrow('hang up');
    await left(held);
  });

  it.each([
    ['/gateway/../admin', true],
    ['/gateway/%2E%2e/admin', true],
    ['/gateway/x%2f..%2fy', true],
    ['/gateway/..\\admin', true],
    ['/gateway/..;a=1/admin', true],
    ['/gateway/v3/a..b/...?x=/../', false],
  ])('knows whether %s climbs', (url, expected) => {
    expect(climbs(url)).toBe(expected);
  });
});
