/** Puts the server together: headers, configuration, calls, pages. It must not know the environment or the process. */
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Campaigns } from './campaigns/campaigns.ts';
import { hearing as hearingOf } from './campaigns/hear.ts';
import { openConfig, type ConfigFile } from './config-file.ts';
import { json, plainText, refusal } from './failure.ts';
import { mountGate } from './gate.ts';
import type { Headers } from './headers.ts';
import { mountHealth } from './health.ts';
import { createMetrics, type Metrics, type ProxyFailure } from './metrics.ts';
import { builtPages, mountPages } from './pages.ts';
import { mountProxy } from './proxy.ts';
import { rejectConnection } from './reject.ts';
import { pageReleases } from './releases/block.ts';
import type { Guard } from './releases/guard/guard.ts';
import { mountSeen, pageHeaders } from './releases/guard/seen.ts';
import type { Said } from './releases/guard/voices.ts';
import { noReleases } from './releases/no-releases.ts';
import type { OpenReleases } from './releases/open.ts';
import type { LiveReleases } from './releases/port.ts';
import { mountReleases } from './releases/public.ts';
import { openDrawer, type OpenDrawer } from './render/open-drawer.ts';
import { tailSource } from './render/tail-script.ts';
import { noteAnswer } from './render/questions.ts';
import { createVisits, type Patience, type Visits } from './render/visits.ts';
import { createDrawings } from './render/drawings.ts';
import { mountReports } from './reports.ts';
import { openSite, type Inline, type Site } from './site.ts';
import { mountStop } from './stop.ts';
import type { StudioPlace } from './studio/place.ts';
import { mountWatch, refusalTold, requestId } from './watch.ts';

/** The promotion's pages are one screen to those who measure. */
const promotion = 'promotion';

/** Tells operators of a failure, with what goes with it. */
type Tell = (sentence: string, fields: Readonly<Record<string, string>>) => void;

export interface ServerOptions {
  /** Folder of the built site; without one there are no pages. */
  readonly dist?: string | undefined;
  /** What is in it, where that was read already. */
  readonly site?: Site | undefined;
  readonly configFile: string;
  /** Origin of a backend; without one the sandbox answers. */
  readonly backend?: string | undefined;
  /** The sandbox's database: a path or `:memory:`. */
  readonly sandboxDb: string;
  /** Whether the test page and those beside it are served; they are unless it says no. */
  readonly preview?: boolean | undefined;
  /** Where lines of JSON go, one for each request and failure; without it failures are told in words on the console. */
  readonly log?: 'standard output' | { write: (line: string) => void } | undefined;
  readonly metrics?: Metrics | undefined;
  /** Milliseconds a call to the backend may stand still. */
  readonly proxyTimeout?: number | undefined;
  /** Milliseconds, for what looks at the configuration's file now and then. */
  readonly clock?: (() => number) | undefined;
  /** Watches what is on trial; without one nobody does. */
  readonly guard?: Guard | undefined;
  /** Counts what becomes of campaigns; nobody does where it is left out. */
  readonly campaigns?: Pick<Campaigns, 'hear'> | undefined;
  /** Draws pages as releases show them; the build's own where it is left out, and none where it is null. */
  readonly drawer?: OpenDrawer | null | undefined;
  /** Whether pages come with the data of whoever opens them, or how long they wait for that; not unless it says so. */
  readonly render?: boolean | Patience | undefined;
  /** Whether what a page names is told before the page; not unless it says so. */
  readonly earlyHints?: boolean | undefined;
  /** What is live besides the build's own definitions; nothing is where it is left out. */
  readonly releases?: LiveReleases | undefined;
  /** What those who publish ask, and files of other builds; nobody publishes where it is left out. */
  readonly publishing?: Pick<OpenReleases, 'mount' | 'file' | 'desk' | 'own'> | undefined;
  /** Where product staff change screens; nowhere where it is left out, or nobody publishes. */
  readonly studio?: StudioPlace | undefined;
}

const minute = 60_000;
/** A host app may put much into the query; the app itself cuts what is too long. */
const maxHeaderSize = 256 * 1024;

/** To the standard output it writes itself: with less ado than a stream, and a line is out before the next request. */
function loggerOf(log: ServerOptions['log']): false | { base: null; stream?: { write(line: string): void } } {
  if (log === undefined) return false;
  return log === 'standard output' ? { base: null } : { base: null, stream: log };
}

const isRendered = ({ render = false }: ServerOptions): boolean => render !== false;

const visitsOf = (
  app: FastifyInstance,
  drawer: OpenDrawer,
  render: ServerOptions['render'],
): Visits | undefined => {
  if (render === undefined || render === false) return undefined;
  return render === true ? createVisits(app, drawer) : createVisits(app, drawer, render);
};

/** What stands in pages besides what the build says: the line behind those with data. */
function inlineOf(site: Site | undefined, render: boolean): Inline | undefined {
  return site && render ? { ...site.inline, scripts: [...site.inline.scripts, tailSource] } : site?.inline;
}

function answerConfig(app: FastifyInstance, config: ConfigFile): void {
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type(json).send(config.last().text),
  );
}

