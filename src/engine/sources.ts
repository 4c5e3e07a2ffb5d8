/**
 * The sources of one screen: loaded in parallel unless one needs another, reloaded while what is shown stays. It must not
 * know who shows the data.
 */
import { failure, success } from '../lib/result.ts';
import type { Read } from './expression.ts';
import { failureOf, readInner, statusOf, writeInner, type SourceStatus } from './inner.ts';
import type { SourcePlan } from './plan.ts';
import type { CallFailure, HttpPort } from './ports.ts';
import { parameterSurroundings, resolveProps } from './resolve.ts';
import { createRequests, missing, type Arrival, type Loaded } from './source-requests.ts';
import type { Store } from './store.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** An answer of a read, with what was asked. `time`: the server's, 0 where it did not say. */
export interface Seen {
  readonly call: string;
  readonly parameters: Parameters;
  readonly data: unknown;
  readonly time: number;
}

export interface Sources {
  /** They and these names are shown as on their way, and nobody is asked. */
  hold(awaited: readonly string[]): void;
  /** Resolves when every source has been there once, however often it had to be tried. */
  loadAll(): Promise<void>;
  /** Again: what is there stays until the answer, and stays when it fails. */
  reload(name: string, send: Parameters): Promise<Loaded>;
  /** After a failure: this source, and those it needs or that need it and failed too. */
  retry(name: string): Promise<void>;
  /** The network is there again: tries what failed for want of it, where asking twice is harmless. */
  recover(): Promise<void>;
  /** As they were asked for last; whether every answer came. Those that do not hold data are left alone. */
  again(names: readonly string[]): Promise<boolean>;
  /** What `stamp` was when the oldest of what they hold was asked for. */
  stamp(names: readonly string[]): number;
  dispose(): void;
}

/** What the sources of a screen hold beside its data: those that take their place go on with it (replace.ts). */
export interface Held {
  /** The first load of each, or the newest one since. */
  readonly loading: Map<string, Promise<Loaded>>;
  /** What replaced parameters in the newest request, and where the time of the marks stood for what is shown. */
  readonly overrides: Map<string, Parameters>;
  readonly stamps: Map<string, number>;
}

export const holdNothing = (): Held => ({ loading: new Map(), overrides: new Map(), stamps: new Map() });

export interface SourceSetting {
  readonly held: Held;
  readonly store: Store;
  readonly read: Read;
  readonly http: HttpPort;
  readonly url: (text: string, use: 'image' | 'link', place: string) => string | undefined;
  /** Says that a source without data is loaded; what it returns ends that. */
  readonly waits: (plan: SourcePlan) => (() => void) | undefined;
  /** Told of every failure of a source, first load or not. */
  readonly failed: (source: string, failure: CallFailure, kept: boolean) => void;
  /** Where the time of the marks stands, as each request begins. */
  readonly stamp: () => number;
  /** Told of every answer, with the server's time. */
  readonly answered: (answer: Seen) => void;
}

