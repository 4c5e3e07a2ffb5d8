/**
 * Serves the app where there is no network: the program by the names of its files, which hold their hashes, and for every page
 * one that is the same for all. A page and the configuration come from the network wherever it answers in time. It must
 * not know any screen, and never sees a call: what the backend answers is neither asked for nor kept here.
 */
import { plainPath } from '../../lib/routes.ts';
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
}

const configPath = '/config.json';
const bundlePath = '/release/b/';
/** A release has a few dozen. */
const mostBundles = 64;

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
    await keepConfig(await sound(configPath, { cache: 'no-cache' }));
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
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return undefined;
    if (mode === 'navigate') {
      // Of other pages too: what the browser has begun is asked for twice where nobody takes it.
      const answer = pageOf(event);
      return build.routes.includes(plainPath(pathname)) ? freshest(answer, build.page) : answer;
    }
    if (pathname.startsWith(bundlePath)) return bundleOf(event.request, pathname);
    if (pathname === configPath) return freshest(newConfig(), configPath);
    return pathname.startsWith('/assets/') ? fileOf(event.request, pathname) : undefined;
  }

  /** Of any build: a page of the next one may be open already, which waits until the last of this one is closed. */
  async function fileOf(request: Fetching['request'], path: string): Promise<Response> {
    return (await caches.match(path).catch(nothing)) ?? scope.fetch(request);
  }

  /**
   * So that a journey ends on its release where the network goes away. A page of ours knows no release by itself: without a journey
   * it shows what its own build has, never one that is newer or was taken back.
   */
  async function bundleOf(request: Fetching['request'], path: string): Promise<Response> {
    const kept = await caches.match(path).catch(nothing);
    if (kept !== undefined) return kept;
    const answer = await scope.fetch(request);
    if (answer.ok) await keepBundle(path, answer.clone()).catch(nothing);
    return answer;
  }

  async function keepBundle(path: string, answer: Response): Promise<void> {
    const cache = await caches.open(bundleCache);
    if ((await cache.keys()).length < mostBundles) await cache.put(path, answer);
  }

  function pageOf(event: Fetching): Promise<Response> {
    const answer = Promise.resolve(event.preloadResponse).then(
      (begun) => begun ?? scope.fetch(event.request),
    );
    // Also where the kept page was faster: a browser complains of what it has begun for nobody.
    event.waitUntil(answer.catch(nothing));
    return answer;
  }

  async function newConfig(): Promise<Response> {
    const answer = await scope.fetch(configPath, { cache: 'no-cache' });
    // A phone without room keeps the former one.
    if (answer.ok) await keepConfig(answer.clone()).catch(nothing);
    return answer;
  }

  async function keepConfig(config: Response): Promise<void> {
    await (await caches.open(configCache)).put(configPath, config);
  }

  /**
   * The answer of the network where it comes in time and is no failure of the server, else what is kept. The address of a page holds
   * the session: what is kept is asked for by a path of ours.
   */
  async function freshest(asked: Promise<Response>, path: string): Promise<Response> {
    const inTime = await Promise.race([asked.catch(nothing), later()]);
    if (inTime !== undefined && inTime.status < 500) return inTime;
    return (await caches.match(path).catch(nothing)) ?? asked;
  }
}
