// @vitest-environment node
/** Holds what a person's phone may conclude from a failure: whether the call can have reached the backend. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectConsole } from '../../tests/support/console.ts';
import { freePort } from '../../tests/support/server.ts';
import { ask, startBackend, startProxy, type Answer } from './testing.ts';

const write = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'a=1' } as const;

/** A bare port; what was received on it is told. */
async function startPort(
  onConnection: (socket: Socket) => void,
): Promise<{ readonly port: number; readonly received: () => string }> {
  let received = '';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => (received += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, received: () => received };
}

const post = async (backend: string, timeout?: number): Promise<Answer> =>
  ask(await startProxy(backend, timeout), '/gateway/x', write);

describe('a call that never left is said to be so', () => {
  it.each([
    ['a port that refuses', async () => `http://127.0.0.1:${await freePort()}`, 'ECONNREFUSED'],
    ['a host that nobody knows', async () => 'http://backend.invalid', 'backend.invalid'],
    ['a port that refuses, with TLS', async () => `https://127.0.0.1:${await freePort()}`, 'ECONNREFUSED'],
  ])('%s', async (_name, backend, said) => {
    const answer = await post(await backend());
    expect([answer.status, answer.headers['x-not-forwarded']]).toEqual([502, '1']);
    expect(JSON.parse(answer.body)).toMatchObject({ code: '502', success: false });
    expectConsole(said);
  });

  it('a server that does not speak TLS, of which it saw nothing', async () => {
    const { port, received } = await startPort((socket) =>
      socket.once('data', () => socket.end('HTTP/1.1 400 \r\n\r\n')),
    );
    const answer = await post(`https://127.0.0.1:${port}`);
    expect([answer.status, answer.headers['x-not-forwarded']]).toEqual([502, '1']);
    expect(received()).not.toContain('POST');
    expectConsole('cannot be used');
  });

  it('a connection that does not come about in time', async () => {
    // A handshake that is never answered; a port that drops everything cannot be had on every machine.
    const { port } = await startPort(() => undefined);
    const answer = await post(`https://127.0.0.1:${port}`, 60);
    expect([answer.status, answer.headers['x-not-forwarded']]).toEqual([502, '1']);
    expectConsole('no answer in time');
  });
});

describe('a call that may have arrived is not', () => {
  it('a server that accepts and resets once it has the head', async () => {
    const { port, received } = await startPort((socket) =>
      socket.on('data', () => {
        if (received().includes('\r\n\r\n')) socket.resetAndDestroy();
      }),
    );
    const answer = await post(`http://127.0.0.1:${port}`);
    expect([answer.status, answer.headers['x-not-forwarded']]).toEqual([502, undefined]);
    expect(received()).toContain('POST /x HTTP/1.1');
    expectConsole('cannot be used');
  });

  it('a server that hangs up before it read anything', async () => {
    const { port } = await startPort((socket) => socket.destroy());
    const answer = await post(`http://127.0.0.1:${port}`);
    expect([answer.status, answer.headers['x-not-forwarded']]).toEqual([502, undefined]);
    expectConsole('cannot be used');
  });

  it('a server that never answers', async () => {
    const { port, received } = await startPort(() => undefined);
    const answer = await post(`http://127.0.0.1:${port}`, 60);
    expect([answer.status, answer.headers['x-not-forwarded']]).toEqual([504, undefined]);
    expectConsole('no answer in time');
    expect(received()).toContain('a=1');
  });

  it.each([200, 502])('a backend cannot say it of itself, with status %i', async (status) => {
    const backend = await startBackend((_request, response) => {
      response.writeHead(status, { 'X-Not-Forwarded': '1', 'x-other': '2' }).end('{}');
    });
    const answer = await post(backend);
    expect(answer.status).toBe(status);
    expect([answer.headers['x-not-forwarded'], answer.headers['x-other']]).toEqual([undefined, '2']);
  });
});
