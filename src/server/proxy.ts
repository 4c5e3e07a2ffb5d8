/**
 * Hands a call on to the backend and its answer back, both as streams. It must not know any call: what lies below
 * the base path goes through as it came, the base path itself is this server's (docs/contract.md 1).
 */
import {
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { json, refusal } from './failure.ts';
import type { Headers } from './headers.ts';

export interface ProxyOptions {
  readonly apiBase: string;
  /** An origin, without a slash at its end. */
  readonly backend: string;
  /** Milliseconds in which nothing moves. */
  readonly timeout: number;
}

/** They speak of one connection only (RFC 9110, 7.6.1). */
const hopByHop = new Set([
  'connection',
  // Node has already told the client to go on.
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Of an answer of ours: the call never left this server, so a write can be sent again without asking. Only we can know
 * that, so a backend's header of this name goes no further.
 */
const notForwarded = 'x-not-forwarded';

const unreachable = 'The service cannot be reached. Please try again.';

/** Node's error for several addresses that all refused has no message. */
const nameOf = (error: NodeJS.ErrnoException): string => error.code ?? error.name;

type HeaderMap = Record<string, string | string[]>;

function endToEnd(message: IncomingMessage): HeaderMap {
  const named = (message.headers.connection ?? '').toLowerCase().split(',');
  const dropped = new Set([...hopByHop, notForwarded, ...named.map((name) => name.trim())]);
  const kept: HeaderMap = {};
  for (const [name, values] of Object.entries(message.headersDistinct))
    if (values !== undefined && !dropped.has(name))
      kept[name] = values.length === 1 ? values.join('') : values;
  return kept;
}

/** Whether a backend that tidies paths could take this one as lying above the base path. */
export function climbs(url: string): boolean {
  const path = url
    .replace(/[?#].*$/s, '')
    .replace(/%2e/gi, '.')
    .replace(/%2f|%5c|\\/gi, '/');
  return path.split('/').some((segment) => /^\.\.?(;|$)/.test(segment));
}

function refuse(response: ServerResponse, status: number, message: string, more: Headers = {}): void {
  if (response.headersSent || response.destroyed) {
    // Half an answer must not look like a whole one.
    response.destroy();
    return;
  }
  const body = JSON.stringify(refusal(status, message));
  response
    .writeHead(status, { 'content-type': json, 'content-length': Buffer.byteLength(body), ...more })
    .end(body);
}

function startRequest(incoming: IncomingMessage, { apiBase, backend }: ProxyOptions): ClientRequest {
  const target = new URL(backend);
  const start = target.protocol === 'https:' ? requestHttps : requestHttp;
  const headers: HeaderMap = { ...endToEnd(incoming), host: target.host };
  // Node frames the body of some methods only when told so.
  if (incoming.headers['transfer-encoding'] !== undefined) headers['transfer-encoding'] = 'chunked';
  // No agent: a kept connection that the backend has just closed would make a write fail that must not be repeated.
  return start(target, {
    method: incoming.method ?? 'GET',
    path: (incoming.url ?? '/').slice(apiBase.length),
    headers,
    agent: false,
  });
}

/** Calls back once the connection can carry the call: with TLS, not before the backend has shown who it is. */
function whenConnected(upstream: ClientRequest, { backend }: ProxyOptions, go: () => void): void {
  const event = backend.startsWith('https:') ? 'secureConnect' : 'connect';
  // Without an agent the socket is new, and named before it can have connected.
  upstream.once('socket', (socket) => socket.once(event, go));
}

export function proxyCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ProxyOptions,
  own: Headers,
): void {
  const upstream = startRequest(incoming, options);
  /** Ended here, or answered: then what happens to the request tells nothing new. */
  let settled = false;
  let connected = false;
  const end = (): void => {
    settled = true;
    upstream.destroy();
  };
  const timer = setTimeout(() => {
    end();
    if (connected) refuse(outgoing, 504, 'The service took too long to answer. Please try again.');
    else refuse(outgoing, 502, unreachable, { [notForwarded]: '1' });
  }, options.timeout);
  outgoing.once('close', () => {
    clearTimeout(timer);
    if (!outgoing.writableFinished) end();
  });
  upstream.on('error', (error) => {
    clearTimeout(timer);
    if (settled) return;
    console.error(`The backend ${options.backend} cannot be used: ${error.message || nameOf(error)}`);
    refuse(outgoing, 502, unreachable, connected ? {} : { [notForwarded]: '1' });
  });
  upstream.once('response', (answer) => {
    settled = true;
    timer.refresh();
    answer.on('data', () => timer.refresh());
    try {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, { ...endToEnd(answer), ...own });
    } catch {
      // A status or a header that HTTP does not have.
      end();
      refuse(outgoing, 502, unreachable);
      return;
    }
    // The head goes at once: a slow body must not hold it back.
    outgoing.flushHeaders();
    pipeline(answer, outgoing, () => clearTimeout(timer));
  });
  // Not a byte is handed over before, so that "not forwarded" is true of every failure up to here.
  whenConnected(upstream, options, () => {
    connected = true;
    timer.refresh();
    incoming.on('data', () => timer.refresh());
    incoming.pipe(upstream);
  });
}

export async function mountProxy(
  app: FastifyInstance,
  options: ProxyOptions,
  own: () => Headers,
): Promise<void> {
  await app.register(async (scope) => {
    // Nothing may read the body before the backend does.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all(`${options.apiBase}/*`, { exposeHeadRoute: false }, (request, reply) => {
      if (climbs(request.raw.url ?? ''))
        return reply.code(400).send(refusal(400, 'This path is not one of the service.'));
      reply.hijack();
      proxyCall(request.raw, reply.raw, options, { ...own(), 'cache-control': 'no-store' });
      return reply;
    });
  });
}
