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
import { isCampaignCookie } from '../lib/campaign.ts';
import type { Hearing } from './campaigns/hear.ts';
import { json, notForwarded, plainText, refusal } from './failure.ts';
import { releaseHeader } from './gate.ts';
import type { ProxyFailure } from './metrics.ts';
import { isStudioCookie } from './studio/place.ts';

export interface ProxyOptions {
  readonly apiBase: string;
  /** An origin, without a slash at its end. */
  readonly backend: string;
  /** Milliseconds in which nothing moves. */
  readonly timeout: number;
  /** Hears why a call did not come back, and what the connection said. */
  readonly onFailure: (kind: ProxyFailure, why: string) => void;
  /** Hears what the backend answered. */
  readonly hearing?: Hearing | undefined;
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

/** Of a request: what makes another call of it for a backend that listens to it. The gate has decided on the call as it is. */
const otherCall = [
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-original-url',
  'x-rewrite-url',
];

/** Of an answer: who may read it, and what of this origin it may change, is not for a backend to say. */
const oursToSay = [
  notForwarded,
  releaseHeader,
  'alt-svc',
  'clear-site-data',
  // Where a browser tells of our pages, addresses and all.
  'nel',
  'report-to',
  'refresh',
  'server',
  'service-worker-allowed',
  'speculation-rules',
  'timing-allow-origin',
  'x-powered-by',
];

/** What a browser would run or take for a style sheet, by any of its names, wherever it stands in the header. */
const code = /(?:java|ecma|j|live)script|text\/css/i;

/** Calls are of the pages' own origin, whose scripts and styles the policy lets in: an answer is never one, whatever a backend says. */
const typeOf = (type: string | string[]): string | string[] => (code.test(String(type)) ? plainText : type);

const unreachable = 'The service cannot be reached. Please try again.';

/** Node's error for several addresses that all refused has no message. */
const nameOf = (error: NodeJS.ErrnoException): string => error.code ?? error.name;

type HeaderMap = Record<string, string | string[]>;
type OwnHeaders = Readonly<Record<string, string | number | string[] | undefined>>;

function endToEnd(message: IncomingMessage, ours: readonly string[]): HeaderMap {
  const named = (message.headers.connection ?? '').toLowerCase().split(',');
  const dropped = new Set([...hopByHop, ...ours, ...named.map((name) => name.trim())]);
  // Without it a body would be the next request to whoever reads it.
  dropped.delete('content-length');
  const kept = new Map<string, string[]>();
  const { rawHeaders } = message;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    if (dropped.has(name) || name.startsWith('access-control-')) continue;
    kept.set(name, [...(kept.get(name) ?? []), rawHeaders[at + 1] ?? '']);
  }
  return Object.fromEntries(
    [...kept].map(([name, values]) => [name, values.length === 1 ? values.join('') : values]),
  );
}

/** A cookie that the backend sets is for its calls through this server, not for other hosts, nor for our pages. */
const ownCookie = (cookie: string, apiBase: string): string =>
  cookie
    .replace(/;\s*domain\s*(?:=[^;]*)?(?=;|$)/gi, '')
    .replace(/;\s*path\s*=([^;]*)/gi, (_part, path: string) => `; Path=${apiBase}${path.trim()}`);

/** Those of who makes the screens, and what tells us of a campaign, are nothing for a backend. */
function withoutOurs({ cookie, ...headers }: HeaderMap): HeaderMap {
  const kept = [cookie ?? []]
    .flat()
    .flatMap((line) => line.split(';'))
    .map((each) => each.trim())
    .filter((each) => each !== '' && !isStudioCookie(each) && !isCampaignCookie(each));
  return kept.length === 0 ? headers : { ...headers, cookie: kept.join('; ') };
}

function answerHeaders(answer: IncomingMessage, { apiBase }: ProxyOptions): HeaderMap {
  const { 'set-cookie': cookies = [], 'content-type': type, ...rest } = endToEnd(answer, oursToSay);
  const headers = { ...rest, ...(type !== undefined && { 'content-type': typeOf(type) }) };
  const set = [cookies].flat().map((cookie) => ownCookie(cookie, apiBase));
  return set.length === 0 ? headers : { ...headers, 'set-cookie': set };
}

