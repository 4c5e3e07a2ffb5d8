// @vitest-environment node
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createServer } from './app.ts';
import { explain } from './explain.ts';
import { SetUpError } from './set-up-error.ts';
import { stopKindly } from './stop.ts';
import { ask, holdCall, listen, makeFolder, makeServer, startBackend } from './testing.ts';

const place = { port: 8080, host: '127.0.0.1' };

describe('a start that cannot be', () => {
  it.each([
    ['no folder', undefined],
    ['an empty folder', {}],
    ['no list of routes', { 'index.html': 'x' }],
    ['a broken list of routes', { 'index.html': 'x', 'routes.json': '{' }],
  ])('says that the site must be built: %s', async (_name, files) => {
    const dist = files === undefined ? '/nowhere/dist' : makeFolder(files);
    const started = createServer({ dist, configFile: '', backend: 'http://127.0.0.1:1', sandboxDb: '' });
    await expect(started).rejects.toThrow(SetUpError);
    await started.catch((error: unknown) =>
      expect(explain(error, place)).toMatch(/ Run npm run build first\.$/),
    );
  });

  it('says that the port is busy', async () => {
    const taken = Number(new URL(await startBackend(() => undefined)).port);
    const app = await makeServer();
    const failed: unknown = await app
      .listen({ host: '127.0.0.1', port: taken })
      .catch((error: unknown) => error);
    expect(explain(failed, { ...place, port: taken })).toBe(
      `Port ${taken} is busy. Set PORT to another one.`,
    );
    expect(explain(failed, place)).toBe(`Port ${taken} is busy. Set METRICS_PORT to another one.`);
  });
});

describe('stopping', () => {
  it('lets a call under way end, takes no new ones, and does not wait for idle connections', async () => {
    const { backend, arrived } = await holdCall();
    const app = await makeServer({ backend });
    const origin = await listen(app);
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const call = request({ port, host: '127.0.0.1', path: '/gateway/x', agent }).end();
    const { response } = await arrived;
    // Longer than a test may take: to wait for the connection that the agent keeps would fail.
    const stopped = stopKindly(app, 120_000);
    while (app.server.listening) await turn();
    await expect(ask(origin, '/inThe')).rejects.toThrow('ECONNREFUSED');
    response.end('late');
    const [answer] = (await once(call, 'response')) as [NodeJS.ReadableStream];
    expect((await buffer(answer)).toString()).toBe('late');
    await stopped;
    agent.destroy();
  });

  it.each([
    ['a write is refused as one that never left', 'POST /gateway/v3/x', '503 Service Unavailable', '1'],
    ['a page is answered', 'GET /inThe', '200 OK', undefined],
  ])('over a connection that is still open %s', async (_what, line, status, unsent) => {
    const { backend, arrived } = await holdCall();
    const app = await makeServer({ backend });
    const socket = connect(Number(new URL(await listen(app)).port), '127.0.0.1');
    socket.write('GET /gateway/held HTTP/1.1\r\nHost: x\r\n\r\n');
    const { response } = await arrived;
    const stopped = stopKindly(app, 120_000);
    while (app.server.listening) await turn();
    socket.write(`${line} HTTP/1.1\r\nHost: x\r\n\r\n`);
    response.end('late');
    const [, second = ''] = (await buffer(socket)).toString().split(/(?=HTTP\/1\.1 )/);
    expect(second).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(/^x-not-forwarded: (.+)\r$/m.exec(second)?.[1]).toBe(unsent);
    expect(/^retry-after: (.+)\r$/m.exec(second)?.[1]).toBe(unsent);
    await stopped;
  });

  it('cuts what takes too long', async () => {
    const { backend, arrived } = await holdCall();
    const app = await makeServer({ backend });
    const socket = connect(Number(new URL(await listen(app)).port), '127.0.0.1');
    socket.write('GET /gateway/x HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrived;
    await stopKindly(app, 100);
    expect((await buffer(socket)).toString()).toBe('');
  });
});
