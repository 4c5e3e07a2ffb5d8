/**
 * One running screen: its store, sources, fields, dialogs and actions, from entering to leaving. Everything it started
 * ends with it. It must not know React, the DOM or any widget or action by name.
 */
import type { AnyAction } from './action.ts';
import { createDraft } from './draft.ts';
import type { Read } from './expression.ts';
import { createFields } from './fields.ts';
import { createHandle } from './handle.ts';
import { createHomes } from './homes.ts';
import { rootFrame, type Host } from './instance.ts';
import { failureOf, readInner, statusOf, type SourceStatus } from './inner.ts';
import { createKeeper } from './keeper.ts';
import type { Plan, SourcePlan } from './plan.ts';
import type { CallFailure } from './ports.ts';
import { createRunner } from './runner.ts';
import { createScreenWrites } from './screen-writes.ts';
import { createSources, holdNothing, type Held } from './sources.ts';
import type { Store } from './store.ts';
import { createVisit, type VisitInput } from './visit.ts';
import type { ProblemCode } from '../lib/problem.ts';
import { writeWords, type WriteWord } from '../lib/writes.ts';

/** Who waits longer than this for data is told that they are still on their way (ms). */
const long = 10_000;

export interface ScreenInput extends VisitInput {
  readonly actions: { readonly [name: string]: AnyAction };
  /** Told when what the screen keeps is forgotten: what was begun on it is over. */
  readonly forgotten?: (() => void) | undefined;
  /** Of the screen that this one takes the place of. */
  readonly held?: Held | undefined;
}

export interface Screen extends Host {
  /** How many entries of a long list are wanted at a place, by its name (`placeName`); the visit's own. */
  readonly shown: Map<string, number>;
  readonly plan: Plan;
  readonly store: Store;
  readonly read: Read;
  /** In place of `start`, where it is drawn only: its sources and these names are shown as on their way. */
  hold(awaited: readonly string[]): void;
  /** Enters: runs `enter`, loads the sources, then runs `ready` once. */
  start(): void;
  /** Loads the sources that nothing is held of. */
  load(): Promise<void>;
  /** Leaves: runs `leave`, then ends every action, timer and request. */
  dispose(): void;
  status(source: string): SourceStatus | undefined;
  /** The first of the sources that is a picture and failed: what shows it says so in its place. */
  failedAside(sources: readonly string[]): string | undefined;
  failure(source: string): CallFailure | undefined;
  retry(source: string): Promise<void>;
  /** The network is there again: what failed for want of it is read again, where that is harmless. */
  recover(): void;
  refresh: (() => Promise<void>) | undefined;
  /** Asks about a write that is shown as unknown. */
  review(guard: string): Promise<void>;
  /** Words of the program about a write. */
  word(operation: string, name: WriteWord): string;
  close(): void;
  /** Takes the declared query of an address that shows this visit, too: nothing else changes it. */
  setQuery(query: Readonly<Record<string, string>>): void;
  report(code: ProblemCode, place: string, detail: string): void;
}

export function createScreen(input: ScreenInput): Screen {
  const { plan, ports, owner } = input;
  const leaving = new AbortController();
  const keeper = createKeeper(plan, ports, owner, input.query);
  const visit = createVisit(input, keeper.restore(), leaving.signal);
  const { store, read, url, report } = visit;
  const fields = createFields(visit);

  const writes = createScreenWrites({
    ...visit,
    sources: () => sources,
    query: () => (store.read(['query']) ?? {}) as Readonly<Record<string, unknown>>,
    sent: () => keeper.sent()?.guard,
  });
  const sources = createSources(plan.sources, {
    held: input.held ?? holdNothing(),
    store,
    read,
    url,
    http: ports.http,
    stamp: writes.stamp,
    answered: writes.seen,
    waits,
    failed: tellFailure,
  });
  const draft = createDraft({ keeper, ledger: ports.ledger, signal: leaving.signal, over: beginAnew });

  const forgotten = (): void => input.forgotten?.();
  const handle = createHandle(visit, {
    fields,
    reload: (source, send) => sources.reload(source, send),
    once: (call, request) => draft.sending(request, (own) => writes.send(call, own)),
    forget() {
      keeper.forget(store);
      forgotten();
    },
  });
  const homes = createHomes(visit, fields, handle, forgotten);
  const { run, runEvent } = createRunner(visit, input.actions, handle, homes);

  /** Data with words of their own are told at once, others once they are long in coming. */
  function waits({ busy }: SourcePlan): () => void {
    if (busy !== undefined) return handle.busy(String(busy.evaluate(read)));
    const over = new AbortController();
    let ended: (() => void) | undefined;
    void ports.clock.wait(long, over.signal).then(() => {
      if (!over.signal.aborted) ended = handle.busy(ports.texts.text('app.slow') ?? '');
    });
    return () => {
      over.abort();
      ended?.();
    };
  }

  function tellFailure(source: string, failure: CallFailure, kept: boolean): void {
    const { kind, code, message, detail } = failure;
    report('call-failed', `data.${source}`, `${kind} ${code} ${detail}`.trim());
    const own = plan.sources.find(({ name }) => name === source)?.failed;
    if (own !== undefined) void run(own, rootFrame, { kind, code, message });
    else if (kept || kind === 'refused') visit.explain(failure);
  }

  /** As when it is opened with nothing kept. */
  function beginAnew(): void {
    handle.forget();
    if (plan.on.enter !== undefined) void run(plan.on.enter, rootFrame, undefined);
  }

  async function begin(): Promise<void> {
    runEvent('enter');
    draft.start();
    const opened = writes.start();
    if (opened !== undefined) await opened;
    if (leaving.signal.aborted) return;
    await sources.loadAll();
    if (!leaving.signal.aborted) runEvent('ready');
  }

  const { refresh: onRefresh } = plan.on;
  let refreshing: Promise<void> | undefined;
  async function refresh(): Promise<void> {
    if (onRefresh !== undefined) await run(onRefresh, rootFrame, undefined);
    refreshing = undefined;
  }

  const aside = new Set(plan.sources.filter((source) => source.aside).map(({ name }) => name));
  const status = (source: string): SourceStatus | undefined => readInner(store, statusOf(source));
  const stopKeeping = keeper.watch(store, visit.isTouched);
  return {
    plan,
    store,
    read,
    url,
    report,
    // Whoever draws it hands on what a person does.
    run(actions, frame, event) {
      visit.touch();
      return run(actions, frame, event);
    },
    setQuery: (query) => store.write(['query'], query),
    status,
    locks: new Map(),
    shown: new Map(),
    writeField(...field) {
      visit.touch();
      fields.write(...field);
    },
    isLoading: (source) => status(source) === 'loading',
    failedAside: (names) => names.find((name) => aside.has(name) && status(name) === 'failed'),
    failure: (source) => readInner(store, failureOf(source)),
    retry: sources.retry,
    recover: () => void sources.recover(),
    refresh: onRefresh === undefined ? undefined : () => (refreshing ??= refresh()),
    review: writes.review,
    word: (operation, name) =>
      writeWords((key) => ports.texts.text(key), operation, name) ?? `app.write.${name}`,
    close: () => handle.close(undefined),
    hold: sources.hold,
    start: () => void begin(),
    load: sources.loadAll,
    dispose() {
      runEvent('leave');
      leaving.abort();
      sources.dispose();
      stopKeeping();
      homes.dispose();
    },
  };
}
