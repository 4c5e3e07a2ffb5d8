// @vitest-environment node
/** The worker: what it keeps, what it answers with and without a network, and what it leaves alone. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { remove } from './off.ts';
import { serve, type Build } from './serve.ts';
import { Caches, runWorker } from './testing.ts';

const one: Build = {
  name: 'one',
  files: ['/assets/shell-1.html', '/assets/app-1.js', '/assets/same.js'],
  page: '/assets/shell-1.html',
  routes: ['/', '/inThe'],
  contract: 'contract-1',
};
const two: Build = {
  ...one,
  name: 'two',
  files: ['/assets/shell-2.html', '/assets/app-2.js', '/assets/same.js'],
  page: '/assets/shell-2.html',
};
const page = { mode: 'navigate' } as const;
const visit = '/inThe?orderId=174&sessionId=secret';

type Network = (path: string) => Response | Promise<Response>;
const online: Network = (path) => new Response(`network ${path}`);
const offline: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const failing: Network = () => new Response('Bad Gateway', { status: 502 });
const silent: Network = () => new Promise(() => undefined);

const run = (build: Build, caches: Caches, network: Network) =>
  runWorker((scope) => serve(scope, build), caches, network);
async function installed(build: Build, caches = new Caches()): Promise<Caches> {
  const worker = run(build, caches, online);
  await worker.install();
  await worker.activate();
  return caches;
}
const textOf = async (answer: Promise<Response> | undefined): Promise<string> =>
  answer === undefined ? 'left alone' : (await answer).text();

afterEach(() => vi.useRealTimers());

it('keeps the files of the build and the configuration, and nothing else', async () => {
  const caches = await installed(one);
  const worker = run(one, caches, online);
  for (const path of [visit, '/', '/config.json', '/assets/app-1.js', '/assets/unknown.js', '/gateway/v3/x'])
    await worker.ask(path, path === visit || path === '/' ? page : {});
  const kept = [...caches.stored].map(([name, files]) => [name, ...files.keys()]);
  expect(kept).toEqual([
    ['h5:one', ...one.files],
    ['h5:config', '/config.json'],
  ]);
});

it.each([
  ['a call that reads', '/gateway/v3/loan-details', {}],
  ['a call that changes something', '/gateway/v3/loan-push', { method: 'POST' }],
  ['a form that is sent to a page', '/inThe', { ...page, method: 'POST' }],
  ['another origin', 'https://other.test/assets/app-1.js', {}],
  ['itself', '/sw.js', {}],
])('leaves %s alone', async (_what, path, request) => {
  const worker = run(one, await installed(one), online);
  expect(worker.ask(path, request)).toBeUndefined();
  expect(worker.asked).toEqual([]);
});

it.each(['/promotion?id=1', '/nowhere'])("%s is the network's, which is asked once", async (path) => {
  const caches = await installed(one);
  const worker = run(one, caches, online);
  expect(await textOf(worker.ask(path, page))).toBe(`network ${path}`);
  expect(worker.asked).toEqual([path]);
  const begun = Promise.resolve(new Response('begun'));
  const preloading = run(one, caches, online);
  expect(await textOf(preloading.ask(path, page, begun))).toBe('begun');
  expect(preloading.asked).toEqual([]);
  await expect(run(one, caches, offline).ask(path, page)).rejects.toThrow('Failed to fetch');
});

it('the page and the configuration are those of the network wherever it answers', async () => {
  const worker = run(one, await installed(one), (path) => new Response(`newer ${path}`));
  expect(await textOf(worker.ask(visit, page))).toBe(`newer ${visit}`);
  expect(await textOf(worker.ask('/config.json'))).toBe('newer /config.json');
  const later = run(one, await installed(one, new Caches()), offline);
  expect(await textOf(later.ask('/config.json'))).toBe('network /config.json');
});

it('what the network last said of the configuration is kept', async () => {
  const caches = await installed(one);
  await run(one, caches, (path) => new Response(`newer ${path}`)).ask('/config.json');
  expect(await textOf(run(one, caches, offline).ask('/config.json'))).toBe('newer /config.json');
  await run(one, caches, failing).ask('/config.json');
  expect(await textOf(run(one, caches, offline).ask('/config.json'))).toBe('newer /config.json');
});

it.each([
  ['there is no network', offline],
  ['the server fails', failing],
])('where %s every screen opens with the kept page', async (_why, network) => {
  const worker = run(one, await installed(one), network);
  for (const path of [visit, '/', '/inThe/'])
    expect(await textOf(worker.ask(path, page))).toBe('network /assets/shell-1.html');
  expect(await textOf(worker.ask('/assets/app-1.js'))).toBe('network /assets/app-1.js');
});

it('a network that does not answer in time is waited for no longer than three seconds, whatever the clock says', async () => {
  const caches = await installed(one);
  vi.useFakeTimers({ now: new Date('1970-01-01') });
  const worker = run(one, caches, silent);
  const answered = vi.fn<(text: string) => void>();
  void textOf(worker.ask(visit, page)).then(answered);
  await vi.advanceTimersByTimeAsync(2_999);
  vi.setSystemTime(new Date('2038-01-01'));
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(answered).toHaveBeenCalledExactlyOnceWith('network /assets/shell-1.html');
});

it.each([
  ['are empty', new Caches()],
  ['cannot be read', Object.assign(new Caches(), { broken: { reading: new Error('gone') } })],
])('where the caches %s everything is as without a worker', async (_what, caches) => {
  const worker = run(one, caches, online);
  expect(await textOf(worker.ask(visit, page))).toBe(`network ${visit}`);
  expect(await textOf(worker.ask('/assets/app-1.js'))).toBe('network /assets/app-1.js');
  const broken = run(one, caches, failing);
  expect((await broken.ask(visit, page))?.status).toBe(502);
  await expect(run(one, caches, offline).ask(visit, page)).rejects.toThrow('Failed to fetch');
});

it('a phone without room is served all the same, and gets no build by half', async () => {
  const caches = await installed(one);
  caches.broken = { writing: new Error('QuotaExceededError') };
  expect(await textOf(run(one, caches, online).ask('/config.json'))).toBe('network /config.json');
  await expect(run(two, caches, online).install()).rejects.toThrow('QuotaExceededError');
  expect([...caches.stored.keys()]).toEqual(['h5:one', 'h5:config']);
  // The same files under another script: what a page stands on is not taken away.
  await expect(run(one, caches, online).install()).rejects.toThrow('QuotaExceededError');
  expect([...caches.stored.keys()]).toEqual(['h5:one', 'h5:config']);
});

it.each(two.files.slice(0, 2))('a build of which %s is missing is not installed', async (missing) => {
  const gone = new Response('Not found', { status: 404 });
  const worker = run(two, await installed(one), (path) => (path === missing ? gone : online(path)));
  await expect(worker.install()).rejects.toThrow(`${missing} answers 404`);
});

it('the next build fetches only what is new, and takes over once the pages of the former are closed', async () => {
  const caches = await installed(one);
  const next = run(two, caches, online);
  await next.install();
  expect(next.asked).toEqual(['/assets/shell-2.html', '/assets/app-2.js', '/config.json']);
  // A page of each is open, and the worker of the former still rules.
  const former = run(one, caches, offline);
  expect(await textOf(former.ask('/assets/app-1.js'))).toBe('network /assets/app-1.js');
  expect(await textOf(former.ask('/assets/app-2.js'))).toBe('network /assets/app-2.js');
  expect(await textOf(former.ask(visit, page))).toBe('network /assets/shell-1.html');
  caches.stored.set('of another program', new Map());
  await next.activate();
  expect([...caches.stored.keys()]).toEqual(['h5:config', 'h5:two', 'of another program']);
  expect(await textOf(run(two, caches, offline).ask(visit, page))).toBe('network /assets/shell-2.html');
});

it('a server that has gone back to an older build is followed, and no page has files of both', async () => {
  const caches = await installed(two, await installed(one));
  const older: Network = (path) =>
    path.includes('-2') ? new Response('Not found', { status: 404 }) : new Response(`older ${path}`);
  const newer = run(two, caches, older);
  expect(await textOf(newer.ask(visit, page))).toBe(`older ${visit}`);
  expect(await textOf(newer.ask('/assets/app-1.js'))).toBe('older /assets/app-1.js');
  // A page of the newer build stands open yet, and without a network all of it is there.
  expect(await textOf(newer.ask('/assets/app-2.js'))).toBe('network /assets/app-2.js');
  const alone = run(two, caches, offline);
  expect(await textOf(alone.ask(visit, page))).toBe('network /assets/shell-2.html');
  expect(await textOf(alone.ask('/assets/app-2.js'))).toBe('network /assets/app-2.js');
  const back = run(one, caches, older);
  await back.install();
  expect(back.asked).toEqual(['/assets/shell-1.html', '/assets/app-1.js', '/config.json']);
  await back.activate();
  expect([...caches.stored.keys()]).toEqual(['h5:config', 'h5:one']);
  const later = run(one, caches, offline);
  expect(await textOf(later.ask(visit, page))).toBe('older /assets/shell-1.html');
  await expect(later.ask('/assets/app-2.js')).rejects.toThrow('Failed to fetch');
});

it('where it is switched off, the worker at its address removes what is kept and itself, at once', async () => {
  const caches = await installed(one);
  caches.stored.set('of another program', new Map());
  const worker = runWorker(remove, caches, online);
  await worker.install();
  await worker.activate();
  expect([...caches.stored.keys()]).toEqual(['of another program']);
  expect(worker.asked).toEqual(['skip waiting', 'unregister']);
  expect(worker.ask(visit, page)).toBeUndefined();
});

const bundle = '/release/b/aaaaaaaaaaaaaaaaaaaaaa.json';
const manifest = '/release/r/r1.json?build=contract-1';

it.each([bundle, manifest])(
  'keeps what a release shows as it passes, for as long as its build: %s',
  async (path) => {
    const caches = await installed(one);
    expect(await textOf(run(one, caches, online).ask(path))).toBe(`network ${path}`);
    expect(await textOf(run(one, caches, offline).ask(path))).toBe(`network ${path}`);
    await installed(two, caches);
    expect(caches.stored.has('h5:bundles')).toBe(false);
  },
);

it('keeps the latest sixty-four of them', async () => {
  const caches = await installed(one);
  const worker = run(one, caches, online);
  for (let at = 0; at < 100; at += 1) await worker.ask(`/release/b/${at}.json`);
  const names = Array.from({ length: 64 }, (_, at) => `/release/b/${at + 36}.json`);
  expect([...(caches.stored.get('h5:bundles')?.keys() ?? [])]).toEqual(names);
});

it('has what a release shows in one build for no other', async () => {
  const caches = await installed(one);
  await run(one, caches, online).ask(manifest);
  const other = '/release/r/r1.json?build=contract-2';
  await expect(run(one, caches, offline).ask(other)).rejects.toThrow('Failed to fetch');
});

it('keeps no bundle that did not come, and is no worse where it cannot keep one', async () => {
  const caches = await installed(one);
  expect(await textOf(run(one, caches, failing).ask(bundle))).toBe('Bad Gateway');
  caches.broken = { writing: new DOMException('full', 'QuotaExceededError') };
  expect(await textOf(run(one, caches, online).ask(bundle))).toBe(`network ${bundle}`);
  expect(caches.stored.get('h5:bundles')?.size ?? 0).toBe(0);
});

describe('the kept page', () => {
  const shell = '<html><script type="module" src="/assets/app-1.js"></script></html>';
  const news = '/release/now.json?build=contract-2';
  const off = { screens: { repay: { 'es-MX': '</script>', 'en-IN': '' } } };
  const stable = { release: 'r7', manifest: {} };
  const told = (): Response => new Response(JSON.stringify({ seq: 9, stable, next: stable, off }));
  const withNews: Network = (path) => (path === news ? told() : new Response(shell));

  it('knows what was off when any page last asked, and no release', async () => {
    const caches = new Caches();
    const worker = run(one, caches, withNews);
    await worker.install();
    expect(await textOf(run(one, caches, offline).ask(visit, page))).toBe(shell);
    expect(await textOf(worker.ask(news))).toContain('"r7"');
    const html = await textOf(run(one, caches, offline).ask(visit, page));
    const [, block = ''] = /<script type="application\/json" id="release">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(block)).toEqual({
      seq: 9,
      stable: null,
      next: null,
      off,
      build: 'contract-1',
      bundles: {},
    });
    expect(html.replace(/<script type="application.*?<\/script>/, '')).toBe(shell);
  });

  it('knows it still under the next build, and as it was last said', async () => {
    const caches = new Caches();
    const worker = run(one, caches, withNews);
    await worker.install();
    await worker.ask(news);
    await run(one, caches, failing).ask(news);
    const again = new Response(JSON.stringify({ seq: 10, off }));
    await run(one, caches, () => again).ask(news);
    const next = run(two, caches, withNews);
    await next.install();
    await next.activate();
    const html = await textOf(run(two, caches, offline).ask(visit, page));
    expect(html).toContain('{"seq":10,');
    await expect(run(two, caches, offline).ask(news)).rejects.toThrow('Failed to fetch');
  });
});
