/**
 * Tells of each request what operators need at night: in a line of JSON, and in the metrics. It must not know an address beyond
 * its route: the query holds the session.
 */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { isDeclared } from './gate.ts';
import type { Metrics } from './metrics.ts';
import { pathOf } from './path-of.ts';

export interface Watched {
  readonly apiBase: string;
  /** Whether a path is one of a page. */
  readonly isPage: (path: string) => boolean;
  readonly metrics: Metrics;
}

/** The name of every address that is none of ours. */
const other = 'other';

/** One of a few names, whatever visitors invent: a call of the contract, a page, or a kind of address. */
export function routeName(url: string, { apiBase, isPage }: Omit<Watched, 'metrics'>): string {
  const path = pathOf(url);
  if (path.startsWith(`${apiBase}/`)) return isDeclared(path.slice(apiBase.length)) ? path : `${apiBase}/*`;
  if (isPage(path) || path === '/config.json') return path;
  const [, folder] = /^\/(assets|health|release|reports|sandbox)(?:\/|$)/.exec(path) ?? [];
  return folder === undefined ? other : `/${folder}`;
}

/** The one that a proxy in front gave, where it is one, so that a request is found in both logs. */
export const requestId = ({ headers: { 'x-request-id': given } }: IncomingMessage): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();

/** Of what was refused before it was a request: no hook hears of it, and it must not be what nobody sees. */
export const refusalTold =
  ({ answered }: Metrics) =>
  (log: FastifyBaseLogger, method: string, status: number): void => {
    answered(method, other, status, 0);
    log.info({ method, route: other, status }, 'refused');
  };

/** When the head of an answer went whose end waits for a backend (ms). */
const sent = new WeakMap<FastifyReply, number>();

/** Called as the head goes: what comes behind it is as slow as the backend, which has a time of its own. */
export const noteSent = (reply: FastifyReply): void => void sent.set(reply, reply.elapsedTime);

export function mountWatch(app: FastifyInstance, watched: Watched): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeName(request.raw.url ?? '', watched);
    const { statusCode: status } = reply.raw;
    const method = request.raw.method ?? '';
    const time = sent.get(reply) ?? reply.elapsedTime;
    watched.metrics.answered(method, route, status, time / 1000);
    const fields = { method, route, status, ms: Math.round(time) };
    if (status >= 500) request.log.error(fields, 'answered');
    else request.log.info(fields, 'answered');
    done();
  });
}
