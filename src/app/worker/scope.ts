/**
 * What the worker uses of its surroundings, in words of its own: the library of types for workers cannot stand beside the one for
 * pages. It must not know what the worker does.
 */

export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  readonly request: Pick<Request, 'method' | 'mode' | 'url'>;
  /** What the browser has begun to fetch while the worker started; nothing where it does not do that. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  readonly caches: Pick<CacheStorage, 'delete' | 'keys' | 'match' | 'open'>;
  readonly location: Pick<Location, 'origin'>;
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  fetch(target: Fetching['request'] | string, options?: Pick<RequestInit, 'cache'>): Promise<Response>;
  skipWaiting(): Promise<void>;
}
