/**
 * What is let in at all: requests that mean one thing to everyone who reads them, and calls that the contract declares and nobody
 * has switched off, from our own pages. It must not know what a call does, nor what answers it.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/backend.openapi.json' with { type: 'json' };
import { notForwarded, refusal } from './failure.ts';
import type { Headers } from './headers.ts';
import { pathOf } from './path-of.ts';
import { offAnswer } from './releases/off.ts';
import type { LiveReleases } from './releases/port.ts';
import { firstOf } from './site-origin.ts';

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly headers?: Headers;
}

const notHere: Refusal = { status: 400, message: 'This path is not one of the service.' };

/** By path below the base path: the methods that the contract declares for it. */
const declared: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(contract.paths).map(([path, operations]) => [
    path,
    Object.keys(operations).map((method) => method.toUpperCase()),
  ]),
);
/** @param path below the base path. */
export const isDeclared = (path: string): boolean => declared.has(path);

/** Of a path that it does not name. */
const all = [...new Set([...declared.values()].flat())];

/** Whether a backend that tidies paths could take this one as lying above the base path. */
export function climbs(url: string): boolean {
  const path = pathOf(url)
    .replace(/%2e/gi, '.')
    .replace(/%2f|%5c|\\/gi, '/');
  return path.split('/').some((segment) => /^\.\.?(;|$)/.test(segment));
}

/** Names and values that Node keeps of a head; what stands behind them it drops. */
const mostHeaders = 2000;

/** Another server on the way could read it as another request. */
function isDoubtful({ url = '', rawHeaders, headers }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  const coding = headers['transfer-encoding'];
  // The whole address of somewhere else as the target is meant for a proxy that anyone may use; a browser keeps to itself what follows a #.
  return (
    !url.startsWith('/') ||
    url.includes('#') ||
    hosts > 1 ||
    rawHeaders.length > mostHeaders ||
    (coding !== undefined && coding.toLowerCase() !== 'chunked')
  );
}

/**
 * Whether another site's page sends it. Browsers say so themselves; older ones name the origin, which they write as `null` where
 * a page keeps it back, as ours do. An app or a script names none.
 */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = headers;
  if (origin === undefined) return false;
  const names = [headers.host, headers['x-forwarded-host']].map((name) => firstOf(name).toLowerCase());
  return !URL.canParse(origin) || !names.includes(new URL(origin).host);
}

/** @param apiBase with a slash in front and none at its end. */
export function refusalOf(request: IncomingMessage, apiBase: string): Refusal | undefined {
  const { url = '', method = '' } = request;
  // The router has decoded it; a backend gets it byte for byte, so the base path must stand there as it is.
  if (!url.startsWith(`${apiBase}/`) || climbs(url)) return notHere;
  const path = pathOf(url.slice(apiBase.length));
  const methods = declared.get(path) ?? all;
  if (!methods.includes(method))
    return {
      status: 405,
      message: 'The service does not take such a request.',
      headers: { allow: methods.join(', ') },
    };
  return method !== 'GET' && isFromElsewhere(request)
    ? { status: 403, message: 'This request does not come from a page of this service.' }
    : undefined;
}

/** A header of every answer to a call, a backend's own of this name aside: the number of what is live, so that a page hears of news. */
export const releaseHeader = 'x-release';

export function mountGate(app: FastifyInstance, apiBase: string, { live }: Pick<LiveReleases, 'live'>): void {
  const base = `${apiBase}/`;
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const { url: target = '' } = raw;
    // The router decodes an address before it looks at it.
    const isCall =
      target.startsWith(base) ||
      (target.includes('%') && request.routeOptions.url?.startsWith(base) === true);
    const { pointer } = live();
    if (isCall) reply.header(releaseHeader, pointer.seq);
    const refused = isDoubtful(raw) ? notHere : isCall ? refusalOf(raw, apiBase) : undefined;
    if (refused !== undefined) {
      const { status, message, headers = {} } = refused;
      reply.code(status).headers(headers).send(refusal(status, message));
      return undefined;
    }
    if (!isCall) return done();
    const { method = '', url = '', headers } = raw;
    const off = offAnswer({ method, url: url.slice(apiBase.length), headers }, pointer.off);
    // Nothing of it has left this server, so a write can be sent again without asking.
    if (off === undefined) return done();
    reply.header(notForwarded, '1').send(off);
    return undefined;
  });
}
