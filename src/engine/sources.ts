/**
 * The sources of one screen: loaded in parallel unless one needs another, reloaded while what is shown stays, answers
 * out of order dropped. It must not know who shows the data.
 */
import type { Json } from '../model/json.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import type { Read } from './expression.ts';
import { failureOf, readInner, statuses, statusOf, writeInner, type SourceStatus } from './inner.ts';
import type { SourcePlan } from './plan.ts';
import type { CallFailure, HttpPort } from './ports.ts';
import { resolveProps } from './resolve.ts';
import { parameterSurroundings } from './run.ts';
import type { Store } from './store.ts';
import type { Seen } from './write-settle.ts';

export type Loaded = Result<Json, CallFailure>;

export interface Sources {
  /** Resolves when every source has been there once, however often it had to be tried. */
  loadAll(): Promise<void>;
  /** Again: what is there stays until the answer, and stays when it fails. */
  reload(name: string, send: Readonly<Record<string, unknown>>): Promise<Loaded>;
  /** After a failure: this source, and those it needs or that need it and failed too. */
  retry(name: string): Promise<void>;
  /** As they were asked for last; whether every answer came. Those that do not hold data are left alone. */
  again(names: readonly string[]): Promise<boolean>;
  /** What `stamp` was when the oldest of what they hold was asked for. */
  stamp(names: readonly string[]): number;
  /** Resolves when every source has been there once, however often it had to be tried. */
  settled(): Promise<void>;
  dispose(): void;
}

export interface SourceSetting {
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

const missing: CallFailure = { kind: 'aborted', code: '', message: '', detail: 'missing' };

export function createSources(plans: readonly SourcePlan[], setting: SourceSetting): Sources {
  const { store, read, http } = setting;
  const byName = new Map(plans.map((plan) => [plan.name, plan]));
  const running = new Map<string, AbortController>();
  const loading = new Map<string, Promise<Loaded>>();
  /** The newest request of a source: one that it overtook ends as it does. */
  const latest = new Map<string, Promise<Loaded>>();
  /** What replaced parameters in the newest request, and where the time of the marks stood for what is shown. */
  const overrides = new Map<string, Readonly<Record<string, unknown>>>();
  const stamps = new Map<string, number>();
  let disposed = false;

  const status = (name: string): SourceStatus | undefined => readInner(store, statusOf(name));
  const setStatus = (name: string, next: SourceStatus): void => writeInner(store, statusOf(name), next);

  function parametersOf(plan: SourcePlan): Record<string, unknown> {
    return resolveProps(plan.send, parameterSurroundings(read, { where: `data.${plan.name}` }, setting));
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

  async function load(plan: SourcePlan, changed: Readonly<Record<string, unknown>> = {}): Promise<Loaded> {
    overrides.set(plan.name, changed);
    setStatus(plan.name, 'loading');
    if (plan.needs.length > 0) {
      const needed = await Promise.all(plan.needs.map(ensure));
      const broken = needed.find((result) => !result.ok);
      if (broken !== undefined && !broken.ok) {
        fail(plan.name, broken.error, false);
        return broken;
      }
    }
    if (plan.test?.evaluate(read) === false) {
      setStatus(plan.name, 'idle');
      return success(null);
    }
    const ended = setting.waits(plan);
    const sent = send(plan, { ...parametersOf(plan), ...changed });
    void sent.then(ended);
    return sent;
  }

  function send(plan: SourcePlan, parameters: Record<string, unknown>): Promise<Loaded> {
    const sent = request(plan, parameters);
    latest.set(plan.name, sent);
    return sent;
  }

  async function request(plan: SourcePlan, parameters: Record<string, unknown>): Promise<Loaded> {
    running.get(plan.name)?.abort();
    const controller = new AbortController();
    running.set(plan.name, controller);
    const stamp = setting.stamp();
    let time = 0;
    const onTime = (told: number): void => void (time = told);
    const result =
      plan.call === undefined
        ? failure({ ...missing, kind: 'shape' } as const)
        : await http.send(plan.call, parameters as Readonly<Record<string, Json>>, {
            signal: controller.signal,
            onTime,
          });
    if (disposed || running.get(plan.name) !== controller) {
      if (result.ok) release(plan, result.value);
      return latest.get(plan.name) ?? failure(missing);
    }
    running.delete(plan.name);
    if (!result.ok) {
      fail(plan.name, result.error, status(plan.name) !== 'loading');
      return result;
    }
    stamps.set(plan.name, stamp);
    if (plan.call !== undefined)
      setting.answered({ call: plan.call.name, parameters, data: result.value, time });
    const shown = store.read([plan.name]);
    store.write([plan.name], result.value);
    release(plan, shown);
    setStatus(plan.name, plan.empty?.evaluate(read) === true ? 'empty' : 'ready');
    return result;
  }

  /** A picture that is shown no more is let go, or the phone keeps each of them until the page is closed. */
  function release(plan: SourcePlan, value: unknown): void {
    if (plan.aside && typeof value === 'string') http.release(value);
  }

  function fail(name: string, error: CallFailure, kept: boolean): void {
    if (disposed || error.kind === 'aborted') return;
    if (!kept) {
      writeInner(store, failureOf(name), error);
      setStatus(name, 'failed');
    }
    setting.failed(name, error, kept);
  }

  function reload(name: string, changed: Readonly<Record<string, unknown>>): Promise<Loaded> {
    const plan = byName.get(name);
    if (plan === undefined) return Promise.resolve(failure(missing));
    if (status(name) !== 'ready' && status(name) !== 'empty') {
      const started = load(plan, changed);
      loading.set(name, started);
      return started;
    }
    overrides.set(name, changed);
    return send(plan, { ...parametersOf(plan), ...changed });
  }

  return {
    async loadAll() {
      await Promise.all(plans.map((plan) => ensure(plan.name)));
      const pending = (): boolean =>
        plans.some(({ name }) => status(name) === 'loading' || status(name) === 'failed');
      if (!pending()) return;
      await new Promise<void>((resolve) => {
        const leave = store.subscribe([statuses], () => {
          if (pending()) return;
          leave();
          resolve();
        });
      });
    },
    reload,
    async retry(name) {
      const again = plans.filter((plan) => status(plan.name) === 'failed' && related(plan, name, byName));
      for (const plan of again) loading.delete(plan.name);
      await Promise.all(again.map((plan) => ensure(plan.name)));
    },
    async again(names) {
      const held = names.filter((name) => stamps.has(name));
      const results = await Promise.all(held.map((name) => reload(name, overrides.get(name) ?? {})));
      return results.every(({ ok }) => ok);
    },
    settled() {
      const pending = (): boolean =>
        plans.some(({ name }) => status(name) === 'loading' || status(name) === 'failed');
      if (!pending()) return Promise.resolve();
      return new Promise((resolve) => {
        const leave = store.subscribe([statuses], () => {
          if (pending()) return;
          leave();
          resolve();
        });
      });
    },
    stamp: (names) => Math.min(...names.map((name) => stamps.get(name) ?? Infinity)),
    dispose() {
      disposed = true;
      for (const controller of running.values()) controller.abort();
      running.clear();
      latest.clear();
      for (const plan of plans) release(plan, store.read([plan.name]));
    },
  };
}

/** Whether one of the two needs the other, over any number of steps. */
function related(plan: SourcePlan, name: string, byName: ReadonlyMap<string, SourcePlan>): boolean {
  const needs = (from: string, to: string): boolean =>
    from === to || (byName.get(from)?.needs.some((need) => needs(need, to)) ?? false);
  return needs(plan.name, name) || needs(name, plan.name);
}