export function createSources(plans: readonly SourcePlan[], setting: SourceSetting): Sources {
  const { store, read, http } = setting;
  const byName = new Map(plans.map((plan) => [plan.name, plan]));
  const needs = new Map(plans.map((plan) => [plan.name, plan.needs]));
  const { loading, overrides, stamps } = setting.held;
  const requests = createRequests({ http, stamp: setting.stamp, arrived, release });
  let disposed = false;

  const status = (name: string): SourceStatus | undefined => readInner(store, statusOf(name));
  /** Those that are not there yet, and who waits for the last of them. */
  const open = new Set([...byName.keys()].filter((name) => !loading.has(name)));
  let complete = (): void => undefined;

  function setStatus(name: string, next: SourceStatus): void {
    writeInner(store, statusOf(name), next);
    if (next === 'loading' || next === 'failed') open.add(name);
    else open.delete(name);
    if (open.size === 0) complete();
  }

  /** The first load of a source, after those it needs; one promise however many wait for it. */
  function ensure(name: string): Promise<Loaded> {
    const known = loading.get(name);
    if (known !== undefined) return known;
    const plan = byName.get(name);
    const started = plan === undefined ? Promise.resolve(failure(missing)) : load(plan);
    loading.set(name, started);
    return started;
  }

  async function load(plan: SourcePlan, changed: Parameters = {}): Promise<Loaded> {
    overrides.set(plan.name, changed);
    setStatus(plan.name, 'loading');
    if (plan.needs.length > 0) {
      const needed = await Promise.all(plan.needs.map(ensure));
      const broken = needed.find((result) => !result.ok);
      if (broken !== undefined && !broken.ok) {
        // What it needs has told of it.
        show(plan.name, broken.error, false);
        return broken;
      }
    }
    if (plan.test?.evaluate(read) === false) {
      setStatus(plan.name, 'idle');
      return success(null);
    }
    const ended = setting.waits(plan);
    const sent = send(plan, changed);
    void sent.then(ended);
    return sent;
  }

  function send(plan: SourcePlan, changed: Parameters): Promise<Loaded> {
    const surroundings = parameterSurroundings(read, { where: `data.${plan.name}` }, setting);
    const parameters = { ...resolveProps(plan.send, surroundings), ...changed };
    return requests.send(plan, parameters, store.read([plan.name]));
  }

  function reload(name: string, changed: Parameters): Promise<Loaded> {
    const plan = byName.get(name);
    if (plan === undefined) return Promise.resolve(failure(missing));
    if (status(name) === 'ready' || status(name) === 'empty') {
      overrides.set(name, changed);
      return send(plan, changed);
    }
    const started = load(plan, changed);
    loading.set(name, started);
    return started;
  }

  function arrived(plan: SourcePlan, { parameters, result, stamp, time }: Arrival): void {
    const { name, call, empty } = plan;
    if (!result.ok) return fail(name, result.error, status(name) !== 'loading');
    stamps.set(name, stamp);
    if (call !== undefined) setting.answered({ call: call.name, parameters, data: result.value, time });
    const shown = store.read([name]);
    store.write([name], result.value);
    release(plan, shown);
    setStatus(name, empty?.evaluate(read) === true ? 'empty' : 'ready');
  }

  function fail(name: string, error: CallFailure, kept: boolean): void {
    if (disposed || error.kind === 'aborted') return;
    show(name, error, kept);
    setting.failed(name, error, kept);
  }

  function show(name: string, error: CallFailure, kept: boolean): void {
    if (disposed || error.kind === 'aborted' || kept) return;
    writeInner(store, failureOf(name), error);
    setStatus(name, 'failed');
  }

  /** A picture that is shown no more is let go, or the phone keeps each of them until the page is closed. */
  function release(plan: SourcePlan, value: unknown): void {
    if (plan.aside && typeof value === 'string') http.release(value);
  }

  async function tryAgain(failed: readonly SourcePlan[]): Promise<void> {
    for (const plan of failed) loading.delete(plan.name);
    await Promise.all(failed.map((plan) => ensure(plan.name)));
  }

  /** It failed for want of the network, and so did all that it needs and that failed; each of them may be asked twice. */
  function isLost(plan: SourcePlan): boolean {
    const failed = [...reach(plan.name, needs)].filter((name) => status(name) === 'failed');
    return failed.includes(plan.name) && failed.every(mayAskAgain);
  }

  function mayAskAgain(name: string): boolean {
    const kind = readInner(store, failureOf(name))?.kind;
    return byName.get(name)?.call?.repeatable === true && (kind === 'network' || kind === 'timeout');
  }

  return {
    hold(awaited) {
      for (const name of awaited) setStatus(name, 'loading');
      for (const { name, needs: first, test } of plans)
        if (first.length > 0 || test?.evaluate(read) !== false) setStatus(name, 'loading');
    },
    async loadAll() {
      await Promise.all(plans.map((plan) => ensure(plan.name)));
      if (open.size > 0) await new Promise<void>((resolve) => (complete = resolve));
    },
    reload,
    async retry(name) {
      const near = related(name, needs);
      await tryAgain(plans.filter((plan) => near.has(plan.name) && status(plan.name) === 'failed'));
    },
    async recover() {
      // While a write is under way it is not known what a read would tell.
      if (http.writing()) return;
      await tryAgain(plans.filter(isLost));
    },
    async again(names) {
      const held = names.filter((name) => stamps.has(name));
      const results = await Promise.all(held.map((name) => reload(name, overrides.get(name) ?? {})));
      return results.every(({ ok }) => ok);
    },
    stamp: (names) => Math.min(...names.map((name) => stamps.get(name) ?? Infinity)),
    dispose() {
      disposed = true;
      requests.dispose();
      for (const plan of plans) release(plan, store.read([plan.name]));
    },
  };
}

type Ways = ReadonlyMap<string, readonly string[]>;

/** What this source needs and what needs it, over any number of steps; itself too. */
function related(name: string, needs: Ways): ReadonlySet<string> {
  const needed = new Map<string, string[]>([...needs.keys()].map((each) => [each, []]));
  for (const [each, own] of needs) for (const need of own) needed.get(need)?.push(each);
  return new Set([...reach(name, needs), ...reach(name, needed)]);
}

function reach(name: string, ways: Ways): ReadonlySet<string> {
  // A set that grows while it is walked is walked to its end.
  const found = new Set([name]);
  for (const each of found) for (const next of ways.get(each) ?? []) found.add(next);
  return found;
}
