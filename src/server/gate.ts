/**
 * What is let in at all: requests that mean one thing to everyone who reads them, and calls that the contract declares, from our
 * own pages. It must not know what a call does, nor what answers it.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import contract from '../../schemas/backend.openapi.json' with { type: 'json' };
import { refusal } from './failure.ts';
import type { Headers } from './headers.ts';

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
  const path = url
    .replace(/[?#].*$/s, '')
    .replace(/%2e/gi, '.')
    .replace(/%2f|%5c|\\/gi, '/');
  return path.split('/').some((segment) => /^\.\.?(;|$)/.test(segment));
}

/** Another server on the way could read it as another request. */
function isDoubtful({ url = '', rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  // The whole address of somewhere else as the target is meant for a proxy that anyone may use.
  return !url.startsWith('/') || hosts.length > 1;
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
  const names = [headers.host, headers['x-forwarded-host']].map((name) => String(name).toLowerCase());
  return !URL.canParse(origin) || !names.includes(new URL(origin).host);
}

/** @param apiBase with a slash in front and none at its end. */
export function refusalOf(request: IncomingMessage, apiBase: string): Refusal | undefined {
  const { url = '', method = '' } = request;
  // The router has decoded it; a backend gets it byte for byte, so the base path must stand there as it is.
  if (!url.startsWith(`${apiBase}/`) || climbs(url)) return notHere;
  const path = url.slice(apiBase.length).replace(/[?#].*$/s, '');
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

export function mountGate(app: FastifyInstance, apiBase: string): void {
  const base = `${apiBase}/`;
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const isCall = raw.url?.startsWith(base) === true || routeOptions.url?.startsWith(base) === true;
    const refused = isDoubtful(raw) ? notHere : isCall ? refusalOf(raw, apiBase) : undefined;
    if (refused === undefined) return undefined;
    const { status, message, headers = {} } = refused;
    return reply.code(status).headers(headers).send(refusal(status, message));
  });
}
