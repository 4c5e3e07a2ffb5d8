/**
 * Serves the app where there is no network: the program by the names of its files, which hold their hashes, and for every page
 * one that is the same for all. A page and the configuration come from the network wherever it answers in time. It must
 * not know any screen, and never sees a call: what the backend answers is neither asked for nor kept here.
 */
import { pageBlock } from '../../lib/page-blocks.ts';
import { plainPath } from '../../lib/routes.ts';
import type { Now, ReleaseBlock } from '../../model/release.ts';
import { bundleCache, cacheOf, configCache, removeKept } from './kept.ts';
import type { Fetching, WorkerScope } from './scope.ts';

/** What the build says of itself (src/build/worker.ts). */
export interface Build {
  /** Differs where a file differs. */
  readonly name: string;
  /** Paths of the program's files, the page among them. */
  readonly files: readonly string[];
  /** Of these files, the page that is the same for all screens. */
  readonly page: string;
  /** Paths of the screens. */
  readonly routes: readonly string[];
  /** What it can show of releases, by the id of its contract. */
  readonly contract: string;
}

const configPath = '/config.json';
const nowPath = '/release/now.json';
const bundlePath = '/release/b/';
const releasePath = '/release/r/';
/** A release has a few dozen bundles. */
const mostShown = 64;

/** For how long a person looks at nothing, though a page is there (ms). */
const patience = 3000;

const later = (): Promise<undefined> => new Promise((done) => setTimeout(() => done(undefined), patience));
const nothing = (): undefined => undefined;

export function serve(scope: WorkerScope, build: Build): void {
  const { caches } = scope;

  scope.addEventListener('install', (event) => event.waitUntil(install()));
  // The pages of the former build are closed by now: nobody asks for its files any more.
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(event);
    if (answer !== undefined) event.respondWith(answer);
  });

  /** All or nothing: a build of which a file is missing, or for which there is no room, is not installed. */
  async function install(): Promise<void> {
    const name = cacheOf(build.name);
    // Another script for the same files: the worker that has them still serves them.
    const isThere = (await caches.keys()).includes(name);
    try {
      await keepBuild(await caches.open(name));
    } catch (error) {
      // What is there by half would take the room of a phone that has none.
      if (!isThere) await caches.delete(name);
      throw error;
    }
  }

  async function keepBuild(cache: Cache): Promise<void> {
    // A former build may have had the very same file.
    const file = async (path: string): Promise<Response> => (await caches.match(path)) ?? sound(path);
    await Promise.all(build.files.map(async (path) => cache.put(path, await file(path))));
    await keepNews(configPath, await sound(configPath, { cache: 'no-cache' }));
  }

  async function sound(path: string, options?: Pick<RequestInit, 'cache'>): Promise<Response> {
    const answer = await scope.fetch(path, options);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    return answer;
  }

  async function takeOver(): Promise<void> {
    await removeKept(caches, [cacheOf(build.name), configCache]);
    await scope.registration.navigationPreload?.enable();
  }

  function answerTo(event: Fetching): Promise<Response> | undefined {
    const { method, mode, url } = event.request;
    const { origin, pathname, search } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return undefined;
    if (mode === 'navigate') {
      // Of other pages too: what the browser has begun is asked for twice where nobody takes it.
      const answer = pageOf(event);
      return build.routes.includes(plainPath(pathname)) ? freshest(answer, keptPage) : answer;
    }
    if (pathname.startsWith(bundlePath)) return bundleOf(event.request, pathname);
    const path = pathname + search;
    if (pathname.startsWith(releasePath))
      return freshest(shownOf(event.request, path), () => caches.match(path));
    if (pathname === nowPath) return renewed(event.request, nowPath);
    if (pathname === configPath)
      return freshest(renewed(configPath, configPath), () => caches.match(configPath));
    return pathname.startsWith('/assets/') ? fileOf(event.request, pathname) : undefined;
  }

  /** Of any build: a page of the next one may be open already, which waits until the last of this one is closed. */
  async function fileOf(request: Fetching['request'], path: string): Promise<Response> {
    return (await caches.match(path).catch(nothing)) ?? scope.fetch(request);
  }

  async function bundleOf(request: Fetching['request'], path: string): Promise<Response> {
    return (await caches.match(path).catch(nothing)) ?? shownOf(request, path);
  }

  /** So that a journey ends on its release where the network goes away. */
  async function shownOf(request: Fetching['request'], path: string): Promise<Response> {
    const answer = await scope.fetch(request);
    if (answer.ok) await keepShown(path, answer.clone()).catch(nothing);
    return answer;
  }

  async function keepShown(path: string, answer: Response): Promise<void> {
    const cache = await caches.open(bundleCache);
    const [oldest, ...rest] = await cache.keys();
    // One that no release shows any more, if it is older than all these.
    if (oldest !== undefined && rest.length + 1 >= mostShown) await cache.delete(oldest);
    await cache.put(path, answer);
  }

  /**
   * The page that is the same for all, told which build it is of, and what was off when anyone last asked: outside of a journey it
   * shows what its own build has, never a release that is newer or was taken back meanwhile.
   */
  async function keptPage(): Promise<Response | undefined> {
    const page = await caches.match(build.page);
    const known = await caches.match(nowPath);
    if (page === undefined || known === undefined) return page;
    const { seq, off } = (await known.json()) as Now;
    const own = { seq, stable: null, next: null, off, build: build.contract, bundles: {} };
    const block = pageBlock('release', JSON.stringify(own satisfies ReleaseBlock));
    const html = (await page.text()).replace('<script type="module"', (start) => block + start);
    return new Response(html, { headers: page.headers });
  }

  function pageOf(event: Fetching): Promise<Response> {
    const answer = Promise.resolve(event.preloadResponse).then(
      (begun) => begun ?? scope.fetch(event.request),
    );
    // Also where the kept page was faster: a browser complains of what it has begun for nobody.
    event.waitUntil(answer.catch(nothing));
    return answer;
  }

  async function renewed(request: Fetching['request'] | string, path: string): Promise<Response> {
    const answer = await scope.fetch(request, { cache: 'no-cache' });
    // A phone without room keeps the former one.
    if (answer.ok) await keepNews(path, answer.clone()).catch(nothing);
    return answer;
  }

  async function keepNews(path: string, answer: Response): Promise<void> {
    await (await caches.open(configCache)).put(path, answer);
  }

  /**
   * The answer of the network where it comes in time and is no failure of the server, else what is kept. The address of a page holds
   * the session: what is kept is asked for by a path of ours.
   */
  async function freshest(
    asked: Promise<Response>,
    kept: () => Promise<Response | undefined>,
  ): Promise<Response> {
    const inTime = await Promise.race([asked.catch(nothing), later()]);
    if (inTime !== undefined && inTime.status < 500) return inTime;
    return (await kept().catch(nothing)) ?? asked;
  }
}
