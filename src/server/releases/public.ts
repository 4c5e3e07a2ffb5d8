/**
 * What phones ask of releases besides their pages: a bundle by its name, and the pointer as it concerns their build. Same origin,
 * no data of a person. It must not know a page.
 */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding, type Encoding } from '../encoding.ts';
import { json, refusal } from '../failure.ts';
import { nowFor } from './now.ts';
import type { LiveReleases } from './port.ts';

const hashed = 'public, max-age=31536000, immutable';
const name = /^([\w-]{22})\.json$/;

/** So many are kept compressed; a release has a few dozen. */
const remembered = 256;

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
    const encoding = pickEncoding(request.headers['accept-encoding']?.toString(), ['br', 'gzip']);
    if (encoding === undefined) return reply.send(text);
    return reply.header('content-encoding', encoding).send(encodings[encoding]);
  }

  app.get<{ Params: { file: string } }>('/release/b/:file', async (request, reply) => {
    const hash = name.exec(request.params.file)?.[1];
    const text =
      hash === undefined ? undefined : (releases.live().bundle(hash) ?? (await releases.bundle(hash)));
    if (hash === undefined || text === undefined)
      return reply.code(404).type(json).send(refusal(404, 'There is no such bundle.'));
    return send(request, reply.header('cache-control', hashed), text, compressed(hash, text));
  });

  app.get<{ Querystring: { build?: unknown } }>('/release/now.json', (request, reply) => {
    const { build: asked } = request.query;
    const now = nowFor(releases.live(), typeof asked === 'string' ? asked : build, clock());
    return reply.header('cache-control', 'no-cache').type(json).send(JSON.stringify(now));
  });
}