function refuse(response: ServerResponse, status: number, message: string, own: OwnHeaders): void {
  if (response.headersSent || response.destroyed) {
    // Half an answer must not look like a whole one.
    response.destroy();
    return;
  }
  const body = JSON.stringify(refusal(status, message));
  response
    .writeHead(status, { 'content-type': json, 'content-length': Buffer.byteLength(body), ...own })
    .end(body);
}

function startRequest(
  incoming: IncomingMessage,
  { apiBase, backend }: ProxyOptions,
  id: string,
): ClientRequest {
  const target = new URL(backend);
  const start = target.protocol === 'https:' ? requestHttps : requestHttp;
  const headers: HeaderMap = {
    ...withoutOurs(endToEnd(incoming, otherCall)),
    host: target.host,
    'x-request-id': id,
  };
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

/** @param own headers of every answer, which a backend's do not replace. */
export function proxyCall(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: ProxyOptions,
  own: OwnHeaders,
  id: string,
): void {
  const upstream = startRequest(incoming, options, id);
  /** Ended here, or answered: then what happens to the request tells nothing new. */
  let settled = false;
  let connected = false;
  let ended = false;
  const end = (): void => {
    ended = true;
    settled = true;
    upstream.destroy();
  };
  /** Whoever asked sends no more of it, or takes no more of the answer: a backend can do nothing about that. */
  const isClientStill = (): boolean =>
    connected &&
    (outgoing.headersSent ? outgoing.writableNeedDrain : !incoming.complete && !upstream.writableNeedDrain);
  const timer = setTimeout(() => {
    const ofClient = isClientStill();
    end();
    if (ofClient) return refuse(outgoing, 408, 'The request did not come to its end in time.', own);
    options.onFailure(connected ? 'timeout' : 'unreachable', 'no answer in time');
    if (connected) refuse(outgoing, 504, 'The service took too long to answer. Please try again.', own);
    else refuse(outgoing, 502, unreachable, { ...own, [notForwarded]: '1' });
  }, options.timeout);
  outgoing.once('close', () => {
    clearTimeout(timer);
    if (!outgoing.writableFinished) end();
  });
  upstream.on('error', (error) => {
    clearTimeout(timer);
    if (settled) return;
    options.onFailure(connected ? 'broken' : 'unreachable', error.message || nameOf(error));
    refuse(outgoing, 502, unreachable, { ...own, ...(!connected && { [notForwarded]: '1' }) });
  });
  const isNoAnswer = (): void => {
    end();
    options.onFailure('protocol', 'an answer that is none');
    clearTimeout(timer);
    refuse(outgoing, 502, unreachable, own);
  };
  // A backend that goes over to another protocol has not answered; nobody asked it to.
  upstream.once('upgrade', (_answer, socket) => {
    socket.destroy();
    isNoAnswer();
  });
  upstream.once('response', (answer): void => {
    settled = true;
    timer.refresh();
    answer.on('data', () => timer.refresh());
    answer.once('close', () => {
      if (!answer.complete && !ended) options.onFailure('broken', 'an answer that breaks off');
    });
    if (answer.statusCode === 101) return isNoAnswer();
    try {
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, {
        ...answerHeaders(answer, options),
        ...own,
      });
    } catch {
      // A status or a header that HTTP does not have.
      return isNoAnswer();
    }
    options.hearing?.stream(incoming, answer, answer.headers['content-encoding']);
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

export async function mountProxy(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  await app.register(async (scope) => {
    // Nothing may read the body before the backend does.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all(`${options.apiBase}/*`, { exposeHeadRoute: false }, (request, reply) => {
      reply.hijack();
      proxyCall(request.raw, reply.raw, options, reply.getHeaders(), request.id);
      return reply;
    });
  });
}