function answerFailures(app: FastifyInstance, tell: Tell): void {
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refusal(404, 'Not found.')));
  app.setErrorHandler<Error & { statusCode?: number }>((error, { id }, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(refusal(status, error.message));
    tell('A request failed.', { requestId: id, error: error.stack ?? error.message });
    return reply.code(status).send(refusal(status, 'Something went wrong. Please try again.'));
  });
}

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { dist } = options;
  const { site = dist === undefined ? undefined : openSite(dist) } = options;
  const config = openConfig(
    options.configFile,
    inlineOf(site, isRendered(options)),
    undefined,
    options.clock,
  );
  const headers = (): Headers => config.last().headers;
  for (const slip of config.last().slips) console.warn(slip);
  const { metrics = createMetrics() } = options;
  const refused = refusalTold(metrics);
  const app = Fastify({
    http: { maxHeaderSize },
    // A session's name stands in the address of its world, with its letters escaped.
    routerOptions: { maxParamLength: 2048 },
    requestTimeout: 2 * minute,
    // Lines of our own (watch.ts): the framework's hold whole addresses.
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOf(options.log),
    genReqId: requestId,
    // Connections that are already open are served to the end while the server stops.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => {
      const status = rejectConnection(error, socket, headers());
      if (status !== undefined) refused(app.log, '', status);
    },
    frameworkErrors: ({ statusCode = 400 }, { id, log, method }, reply) => {
      const own = { ...headers(), 'cache-control': 'no-store', 'content-type': plainText };
      reply.raw.writeHead(statusCode, { ...own, 'x-request-id': id }).end('This address cannot be read.');
      refused(log, method, statusCode);
    },
  });
  // Hooks of every request call back: a promise for each would be a good part of what a file takes, and so would more hooks.
  app.addHook('onRequest', ({ id }, reply, done) => {
    noteAnswer(reply.raw);
    reply.headers(config.now().headers).headers({ 'cache-control': 'no-store', 'x-request-id': id });
    done();
  });
  const tell: Tell =
    options.log === undefined
      ? (sentence, fields) => console.error(sentence, ...Object.values(fields))
      : (sentence, fields) => app.log.error(fields, sentence);
  answerFailures(app, tell);
  answerConfig(app, config);
  const { apiBase } = config.last();
  mountWatch(app, { apiBase, metrics, isPage: (path) => site?.has(path) === true });
  const { releases = noReleases } = options;
  mountGate(app, apiBase, releases);
  mountStop(app, apiBase);
  mountHealth(app, options.backend);
  await mountReports(app, metrics, {
    screens: new Set([promotion, ...(site?.routes ?? []).flatMap((route) => site?.screen(route) ?? [])]),
    isProgram: (path) => path.startsWith('/assets/') && site?.asset(path) !== undefined,
    build: site?.sources ?? '',
  });
  const hearing = options.campaigns && hearingOf(apiBase, options.campaigns);
  if (options.backend === undefined) {
    const { mountSandbox } = await import('./sandbox/mount.ts');
    await mountSandbox(app, { apiBase, database: options.sandboxDb, hearing });
  } else {
    const { backend, proxyTimeout = minute } = options;
    const onFailure = (kind: ProxyFailure, why: string): void => {
      metrics.failed(kind);
      tell(`The backend ${backend} cannot be used: ${why}`, {});
    };
    await mountProxy(app, { apiBase, backend, timeout: proxyTimeout, onFailure, hearing });
  }
  const build = site?.build ?? '';
  mountReleases(app, releases, build);
  await options.publishing?.mount(app);
  const { studio: place, publishing } = options;
  if (place !== undefined && publishing !== undefined && site !== undefined) {
    // With the library of accounts, which only a server that has a studio loads.
    const { mountStudio } = await import('./studio/open.ts');
    await mountStudio(app, {
      place,
      desk: publishing.desk,
      own: publishing.own,
      site,
      tell: (sentence) => tell(sentence, {}),
    });
  }
  metrics.live(() => releases.live().pointer.seq);
  const { guard } = options;
  const onVoice = ({ arm, outcome }: Said): void => metrics.heard(arm, outcome);
  const seen = guard && { guard, releases, onVoice };
  if (seen !== undefined) await mountSeen(app, seen);
  if (site !== undefined) {
    const preview = options.preview !== false;
    const { drawer = openDrawer(options.dist, isRendered(options)) } = options;
    let isOver = false;
    app.addHook('onClose', async () => {
      isOver = true;
      await drawer?.close();
    });
    // What was under way when the server ended is missed by nobody.
    const drawings = drawer && createDrawings(drawer.drawPage, (sentence) => isOver || tell(sentence, {}));
    const asked = {
      build,
      pages: builtPages(site),
      everyone: () => config.last().everyone,
      drawings: drawings ?? undefined,
    };
    await mountPages(app, {
      site,
      apiBase,
      preview,
      earlyHints: options.earlyHints === true,
      config: config.last,
      releases: pageReleases(releases, asked),
      visits: drawer === null ? undefined : visitsOf(app, drawer, options.render),
      olderFile: options.publishing?.file,
      headersOf: seen && ((request) => pageHeaders(seen, request)),
    });
  }
  return app;
}
