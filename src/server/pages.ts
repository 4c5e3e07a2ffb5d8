/**
 * Answers requests for pages and files of the built site: routes, caching, encodings, methods. It must not know what a
 * page shows, nor the backend.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { testRoute } from '../lib/developer-pages.ts';
import { removerFile, workerFile } from '../lib/worker-files.ts';
import type { ConfigFile } from './config-file.ts';
import { pickEncoding, type Encoding } from './encoding.ts';
import { languageOf, readStartUp } from '../lib/query.ts';
import { plainText, refusal } from './failure.ts';
import { pageFiller } from './page-filler.ts';
import type { Site, StoredFile } from './site.ts';

export interface Served {
  readonly site: Site;
  readonly apiBase: string;
  readonly config: ConfigFile['last'];
  /** Whether there are pages for those who make screens. */
  readonly preview: boolean;
}

interface Answering extends Served {
  readonly fill: ReturnType<typeof pageFiller>;
}

const isDevelopers = (path: string): boolean => path === testRoute || path.startsWith(`${testRoute}/`);

/** Hashed names: what is behind one never changes. */
const hashed = 'public, max-age=31536000, immutable';
const revalidate = 'no-cache';

/** Path without query, decoded, without a trailing slash; undefined when it is not a path of characters. */
function readPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/[?#].*$/s, ''));
    return path.replace(/\/$/, '') || '/';
  } catch {
    return undefined;
  }
}

/** Of an If-None-Match list; a weak mark, as caches on the way add it, counts the same. */
function holdsTag(header: string | undefined, tag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}

function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  caching: string,
): FastifyReply {
  const stored = Object.keys(file.encoded) as Encoding[];
  const encoding = pickEncoding(request.headers['accept-encoding']?.toString(), stored);
  const tag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  reply.headers({ 'content-type': file.type, 'cache-control': caching, etag: tag, vary: 'Accept-Encoding' });
  if (reply.statusCode === 200 && holdsTag(request.headers['if-none-match'], tag))
    return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send((encoding === undefined ? undefined : file.encoded[encoding]) ?? file.plain);
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { site, apiBase, config, preview, fill }: Answering,
): FastifyReply {
  const path = readPath(request.raw.url ?? '/');
  const language = languageOf(readStartUp(/\?.*$/s.exec(request.raw.url ?? '')?.[0] ?? '')).tag;
  // A call that nobody answers: no page would be understood.
  if (path?.startsWith(`${apiBase}/`) === true)
    return reply.code(404).send(refusal(404, 'There is no such call.'));
  const hidden = path === undefined || (!preview && isDevelopers(path));
  const page = hidden ? undefined : site.page(path, language);
  // At the worker's own address: where else would a phone that has it look for another one?
  const wanted = path === `/${workerFile}` && !config().offline ? `/${removerFile}` : path;
  const asset = wanted === undefined || page !== undefined ? undefined : site.asset(wanted);
  const found = page ?? asset;
  if (found !== undefined && request.method !== 'GET' && request.method !== 'HEAD')
    return reply
      .code(405)
      .headers({ allow: 'GET, HEAD', 'content-type': plainText })
      .send('Only GET and HEAD.');
  const isHashed = path?.startsWith('/assets/') === true;
  if (found !== undefined)
    return sendFile(request, reply, fill(found, request.headers), isHashed ? hashed : revalidate);
  reply.code(404);
  if (isHashed) return reply.header('content-type', plainText).send('Not found.');
  return sendFile(request, reply, site.notFound(language), revalidate);
}

export async function mountPages(app: FastifyInstance, served: Served): Promise<void> {
  const answering = { ...served, fill: pageFiller(() => served.config().text) };
  await app.register(async (scope) => {
    // Whatever body comes with a wrong method is not read: the method is the news.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all('/*', { exposeHeadRoute: false }, (request, reply) => answer(request, reply, answering));
  });
}
