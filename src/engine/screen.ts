/**
 * One running screen: its store, sources, fields, dialogs and actions, from entering to leaving. Everything it started
 * ends with it. It must not know React, the DOM or any widget or action by name.
 */
import type { Outcome, AnyAction, ScreenHandle } from './action.ts';
import type { Read } from './expression.ts';
import { createBusy } from './busy.ts';
import { failureText } from './failure-text.ts';
import { createDraft } from './draft.ts';
import { elementId } from './element-id.ts';
import { createFields } from './fields.ts';
import { createHomes } from './homes.ts';
import { reader, rootFrame, rowReader, type Frame, type Host } from './instance.ts';
import {
  failureOf,
  lastSaid,
  messageAt,
  openDialog,
  readInner,
  statusOf,
  writeInner,
  type SourceStatus,
} from './inner.ts';
import { createKeeper } from './keeper.ts';
import type { ActionsPlan, NodePlan, Plan } from './plan.ts';
import { declaredQuery, routeValues } from './query.ts';
import type { CallFailure, Ports } from './ports.ts';
import { runActions, type RunSetting } from './run.ts';
import { createSources } from './sources.ts';
import { createScreenWrites } from './screen-writes.ts';
import { createStore, type Store } from './store.ts';
import type { Json } from '../model/json.ts';
import { lookUp } from '../lib/look-up.ts';
import type { ProblemCode } from '../lib/problem.ts';

export interface ScreenInput {
  readonly plan: Plan;
  readonly actions: { readonly [name: string]: AnyAction };
  readonly ports: Ports;
  readonly query: Readonly<Record<string, string>>;
  /** The route of this visit; without it, none of those that the screen has. */
  readonly route?: string | undefined;
  readonly config: unknown;
  /** What the template filled in. */
  readonly values?: Readonly<Record<string, Json>> | undefined;
  /** How kept state is told apart: the borrower's session. */
  readonly owner: string;
  /** Told when what the screen keeps is forgotten: what was begun on it is over. */
  readonly forgotten?: (() => void) | undefined;
  /** Makes the children of a widget; the renderer's. */
  readonly nodes: (plans: readonly NodePlan[], frame: Frame) => unknown;
}

export interface Screen extends Host {
  /** How many entries of a long list are wanted at a place, by its name (`placeName`); the visit's own. */
  readonly shown: Map<string, number>;
  readonly plan: Plan;
  readonly store: Store;
  readonly read: Read;
  /** Enters: runs `enter`, loads the sources, then runs `ready` once. */
  start(): void;
  /** Leaves: runs `leave`, then ends every action, timer and request. */
  dispose(): void;
  status(source: string): SourceStatus | undefined;
  /** The first of the sources that is a picture and failed: what shows it says so in its place. */
  failedAside(sources: readonly string[]): string | undefined;
  failure(source: string): CallFailure | undefined;
  retry(source: string): Promise<void>;
  refresh: (() => Promise<void>) | undefined;
  /** Asks about a write that is shown as unknown. */
  review(guard: string): Promise<void>;
  close(): void;
  setQuery(query: Readonly<Record<string, string>>): void;
  report(code: ProblemCode, place: string, detail: string): void;
}

