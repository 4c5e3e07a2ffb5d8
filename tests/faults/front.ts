/**
 * A server in front of the app's own that does to calls what a bad network does: to the connection itself, which no proxy of ours and
 * no tool of a browser would. It must not know any screen.
 */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { createCaseBackend } from '../screens/backend.ts';
import type { Situation } from '../screens/case.ts';

const apiBase = '/gateway';

export interface Front {
  readonly origin: string;
  /** What is answered from now on, and what is done to the answers, or to those of one call; without a fault they are good. */
  serve(situation: Situation, fault?: FaultName, call?: string): void;
  /** Calls since then. */
  asked(): number;
  /** The keys with which a call came since then, one for each time. */
  keys(call: string): readonly string[];
  stop(): Promise<void>;
}

type Answer = (response: ServerResponse, body: string) => void;

const json = { 'content-type': 'application/json; charset=utf-8' };
const half = (body: string): string => body.slice(0, Math.ceil(body.length / 2));

/** A byte now and then, until nobody listens. */
function dribble(response: ServerResponse, body: string): void {
  response.writeHead(200, json);
  response.write(body.slice(0, 1));
  const timer = setInterval(() => response.write(' '), 100);
  response.once('close', () => clearInterval(timer));
}

export const answers = {
  'never answers': () => undefined,
  'headers, then a byte now and then': dribble,
  'resets before the headers': (response) => response.socket?.resetAndDestroy(),
  'resets in the body': (response, body) => {
    response.writeHead(200, json);
    response.write(half(body), () => setTimeout(() => response.socket?.resetAndDestroy(), 20));
  },
  'is shorter than its length says': (response, body) => {
    response.writeHead(200, { ...json, 'content-length': Buffer.byteLength(body) + 100 });
    response.write(body, () => response.socket?.end());
  },
  'is cut off without a length': (response, body) => {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n${half(body)}`,
    );
  },
  'sends a wrong chunk': (response, body) => {
    response.socket?.end(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n${body}\r\n`,
    );
  },
  'sends wrong gzip': (response, body) => {
    const packed = gzipSync(body);
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(packed.subarray(8));
  },
  'leads elsewhere': (response) =>
    void response.writeHead(302, { location: 'http://other.test/login' }).end(),
  'leads in a circle': (response) =>
    void response.writeHead(307, { location: response.req.url ?? '/' }).end(),
  'sends megabytes': (response, body) =>
    void response.writeHead(200, json).end(`${body.slice(0, -1)},"more":"${'x'.repeat(6 * 1024 * 1024)}"}`),
} satisfies { readonly [name: string]: Answer };

export type FaultName = keyof typeof answers;

function good(response: ServerResponse, body: string, image: boolean): void {
  response.writeHead(200, image ? { 'content-type': 'image/svg+xml' } : json);
  response.end(image ? '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' : body);
}

export async function startFront(app: string): Promise<Front> {
  let backend = createCaseBackend(apiBase, {});
  let fault: { readonly name: FaultName; readonly call: string | undefined } | undefined;
  let keys: (readonly [call: string, key: string])[] = [];

  function pass(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, headers } = incoming;
    const call = request(`${app}${incoming.url ?? '/'}`, { method: method ?? 'GET', headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => response.destroy());
    incoming.pipe(call);
  }

  function answer(incoming: IncomingMessage, response: ServerResponse, body: string): void {
    const url = new URL(incoming.url ?? '/', app);
    const wire = backend.take(incoming.method ?? 'GET', url, body, '');
    const call = backend.asked.at(-1)?.call ?? '';
    keys.push([call, String(incoming.headers['idempotency-key'] ?? '')]);
    const text = wire?.kind === 'answer' ? wire.body : '{}';
    if (fault === undefined || (fault.call ?? call) !== call)
      good(response, text, wire?.kind === 'answer' && wire.image);
    else (answers as { readonly [name: string]: Answer })[fault.name]?.(response, text);
  }

  const server = createServer((incoming, response) => {
    if (incoming.url?.startsWith(`${apiBase}/`) !== true) return pass(incoming, response);
    let body = '';
    incoming.on('data', (part: Buffer) => (body += part.toString()));
    incoming.on('end', () => answer(incoming, response, body));
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => keys.length,
    keys: (wanted) => keys.flatMap(([call, key]) => (call === wanted ? [key] : [])),
    serve(next, name, call) {
      backend = createCaseBackend(apiBase, next.answers);
      fault = name && { name, call };
      keys = [];
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
