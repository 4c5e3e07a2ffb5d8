/** For the tests of this folder: a small built site, backends that do what a test says, and raw requests. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttp,
  request,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { createServer, type ServerOptions } from './app.ts';

export const script = `console.log(${JSON.stringify('x'.repeat(500))});\n`;

export const builtFiles: Readonly<Record<string, string | Buffer>> = {
  'routes.json': JSON.stringify({
    routes: {
      '/': 'index.html',
      '/inThe': 'pages/loan-detail.html',
      '/Loan': 'pages/gone.html',
      '/testPreview': 'index.html',
      '/testPreview/map': 'index.html',
    },
    notFound: 'pages/not-found.html',
  }),
  'index.html': '<!doctype html><title>Home</title>',
  'pages/loan-detail.html': '<!doctype html><title>Your loan</title>',
  'pages/loan-detail.en-IN.html': '<!doctype html><title>In English</title>',
  'pages/loan-detail.html.br': brotliCompressSync('<!doctype html><title>Your loan</title>'),
  'pages/not-found.html': '<!doctype html><title>Page not found</title>',
  'assets/app-1a2b.js': script,
  'assets/app-1a2b.js.br': brotliCompressSync(script),
  'assets/app-1a2b.js.gz': gzipSync(script),
  'assets/style-1a2b.css': 'a{color:red}',
  'build.json': '{"sources":"0123456789abcdef"}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *',
  'assets/shell-1a2b.html': '<!doctype html><title>Shell</title>',
  'sw.js': 'keep();',
  'sw-off.js': 'remove();',
  '.vite/manifest.json': '{}',
  'parts.json': '{}',
  'parts.json.br': brotliCompressSync('{}'),
};

export function makeFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** A clock that is a minute further each time. */
export function minutes(): () => number {
  let time = 0;
  return () => (time += 60_000);
}

/** A server over the small site; its backend is a closed port unless the test names another. */
export async function makeServer(
  options: Partial<ServerOptions> = {},
  config: string | undefined = '{"allowedOrigins":["https://pay.example"]}',
): Promise<FastifyInstance> {
  const folder = makeFolder({
    'outside.txt': 'secret',
    ...(config !== undefined && { 'config.json': config }),
  });
  const app = await createServer({
    dist: makeFolder(builtFiles),
    configFile: join(folder, 'config.json'),
    backend: 'http://127.0.0.1:1',
    sandboxDb: ':memory:',
    // Of no two requests the second comes within a moment.
    clock: minutes(),
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
}

export function listen(app: FastifyInstance): Promise<string> {
  return app.listen({ host: '127.0.0.1', port: 0 });
}

/** The origin of a running server in front of `backend`. */
export async function startProxy(backend: string, proxyTimeout?: number): Promise<string> {
  return listen(await makeServer({ backend, proxyTimeout }));
}

export async function startBackend(listener: RequestListener): Promise<string> {
  const server = createHttp(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A call that has arrived at a backend and waits for the test. */
export interface Held {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}

/** A backend that leaves its call to the test, which learns of it when it arrives: no time is guessed. */
export async function holdCall(): Promise<{ readonly backend: string; readonly arrived: Promise<Held> }> {
  let take: (held: Held) => void = () => undefined;
  const arrived = new Promise<Held>((done) => (take = done));
  const backend = await startBackend((incoming, response) => take({ incoming, response }));
  return { backend, arrived };
}

/** Resolves when the connection of a call is gone. */
export const left = ({ incoming: { socket } }: Held): Promise<void> =>
  new Promise((done) => (socket.destroyed ? done() : socket.once('close', () => done())));

export interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Opens a call and leaves it open: the test writes and reads by itself. */
export function open(origin: string, path: string, method = 'GET'): ReturnType<typeof request> {
  const { hostname, port } = new URL(origin);
  return request({ hostname, port, path, method, agent: false });
}

/** A request whose path and headers go out exactly as given. */
export async function ask(
  origin: string,
  path: string,
  options: { method?: string; headers?: Readonly<Record<string, string>>; body?: string } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = options;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const sent = request({ hostname, port, path, method, headers: { ...length, ...headers }, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    body: (await buffer(answer)).toString('utf8'),
  };
}

/** Bytes over a bare connection, and all that comes back until it is closed. */
export async function askRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  // Not ended: Node takes an ended connection for one that no longer waits.
  socket.write(bytes);
  return (await buffer(socket)).toString('utf8');
}