export function createScreen(input: ScreenInput): Screen {
  const { plan, ports } = input;
  const leaving = new AbortController();
  const keeper = createKeeper(plan, ports, input.owner, input.query);
  const state = keeper.restore();
  const store = createStore({
    query: input.query,
    config: input.config,
    state,
    device: { client: ports.device.client },
    values: input.values,
    route: routeValues(plan, input.route),
  });
  for (const { name } of plan.sources) writeInner(store, statusOf(name), 'loading');
  const read = reader(store, rootFrame);
  const aside = new Set(plan.sources.filter((source) => source.aside).map(({ name }) => name));
  const text = (key: string): string => ports.texts.text(key) ?? key;

  const report = (code: ProblemCode, place: string, detail: string): void =>
    ports.reporter.report({ code, where: place === '' ? plan.id : `${plan.id}:${place}`, detail });

  function url(raw: string, use: 'image' | 'link', place: string): string | undefined {
    const safe = ports.urls.check(raw, use);
    // The URL itself may carry a token: the report names the place only.
    if (safe === undefined) report('refused-url', place, use);
    return safe;
  }

  function explain(failure: CallFailure): void {
    if (failure.kind !== 'aborted') ports.notices.toast(failureText(failure, text), undefined);
  }

  const writes = createScreenWrites({
    plan,
    ports,
    store,
    read,
    url,
    signal: leaving.signal,
    sources: () => sources,
    query: () => (store.read(['query']) ?? {}) as Readonly<Record<string, unknown>>,
    sent: () => keeper.sent()?.guard,
    explained: (failure) => failureText(failure, text),
  });

  const sources = createSources(plan.sources, {
    stamp: writes.stamp,
    answered: writes.seen,
    store,
    read,
    http: ports.http,
    url,
    waits: ({ busy }) => (busy === undefined ? undefined : handle.busy(String(busy.evaluate(read)))),
    failed(name, failure, kept) {
      report('call-failed', `data.${name}`, `${failure.kind} ${failure.code} ${failure.detail}`.trim());
      const own = plan.sources.find((source) => source.name === name)?.failed;
      const { kind, code, message } = failure;
      if (own !== undefined) void run(own, rootFrame, { kind, code, message });
      else if (kept || kind === 'refused') explain(failure);
    },
  });

  const writeField: Screen['writeField'] = (path, name, value, error = messageAt(name)) => {
    if (store.read(error) !== undefined) store.write(error, undefined);
    // What was said of a press was said of what was entered then.
    writeInner(store, lastSaid, undefined);
    store.write(path, value);
  };

  const check = createFields({
    store,
    focus: (element) => ports.focus.focus(element),
    unknown: (name) => report('bad-definition', '', `no field ${name}`),
  });

  const handle: ScreenHandle = {
    read: (path) => store.read(path),
    write: (path, value) => {
      const [root, name] = path;
      if (root === 'state' && name !== undefined && Object.prototype.hasOwnProperty.call(plan.state, name)) {
        writeField(path, path.slice(1).join('.'), value);
      } else report('unknown-path', '', path.join('.'));
    },
    put: (name, value) => store.write([name], value),
    open: (dialog) => {
      if (lookUp(plan.dialogs, dialog) === undefined)
        report('bad-definition', `dialogs.${dialog}`, 'no such dialog');
      else writeInner(store, openDialog, dialog);
    },
    close: (dialog) => {
      if (dialog === undefined || readInner(store, openDialog) === dialog)
        writeInner(store, openDialog, undefined);
    },
    reload: (source, send) => sources.reload(source, send),
    call: (name) => lookUp(plan.calls, name),
    once: (call, request) => draft.sending(request, (own) => writes.send(call, own)),
    check: (names) => check(plan.fields, names, rootFrame),
    forget: () => {
      keeper.forget(store);
      input.forgotten?.();
    },
    busy: createBusy(store),
    elementOf: (id) => elementId({ id, place: '' }, rootFrame),
    replaceQuery(route, query) {
      // Another route of the same screen is a new visit (docs/language.md, "Routes").
      const isHere = input.route === undefined ? plan.routes.includes(route) : route === input.route;
      if (!isHere) return false;
      const before = (store.read(['query']) ?? {}) as Readonly<Record<string, string>>;
      const next = declaredQuery(plan, query);
      if (plan.loadedBy.some((name) => before[name] !== next[name])) return false;
      store.write(['query'], next);
      return true;
    },
  };

  const draft = createDraft({
    keeper,
    ledger: ports.ledger,
    signal: leaving.signal,
    over() {
      handle.forget();
      // As when it is opened with nothing kept.
      if (plan.on.enter !== undefined) void run(plan.on.enter, rootFrame, undefined);
    },
  });

  const homes = createHomes(plan.homes, {
    store,
    ports,
    owner: input.owner,
    screen: handle,
    check,
    writeField,
    unknown: (path) => report('unknown-path', '', path.join('.')),
    forgotten: input.forgotten,
  });

  const setting: RunSetting = {
    actions: input.actions,
    signal: leaving.signal,
    url,
    threw: (where, error) => report('action-threw', where, String(error)),
    context: {
      ports,
      screen: handle,
      signal: leaving.signal,
      explain,
      report: (code, detail) => report(code, '', detail),
      text,
    },
  };

  function run(actions: ActionsPlan, frame: Frame, event: unknown): Outcome | Promise<Outcome> {
    const { home } = actions;
    const { context } = setting;
    const own = home && { ...setting, context: { ...context, screen: homes.handle(home, frame) } };
    return runActions(
      actions,
      frame.indexes.length === 0 ? read : rowReader(store, frame),
      event,
      own ?? setting,
    );
  }

  /** The screen's own list of an event and those of its fragments. */
  function runEvent(event: 'enter' | 'ready' | 'leave'): void {
    for (const { on } of [plan, ...plan.homes])
      if (on[event] !== undefined) void run(on[event], rootFrame, undefined);
  }

  async function begin(): Promise<void> {
    runEvent('enter');
    draft.start();
    const opened = writes.start();
    if (opened !== undefined) await opened;
    if (leaving.signal.aborted) return;
    await sources.loadAll();
    await sources.settled();
    if (!leaving.signal.aborted) runEvent('ready');
  }

  let refreshing: Promise<void> | undefined;
  async function refresh(actions: ActionsPlan): Promise<void> {
    await run(actions, rootFrame, undefined);
    refreshing = undefined;
  }

  const onRefresh = plan.on.refresh;
  const stopKeeping = keeper.watch(store);
  return {
    plan,
    store,
    locks: new Map(),
    shown: new Map(),
    read,
    run,
    url,
    writeField,
    report,
    nodes: input.nodes,
    isLoading: (source) => readInner(store, statusOf(source)) === 'loading',
    failedAside: (names) =>
      names.find((name) => aside.has(name) && readInner(store, statusOf(name)) === 'failed'),
    status: (source) => readInner(store, statusOf(source)),
    failure: (source) => readInner(store, failureOf(source)),
    retry: (source) => sources.retry(source),
    refresh: onRefresh === undefined ? undefined : () => (refreshing ??= refresh(onRefresh)),
    review: (guard) => writes.review(guard),
    close: () => handle.close(undefined),
    setQuery: (query) => store.write(['query'], declaredQuery(plan, query)),
    start: () => void begin(),
    dispose() {
      runEvent('leave');
      leaving.abort();
      sources.dispose();
      stopKeeping();
      homes.dispose();
    },
  };
}
