/** When the page turns to its worker, and that a phone which allows none is left in peace. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Caches } from './worker/testing.ts';
import { followSwitch } from './offline.ts';

const { whenIdle } = vi.hoisted(() => ({ whenIdle: vi.fn<(work: () => void) => void>() }));
vi.mock('./prefetch.ts', () => ({ whenIdle }));

const rejected = vi.fn<(reason: unknown) => void>();
const unregister = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
const register = vi.fn<(address: unknown) => Promise<void>>(() => Promise.resolve());
const asked = vi.fn<(path: string) => Promise<Response>>(() => Promise.resolve(new Response('{}')));

/** A phone on which this page is served by the worker, or not yet. */
function phone(isServed: boolean, caches: Caches | undefined = new Caches()): Caches | undefined {
  const controller = isServed ? {} : null;
  const getRegistration = () => Promise.resolve({ unregister });
  vi.stubGlobal('navigator', { serviceWorker: { controller, register, getRegistration } });
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', asked);
  return caches;
}

/** The phone is idle, and what the page does then is done. */
async function idle(): Promise<void> {
  for (const [work] of whenIdle.mock.calls) work();
  await vi.dynamicImportSettled();
  await new Promise((done) => setTimeout(done, 0));
}

beforeEach(() => void process.on('unhandledRejection', rejected));
afterEach(() => {
  process.off('unhandledRejection', rejected);
  vi.clearAllMocks();
});

it('has the worker when the phone is idle, and not before', async () => {
  phone(false);
  followSwitch(true);
  expect(register).not.toHaveBeenCalled();
  await idle();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js');
  expect(asked).not.toHaveBeenCalled();
});

it('lets the worker that serves it see the configuration', async () => {
  phone(true);
  followSwitch(true);
  await idle();
  expect(asked).toHaveBeenCalledExactlyOnceWith('/config.json');
});

it('lets it see what the page shows of a release, which came in the page', async () => {
  phone(true);
  followSwitch(true, () => ['/release/now.json?build=1', '/release/b/b.json']);
  await idle();
  await vi.waitFor(() =>
    expect(asked.mock.calls.map(([path]) => path)).toEqual([
      '/config.json',
      '/release/now.json?build=1',
      '/release/b/b.json',
    ]),
  );
});

it('gives an engine with Trusted Types what the one policy makes', async () => {
  phone(false);
  const createPolicy = vi.fn((_name: string, rules: { createScriptURL: () => string }) => ({
    createScriptURL: () => ({ trusted: rules.createScriptURL() }),
  }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  followSwitch(true);
  await idle();
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['worker']);
  expect(register).toHaveBeenCalledExactlyOnceWith({ trusted: '/sw.js' });
});

it('switched off, takes away the worker that serves it, with what it kept', async () => {
  const caches = phone(true);
  await caches?.open('h5:one');
  followSwitch(false);
  await idle();
  expect(unregister).toHaveBeenCalledOnce();
  expect(await caches?.keys()).toEqual([]);
  expect(register).not.toHaveBeenCalled();
});

it.each([
  ['a browser without workers', () => vi.stubGlobal('navigator', {})],
  [
    'a frame that may not ask for one',
    () =>
      vi.stubGlobal('navigator', {
        get serviceWorker(): never {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        },
      }),
  ],
  [
    "a server without the worker's script",
    () => {
      phone(false);
      register.mockRejectedValueOnce(new TypeError('A bad HTTP response code (404)'));
    },
  ],
  ['a phone without caches', () => void phone(true, undefined)],
])('in %s nothing happens, and nothing is said', async (_where, begin) => {
  for (const offline of [true, false]) {
    begin();
    followSwitch(offline);
  }
  await idle();
  expect(rejected).not.toHaveBeenCalled();
});
