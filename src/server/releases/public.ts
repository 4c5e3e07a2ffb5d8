/**
 * What phones ask of releases besides their pages: a bundle by its name, the pointer as it concerns their build, and what the
 * release of a journey shows in it. Same origin, no data of a person. It must not know a page.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding, type Encoding } from '../encoding.ts';
import { json, refusal } from '../failure.ts';
import { nowFor } from './now.ts';
import type { Offered } from '../../model/release.ts';
import type { LiveReleases } from './port.ts';

const hashed = 'public, max-age=31536000, immutable';
const bundleName = /^([\w-]{22})\.json$/;
const releaseName = /^([\w-]{1,64})\.json$/;

/** So many are kept compressed; a release has a few dozen. */
const remembered = 256;

interface Asking {
  readonly build?: unknown;
}

type Stored = Readonly<Record<Encoding, Buffer>>;

/** @param build of this server, for whoever does not say of which one it asks. */
export function mountReleases(
  app: FastifyInstance,
  releases: LiveReleases,
  build: string,
  clock: () => number = Date.now,
): void {
  const stored = new Map<string, Stored>();

  function compressed(hash: string, text: string): Stored {
    const before = stored.get(hash);
    if (before !== undefined) return before;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const now = { br: brotliCompressSync(text, { params }), gzip: gzipSync(text) };
    if (stored.size >= remembered) stored.clear();
    stored.set(hash, now);
    return now;
  }

  function send(request: FastifyRequest, reply: FastifyReply, text: string, encodings: Stored): FastifyReply {
    reply.headers({ 'content-type': json, vary: 'Accept-Encoding' });
    const encoding = pickEncoding(request.headers['accept-encoding']?.toString(), encodings);
    if (encoding === undefined) return reply.send(text);
    return reply.header('content-encoding', encoding).send(encodings[encoding]);
  }

  app.get<{ Params: { file: string } }>('/release/b/:file', async (request, reply) => {
    const hash = bundleName.exec(request.params.file)?.[1];
    const text =
      hash === undefined ? undefined : (releases.live().bundle(hash) ?? (await releases.bundle(hash)));
    if (hash === undefined || text === undefined)
      return reply.code(404).type(json).send(refusal(404, 'There is no such bundle.'));
    return send(request, reply.header('cache-control', hashed), text, compressed(hash, text));
  });

  const buildOf = ({ build: asked }: Asking): string => (typeof asked === 'string' ? asked : build);

  // Always asked for anew: a store that was put back to an older state gives a name again.
  app.get<{ Params: { file: string }; Querystring: Asking }>('/release/r/:file', (request, reply) => {
    const release = releaseName.exec(request.params.file)?.[1] ?? '';
    const manifest = releases.live().manifest(release, buildOf(request.query));
    if (manifest === undefined)
      return reply.code(404).type(json).send(refusal(404, 'That build shows no such release.'));
    return reply
      .header('cache-control', 'no-cache')
      .type(json)
      .send(JSON.stringify({ release, manifest } satisfies Offered));
  });

  app.get<{ Querystring: Asking }>('/release/now.json', (request, reply) => {
    const now = nowFor(releases.live(), buildOf(request.query), clock());
    return reply.header('cache-control', 'no-cache').type(json).send(JSON.stringify(now));
  });
}
