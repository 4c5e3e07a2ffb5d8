/**
 * A running screen whose plan can be changed while it runs: its data, what was entered, the open dialog and what its sources
 * hold stay, and what is equal in both plans (reuse.ts: the same object) is neither drawn nor asked again. Only the studio
 * needs it; no screen of a borrower loads it. It must not know who changes the plan.
 */
import { failureOf, homes, openDialog, readInner, statusOf, writeInner } from './inner.ts';
import { rootFrame } from './instance.ts';
import type { HomePlan, Plan, SourcePlan } from './plan.ts';
import { routeValues } from './query.ts';
import { createScreen, type Screen, type ScreenInput } from './screen.ts';
import { holdNothing } from './sources.ts';
import { shareEqual, type Store } from './store.ts';
import type { Json } from '../model/json.ts';

/** What a visit takes besides its plan, where that is another one now. */
export type Around = Partial<Pick<ScreenInput, 'actions' | 'values' | 'config'>>;

export interface LiveScreen extends Screen {
  replace(plan: Plan, around?: Around): void;
}

const equal = (a: unknown, b: unknown): boolean => shareEqual(a, b) === a;

/** Asked alike, as `reuse.ts` hands it on. */
const asksAlike = (a: SourcePlan | undefined, b: SourcePlan): boolean =>
  a?.call === b.call && a?.send === b.send && a.test === b.test;

export function createLiveScreen(input: ScreenInput): LiveScreen {
  const held = holdNothing();
  /** One takes the place of another: nobody leaves, and nothing begins. */
  let isChanging = false;
  let hasBegun = false;
  let isReady = false;
  let given: ScreenInput = {
    ...input,
    held,
    ports: {
      ...input.ports,
      http: { ...input.ports.http, release: (address) => isChanging || input.ports.http.release(address) },
    },
  };

  let { plan, screen: running } = make(input.plan);
  const { store } = running;
  const quiet: Store = {
    ...store,
    write(path, value) {
      if (!isChanging || isNewHome(path)) store.write(path, value);
    },
  };

  /** @returns with a plan of its own, which can be emptied. */
  function make(next: Plan): { plan: { -readonly [member in keyof Plan]: Plan[member] }; screen: Screen } {
    const own = { ...next };
    return { plan: own, screen: createScreen({ ...given, plan: own }) };
  }

  /** Entries in a repeat come and go by themselves. */
  let repeated: ReadonlySet<string> = new Set();
  const isNewHome = ([root = '', place = '']: readonly string[]): boolean =>
    root === homes[0] && (repeated.has(place) || store.read([root, place]) === undefined);

  const isThere = (): boolean =>
    plan.sources.every(({ name }) => !['loading', 'failed'].includes(live.status(name) ?? 'idle'));

  function replace(next: Plan, around: Around = {}): void {
    isReady ||= isThere();
    const before = { ...plan };
    isChanging = true;
    // Nobody leaves it.
    plan.on = {};
    plan.homes = [];
    running.dispose();
    given = { ...given, ...around, store: quiet };
    forgetSources(before, next);
    forgetHomes(before, next);
    repeated = new Set(next.homes.filter(({ repeats }) => repeats.length > 0).map(({ place }) => place));
    ({ plan, screen: running } = make(next));
    isChanging = false;
    Object.assign(live, running, own);
    settleState(before, next);
    if (around.values !== undefined) store.write(['values'], around.values);
    if (around.config !== undefined) store.write(['config'], around.config);
    store.write(['route'], routeValues(next, input.route));
    const dialog = readInner(store, openDialog);
    if (dialog !== undefined && next.dialogs[dialog] === undefined) writeInner(store, openDialog, undefined);
    if (hasBegun) void goOn();
  }

  async function goOn(): Promise<void> {
    const now = running;
    await now.load();
    if (now !== running || isReady) return;
    isReady = true;
    for (const { on } of [plan, ...plan.homes])
      if (on.ready !== undefined) void now.run(on.ready, rootFrame, undefined);
  }

  /** What is asked otherwise, what was still under way, and what is no more. */
  function forgetSources(before: Plan, next: Plan): void {
    for (const source of before.sources) {
      const { name } = source;
      const now = next.sources.find((each) => each.name === name);
      if (now !== undefined && asksAlike(source, now)) {
        if (live.status(name) === 'loading') held.loading.delete(name);
        else judgeEmpty(source, now);
      } else {
        const value = store.read([name]);
        if (source.aside && typeof value === 'string') input.ports.http.release(value);
        for (const map of [held.loading, held.overrides, held.stamps]) map.delete(name);
        store.write([name], undefined);
        writeInner(store, failureOf(name), undefined);
        if (now === undefined) writeInner(store, statusOf(name), undefined);
      }
    }
    for (const { name } of next.sources)
      if (!held.loading.has(name)) writeInner(store, statusOf(name), 'loading');
  }

  /** What counts as empty may have changed. */
  function judgeEmpty({ name }: SourcePlan, { empty }: SourcePlan): void {
    const status = live.status(name);
    if (status !== 'ready' && status !== 'empty') return;
    const isEmpty = empty?.evaluate(live.read) === true;
    writeInner(store, statusOf(name), isEmpty ? 'empty' : 'ready');
  }

  /** Fragments that begin otherwise begin anew. */
  function forgetHomes(before: Plan, next: Plan): void {
    const alike = (a: HomePlan, b: HomePlan): boolean =>
      a.place === b.place && a.repeats.length === b.repeats.length && equal(a.state, b.state);
    for (const home of before.homes)
      if (!next.homes.some((each) => alike(home, each))) store.write([...homes, home.place], undefined);
  }

  /** Variables that begin otherwise begin anew; the others are as they have become. */
  function settleState(before: Plan, next: Plan): void {
    const now = (store.read(['state']) ?? {}) as Readonly<Record<string, Json>>;
    const state = Object.entries(next.state).map(([name, literal]) => {
      const known = Object.prototype.hasOwnProperty.call(now, name) && equal(before.state[name], literal);
      return [name, known ? now[name] : literal] as const;
    });
    store.write(['state'], Object.fromEntries(state));
  }

  /** The same for as long as the visit: what is drawn holds on to it. */
  const own = {
    store,
    locks: running.locks,
    shown: running.shown,
    start(): void {
      hasBegun = true;
      running.start();
    },
    dispose: (): void => running.dispose(),
    replace,
  };
  const live: LiveScreen = { ...running, ...own };
  return live;
}
