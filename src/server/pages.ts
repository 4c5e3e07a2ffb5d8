/**
 * Answers requests for pages and files of the built site: routes, caching, encodings, methods. It must not know what a
 * page shows, nor the backend.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { testRoute } from '../lib/developer-pages.ts';
import { removerFile, workerFile } from '../lib/worker-files.ts';
import type { ConfigFile } from './config-file.ts';
import { tongues } from '../lib/figures.ts';
import { plainText, refusal } from './failure.ts';
import { promotionRoute } from '../lib/promotion.ts';
import { sendHints } from './early-hints.ts';
import type { Headers } from './headers.ts';
import type { Language } from '../model/language.ts';
import { pageFiller } from './page-filler.ts';
import { languageIn } from './page-language.ts';
import { pathOf } from './path-of.ts';
import type { PageReleases } from './releases/block.ts';
import type { PageOf } from './render/outcomes.ts';
import { isVisit, type Visits } from './render/visits.ts';
import { hashed, revalidate, sendFile } from './send-file.ts';
import type { Site, StoredFile } from './site.ts';

export interface Served {
  readonly site: Site;
  readonly apiBase: string;
  readonly config: ConfigFile['last'];
  /** Whether there are pages for those who make screens. */
  readonly preview: boolean;
  /** Of an answer with a page of the app, besides those that every one has. */
  readonly headersOf?: ((request: IncomingMessage) => Headers) | undefined;
  readonly releases: PageReleases;
  /** Whether what a page names is told before the page. */
  readonly earlyHints: boolean;
  /** Pages with the data of a visit; none where it is left out. */
  readonly visits?: Visits | undefined;
  /** A file of another build, whose page may still be open somewhere; by its path. */
  readonly olderFile?: ((path: string) => Promise<StoredFile | undefined>) | undefined;
}

interface Answering extends Served {
  readonly fill: ReturnType<typeof pageFiller>;
}

const isDevelopers = (path: string): boolean => path === testRoute || path.startsWith(`${testRoute}/`);

/** Path without query, decoded, without a trailing slash; undefined when it is not a path of characters. */
function readPath(url: string): string | undefined {
  const written = pathOf(url);
  try {
    const path = written.includes('%') ? decodeURIComponent(written) : written;
    return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path || '/';
  } catch {
    return undefined;
  }
}

/** Which page of the program it is; undefined for any other, which has nothing that a release could change. */
function pageOf(path: string, language: Language['tag'], { site, releases }: Served): PageOf | undefined {
  const built = builtPage(path, language, site);
  if (built !== undefined) return built;
  const screen = releases.screenAt(path);
  return screen === undefined ? undefined : { route: path, screen, isBuilt: false, language };
}

function builtPage(route: string, language: Language['tag'], site: Site): PageOf | undefined {
  const screen = site.screen(route);
  return screen === undefined && route !== promotionRoute
    ? undefined
    : { route, screen, isBuilt: true, language };
}

/** All of the build, in each language. */
export const builtPages = (site: Site): readonly PageOf[] =>
  site.routes.flatMap((route) =>
    Object.values(tongues).flatMap((language) => builtPage(route, language, site) ?? []),
  );

/** Whoever has a page of another build open meets no missing file. */
async function sendOlder(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { olderFile }: Served,
): Promise<FastifyReply> {
  // A store that is away has no file; it is asked again at the next try.
  const file = await olderFile?.(path).catch(() => undefined);
  return file === undefined
    ? reply.code(404).header('content-type', plainText).send('Not found.')
    : sendFile(request, reply, file, hashed);
}

/** With the data of whoever opens it, where a server can know what they will see. */
function visit(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  of: PageOf,
  { visits, releases, config }: Served,
): FastifyReply | undefined {
  // The promotion's first call waits for what its visitor chooses.
  if (visits === undefined || of.screen === undefined || !isVisit(request)) return undefined;
  const drawing = releases.drawingOf(of, config().everyone);
  return drawing && visits({ request, reply, file, drawing, config: config() });
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  answering: Answering,
): FastifyReply | Promise<FastifyReply> {
  const { site, apiBase, config, preview, fill } = answering;
  const { url = '/' } = request.raw;
  const path = readPath(url);
  // A call that nobody answers: no page would be understood.
  if (path?.startsWith(`${apiBase}/`) === true)
    return reply.code(404).send(refusal(404, 'There is no such call.'));
  const hidden = path === undefined || (!preview && isDevelopers(path));
  const isHashed = path?.startsWith('/assets/') === true;
  // A page is in a language, a file is not.
  const language = languageIn(isHashed ? '' : url);
  const of = hidden || isHashed ? undefined : pageOf(path, language, answering);
  // A screen of a release at an address of its own: the program draws it into the page that knows no screen.
  const added = of?.isBuilt === false ? site.notFound(language) : undefined;
  const page = !hidden && site.has(path) ? site.page(path, language) : added;
  // At the worker's own address: where else would a phone that has it look for another one?
  const wanted = path === `/${workerFile}` && !config().offline ? `/${removerFile}` : path;
  const asset = wanted === undefined || page !== undefined ? undefined : site.asset(wanted);
  const found = page ?? asset;
  if (found !== undefined && request.method !== 'GET' && request.method !== 'HEAD')
    return reply
      .code(405)
      .headers({ allow: 'GET, HEAD', 'content-type': plainText })
      .send('Only GET and HEAD.');
  if (page !== undefined && answering.earlyHints) sendHints(request.raw, reply.raw, page);
  if (of !== undefined && page !== undefined) reply.headers(answering.headersOf?.(request.raw) ?? {});
  if (found !== undefined) {
    const file = fill(found, request.headers, of);
    return (
      (of && visit(request, reply, file, of, answering)) ??
      sendFile(request, reply, file, isHashed ? hashed : revalidate)
    );
  }
  if (isHashed) return sendOlder(request, reply, path, answering);
  reply.code(404);
  return sendFile(request, reply, site.notFound(language), revalidate);
}

export async function mountPages(app: FastifyInstance, served: Served): Promise<void> {
  const answering = { ...served, fill: pageFiller(served.config, served.releases) };
  await app.register(async (scope) => {
    // Whatever body comes with a wrong method is not read: the method is the news.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all('/*', { exposeHeadRoute: false }, (request, reply) => answer(request, reply, answering));
  });
}
