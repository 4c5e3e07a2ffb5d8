// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../tests/support/console.ts';
import { climbs } from './proxy.ts';
import { ask, open, startBackend, startProxy } from './testing.ts';

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
  });

  it('a backend that is silent is 504, and is left', async () => {
    let left = false;
    const backend = await startBackend((incoming) => incoming.socket.once('close', () => (left = true)));
    const answer = await ask(await startProxy(backend, 60), '/gateway/x');
    expect(answer.status).toBe(504);
    expect(JSON.parse(answer.body)).toEqual(refusal('504'));
    await vi.waitFor(() => expect(left).toBe(true));
  });

  it('a slow answer that moves is not cut', async () => {
    const backend = await startBackend((_incoming, response) => {
      void (async () => {
        for (const part of 'abcd') {
          response.write(part);
          await sleep(80);
        }
        response.end();
      })();
    });
    expect(await ask(await startProxy(backend, 200), '/gateway/x')).toMatchObject({
      status: 200,
      body: 'abcd',
    });
  });

  it.each([
    ['breaks off', undefined],
    ['stands still', 60],
  ])('an answer that %s in the middle does not look whole', async (_name, timeout) => {
    const backend = await startBackend((incoming, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half', () => timeout ?? setTimeout(() => incoming.socket.destroy(), 20));
    });
    await expect(ask(await startProxy(backend, timeout), '/gateway/x')).rejects.toThrow('aborted');
  });

  it('leaves the backend when the client goes away', async () => {
    let left = false;
    const backend = await startBackend((incoming) => incoming.socket.once('close', () => (left = true)));
    const call = open(await startProxy(backend), '/gateway/x');
    call.on('error', () => undefined);
    call.end();
    await sleep(100);
    expect(left).toBe(false);
    call.destroy();
    await vi.waitFor(() => expect(left).toBe(true));
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
