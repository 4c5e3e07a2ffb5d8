/**
 * A backend that is not the sandbox: a test says what each path answers (also badly) and reads what was asked.
 * A plain HTTP server, reached through the server's BACKEND. It must not know the app or its calls.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ReceivedCall {
  readonly method: string;
  /** Without the query, and without the base path of the app's calls. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** As it came, in UTF-8. */
  readonly body: string;
  /** The fields of a form-encoded or JSON body; empty for others. */
  readonly form: Readonly<Record<string, unknown>>;
}

export interface BackendAnswer {
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is, with `type`; wins over `json`. */
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly status?: number;
  /** Milliseconds before the answer; `Infinity` never answers. */
  readonly delay?: number;
  /** It is not answered before this resolves. */
  readonly until?: Promise<unknown>;
  /** `drop` closes the connection without an answer, `truncate` in the middle of the body. */
  readonly fault?: 'drop' | 'truncate';
}

export type Responder = BackendAnswer | ((call: ReceivedCall, count: number) => BackendAnswer);

export interface Backend {
  readonly origin: string;
  /** Replaces what a path answers. A function is given the call and how many came to this path before it. */
  answer(path: string, responder: Responder): void;
  calls(path?: string): readonly ReceivedCall[];
  /** Forgets every answer and every call. */
  reset(): void;
  stop(): Promise<void>;
}

/** The envelopes of the contract, for answers that are as they should be. */
export const success = (data: unknown): BackendAnswer => ({ json: { success: true, message: '', data } });
export const refusal = (message: string): BackendAnswer => ({
  json: { success: false, message, data: null },
});
export const coded = (data: unknown, code: number | string = 0, message = ''): BackendAnswer => ({
  json: { code, message, data },
});
/** Ways to fail that every screen must survive, by name. */
export const faults: Readonly<Record<string, BackendAnswer>> = {
  'dropped connection': { fault: 'drop' },
  'truncated body': {
    json: { success: true, message: '', data: { text: 'x'.repeat(200) } },
    fault: 'truncate',
  },
  'status 500': { status: 500, json: { error: 'broken' } },
  'HTML instead of JSON': { body: '<!doctype html><title>Gateway</title>', type: 'text/html' },
  'no envelope': { json: [1, 2, 3] },
  'empty body': { body: '', type: 'application/json' },
};

async function readCall(request: IncomingMessage, base: string): Promise<ReceivedCall> {
  const url = new URL(request.url ?? '/', 'http://backend');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const type = request.headers['content-type'] ?? '';
  const form = (): Record<string, unknown> => {
    if (type.startsWith('application/x-www-form-urlencoded'))
      return Object.fromEntries(new URLSearchParams(body));
    return type.startsWith('application/json') ? (JSON.parse(body) as Record<string, unknown>) : {};
  };
  const path = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length) : url.pathname;
  return {
    method: request.method ?? '',
    path,
    query: url.searchParams,
    headers: request.headers,
    body,
    form: form(),
  };
}

async function send(response: ServerResponse, answer: BackendAnswer): Promise<void> {
  if (answer.delay === Infinity) return;
  if (answer.delay !== undefined) await sleep(answer.delay);
  await answer.until;
  if (answer.fault === 'drop') {
    response.destroy();
    return;
  }
  const body = Buffer.from(answer.body ?? JSON.stringify(answer.json ?? null));
  const type = answer.type ?? 'application/json; charset=utf-8';
  response.writeHead(answer.status ?? 200, { 'content-type': type, 'content-length': body.length });
  if (answer.fault === 'truncate') {
    response.write(body.subarray(0, body.length / 2), () => response.destroy());
    return;
  }
  response.end(body);
}

/** `base` is the app's base path for calls; it is left out of the paths a test names. */
export async function startBackend(base = '/gateway'): Promise<Backend> {
  const responders = new Map<string, Responder>();
  const received: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const call = await readCall(request, base);
      const count = received.filter(({ path }) => path === call.path).length;
      received.push(call);
      const responder = responders.get(call.path) ?? {
        status: 404,
        json: { error: `no answer set for ${call.path}` },
      };
      await send(response, typeof responder === 'function' ? responder(call, count) : responder);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    answer: (path, responder) => void responders.set(path, responder),
    calls: (path) => received.filter((call) => path === undefined || call.path === path),
    reset() {
      responders.clear();
      received.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
