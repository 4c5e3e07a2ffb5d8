/**
 * The sources of one screen: loaded in parallel unless one needs another, reloaded while what is shown stays. It must not
 * know who shows the data.
 */
import { failure, success } from '../lib/result.ts';
import type { Read } from './expression.ts';
import type { SourcePlan } from './plan.ts';
import type { CallFailure, HttpPort } from './ports.ts';
import { parameterSurroundings, resolveProps } from './resolve.ts';
import { createRecovery, type Recovery } from './source-recovery.ts';
import { createRequests, missing, type Arrival, type Loaded } from './source-requests.ts';
import { createStates } from './source-status.ts';
import type { Store } from './store.ts';

type Parameters = Readonly<Record<string, unknown>>;

/** An answer of a read, with what was asked. `time`: the server's, 0 where it did not say. */
export interface Seen {
  readonly call: string;
  readonly parameters: Parameters;
  readonly data: unknown;
  readonly time: number;
}

export interface Sources extends Recovery {
  /** They and these names are shown as on their way, and nobody is asked. */
  hold(awaited: readonly string[]): void;
  /** Resolves when every source has been there once, however often it had to be tried. */
  loadAll(): Promise<void>;
  /** Again: what is there stays until the answer, and stays when it fails. */
  reload(name: string, send: Parameters): Promise<Loaded>;
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
  /** Told when a source without data is asked for; what it returns is called when that is over. */
  readonly waits: (plan: SourcePlan) => () => void;
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
  const { loading, overrides, stamps } = setting.held;
  const requests = createRequests({ http, stamp: setting.stamp, arrived, release });
  const states = createStates(store, new Set([...byName.keys()].filter((name) => !loading.has(name))));
  const recovery = createRecovery(byName, { states, anew, writing: () => http.writing() });

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
    states.set(plan.name, 'loading');
    if (plan.needs.length > 0) {
      const needed = await Promise.all(plan.needs.map(ensure));
      const broken = needed.find((result) => !result.ok);
      if (broken !== undefined && !broken.ok) {
        // What it needs has told of it.
        states.fail(plan.name, broken.error, false);
        return broken;
      }
    }
    if (plan.test?.evaluate(read) === false) {
      states.set(plan.name, 'idle');
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
    const now = states.status(name);
    if (now === 'ready' || now === 'empty') {
      overrides.set(name, changed);
      return send(plan, changed);
    }
    const started = load(plan, changed);
    loading.set(name, started);
    return started;
  }

  function arrived(plan: SourcePlan, { parameters, result, stamp, time }: Arrival): void {
    const { name, call, empty } = plan;
    if (!result.ok) {
      const kept = states.status(name) !== 'loading';
      if (states.fail(name, result.error, kept)) setting.failed(name, result.error, kept);
      return;
    }
    stamps.set(name, stamp);
    if (call !== undefined) setting.answered({ call: call.name, parameters, data: result.value, time });
    const shown = store.read([name]);
    store.write([name], result.value);
    release(plan, shown);
    states.set(name, empty?.evaluate(read) === true ? 'empty' : 'ready');
  }

  /** A picture that is shown no more is let go, or the phone keeps each of them until the page is closed. */
  function release(plan: SourcePlan, value: unknown): void {
    if (plan.aside && typeof value === 'string') http.release(value);
  }

  async function anew(failed: readonly SourcePlan[]): Promise<void> {
    for (const { name } of failed) loading.delete(name);
    await Promise.all(failed.map(({ name }) => ensure(name)));
  }

  return {
    ...recovery,
    hold(awaited) {
      for (const name of awaited) states.set(name, 'loading');
      for (const { name, needs: first, test } of plans)
        if (first.length > 0 || test?.evaluate(read) !== false) states.set(name, 'loading');
    },
    async loadAll() {
      await Promise.all(plans.map((plan) => ensure(plan.name)));
      await states.complete();
    },
    reload,
    async again(names) {
      const held = names.filter((name) => stamps.has(name));
      const results = await Promise.all(held.map((name) => reload(name, overrides.get(name) ?? {})));
      return results.every(({ ok }) => ok);
    },
    stamp: (names) => Math.min(...names.map((name) => stamps.get(name) ?? Infinity)),
    dispose() {
      states.end();
      requests.dispose();
      for (const plan of plans) release(plan, store.read([plan.name]));
    },
  };
}
