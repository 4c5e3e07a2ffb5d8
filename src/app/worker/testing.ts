/** For the tests of this folder: caches and a scope as a browser gives them, and what passes through them. */
import type { Fetching, Lasting, WorkerScope } from './scope.ts';

type Listener = (event: Fetching) => void;

/** The caches of one phone, which several builds of the worker share. */
export class Caches {
  readonly stored = new Map<string, Map<string, Response>>();
  /** What every attempt to read or write ends with. */
  broken: { readonly reading?: Error; readonly writing?: Error } = {};

  keys = async (): Promise<string[]> => [...this.stored.keys()];
  delete = async (name: string): Promise<boolean> => this.stored.delete(name);
  match = async (path: RequestInfo | URL): Promise<Response | undefined> => {
    if (this.broken.reading) throw this.broken.reading;
    return [...this.stored.values()].flatMap((files) => files.get(path as string)?.clone() ?? [])[0];
  };
  open = async (name: string): Promise<Cache> => {
    const files = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, files);
    const put = async (path: string, answer: Response): Promise<void> => {
      if (this.broken.writing) throw this.broken.writing;
      files.set(path, answer);
    };
    const keys = async (): Promise<string[]> => [...files.keys()];
    const remove = async (path: string): Promise<boolean> => files.delete(path);
    return { put, keys, delete: remove } as unknown as Cache;
  };
}

/** A browser with one worker: `begin` is what the worker does as it is read. */
export function runWorker(
  begin: (scope: WorkerScope) => void,
  caches: Caches,
  network: (path: string) => Response | Promise<Response>,
) {
  const listeners = new Map<string, Listener>();
  const asked: string[] = [];
  const unregister = async (): Promise<boolean> => asked.push('unregister') > 0;
  begin({
    caches,
    location: { origin: 'https://app.test' },
    registration: { unregister },
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    async fetch(target) {
      const path = typeof target === 'string' ? target : target.url.replace('https://app.test', '');
      asked.push(path);
      return network(path);
    },
    skipWaiting: async () => void asked.push('skip waiting'),
  });

  const last = async (name: 'install' | 'activate'): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const event: Lasting = { waitUntil: (one) => void work.push(one) };
    listeners.get(name)?.(event as Fetching);
    await Promise.all(work);
  };
  return {
    /** What was asked of the network, and of the browser. */
    asked,
    install: () => last('install'),
    activate: () => last('activate'),
    /** The worker's answer; undefined where it leaves the request alone. */
    ask(
      path: string,
      request: Partial<Fetching['request']> = {},
      preloadResponse?: Promise<Response>,
    ): Promise<Response> | undefined {
      let answer: Promise<Response> | undefined;
      const url = new URL(path, 'https://app.test').href;
      listeners.get('fetch')?.({
        request: { method: 'GET', mode: 'cors', url, ...request },
        ...(preloadResponse && { preloadResponse }),
        respondWith: (given) => {
          answer = given;
        },
        waitUntil: () => undefined,
      });
      return answer;
    },
  };
}
