/**
 * One running screen: its store, sources, fields, dialogs and actions, from entering to leaving. Everything it started
 * ends with it. It must not know React, the DOM or any widget or action by name.
 */
import type { Outcome, AnyAction, ScreenHandle } from './action.ts';
import type { Read } from './expression.ts';
import { reader, rootFrame, type Frame, type Host } from './instance.ts';
import { createKeeper } from './keeper.ts';
import type { ActionsPlan, FieldPlan, NodePlan, Plan } from './plan.ts';
import type { CallFailure, Ports } from './ports.ts';
import { runActions, type RunSetting } from './run.ts';
import { createSources, type SourceStatus } from './sources.ts';
import { createStore, type Store } from './store.ts';
import type { Json } from '../model/json.ts';
import { lookUp } from '../lib/look-up.ts';
import { readPath } from '../lib/path.ts';
import type { ProblemCode } from '../lib/problem.ts';

export interface ScreenInput {
  readonly plan: Plan;
  readonly actions: { readonly [name: string]: AnyAction };
  readonly ports: Ports;
  readonly query: Readonly<Record<string, string>>;
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
  readonly plan: Plan;
  readonly store: Store;
  readonly read: Read;
  /** Enters: runs `enter`, loads the sources, then runs `ready` once. */
  start(): void;
  /** Leaves: runs `leave`, then ends every action, timer and request. */
  dispose(): void;
  status(source: string): SourceStatus;
  /** The first of the sources that is a picture and failed: what shows it says so in its place. */
  failedAside(sources: readonly string[]): string | undefined;
  failure(source: string): CallFailure | undefined;
  retry(source: string): Promise<void>;
  refresh: (() => Promise<void>) | undefined;
  close(): void;
  /** The id of the drawn element of a node. */
  elementId(node: NodePlan, frame: Frame): string;
  setQuery(query: Readonly<Record<string, string>>): void;
  report(code: ProblemCode, place: string, detail: string): void;
}

/** Words for what happened to a call (contract section 9). `refused` shows the server's own message. */
export function failureText(failure: CallFailure, text: (key: string) => string): string {
  if (failure.kind === 'refused' && failure.message !== '') return failure.message;
  return text(`app.failure.${failure.kind === 'refused' ? 'status' : failure.kind}`);
}

export function createScreen(input: ScreenInput): Screen {
  const { plan, ports } = input;
  const leaving = new AbortController();
  const keeper = createKeeper(plan, ports, input.owner, input.query);
  const state = keeper.restore(plan.state);
  const statuses = Object.fromEntries(plan.sources.map((source) => [source.name, 'loading']));
  const store = createStore({
    query: input.query,
    config: input.config,
    state,
    device: { client: ports.device.client },
    values: input.values,
    $status: statuses,
    $errors: {},
    $failures: {},
  });
  const read = reader(store, []);
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

  const sources = createSources(plan.sources, {
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

  function writeField(path: readonly string[], name: string, value: unknown): void {
    if (store.read(['$errors', name]) !== undefined) store.write(['$errors', name], undefined);
    store.write(path, value);
  }

  const elementId = (node: NodePlan, frame: Frame): string =>
    ['w', node.id === '' ? node.place.replace(/\./g, '-') : node.id, ...frame.indexes].join('-');

  function checkField(field: FieldPlan): boolean {
    if (field.tests.some((test) => !test.evaluate(read))) return true;
    const value = store.read(field.path);
    const broken = field.rules.find((rule) => value === undefined || !rule.check(value));
    if (broken === undefined) return true;
    store.write(['$errors', field.name], broken.message.evaluate(read));
    ports.focus.focus(elementId(field.node, rootFrame));
    return false;
  }

  /** What the borrower waits for; the words of the last are shown. */
  const waits: { readonly words: string }[] = [];

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
      else store.write(['$dialog'], dialog);
    },
    close: (dialog) => {
      if (dialog === undefined || store.read(['$dialog']) === dialog) store.write(['$dialog'], undefined);
    },
    reload: (source, send) => sources.reload(source, send),
    call: (name) => lookUp(plan.calls, name),
    check: (names) =>
      names.every((name) => {
        const field = plan.fields.get(name);
        if (field === undefined) report('bad-definition', '', `no field ${name}`);
        return field === undefined || checkField(field);
      }),
    forget: () => {
      keeper.forget();
      for (const path of plan.keep) store.write(path, initialOf(plan, path));
      keeper.forget();
      input.forgotten?.();
    },
    busy(words) {
      const mine = { words };
      const show = (): void => store.write(['$busy'], waits[waits.length - 1]?.words);
      waits.push(mine);
      show();
      return () => {
        waits.splice(waits.indexOf(mine), 1);
        show();
      };
    },
    elementOf: (id) => `w-${id}`,
    replaceQuery(route, query) {
      if (!plan.routes.includes(route)) return false;
      const before = (store.read(['query']) ?? {}) as Readonly<Record<string, string>>;
      const next = declaredQuery(plan, query);
      if (plan.loadedBy.some((name) => before[name] !== next[name])) return false;
      store.write(['query'], next);
      return true;
    },
  };

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

  const run = (actions: ActionsPlan, frame: Frame, event: unknown): Outcome | Promise<Outcome> =>
    runActions(actions, frame.indexes.length === 0 ? read : rowReader(frame.indexes), event, setting);

  /** A list keeps to the item it was pressed on, also when a reload puts another one in its place meanwhile. */
  function rowReader(indexes: readonly number[]): Read {
    const root = store.read([]);
    const pressed = reader({ read: (path) => readPath(root, path) }, indexes);
    const live = reader(store, indexes);
    return (path) => (path.some((step) => typeof step === 'number') ? pressed : live)(path);
  }

  async function begin(): Promise<void> {
    if (plan.on.enter !== undefined) void run(plan.on.enter, rootFrame, undefined);
    await sources.loadAll();
    await allSettled();
    if (plan.on.ready !== undefined && !leaving.signal.aborted) void run(plan.on.ready, rootFrame, undefined);
  }

  /** Resolves when every source has been there once, however often it had to be tried. */
  function allSettled(): Promise<void> {
    const pending = (): boolean =>
      plan.sources.some(({ name }) => ['loading', 'failed'].includes(String(store.read(['$status', name]))));
    if (!pending()) return Promise.resolve();
    return new Promise((resolve) => {
      const leave = store.subscribe([['$status']], () => {
        if (pending()) return;
        leave();
        resolve();
      });
    });
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
    read,
    run,
    url,
    writeField,
    elementId,
    report,
    nodes: input.nodes,
    isLoading: (source) => store.read(['$status', source]) === 'loading',
    failedAside: (names) =>
      names.find((name) => aside.has(name) && store.read(['$status', name]) === 'failed'),
    status: (source) => store.read(['$status', source]) as SourceStatus,
    failure: (source) => store.read(['$failures', source]) as CallFailure | undefined,
    retry: (source) => sources.retry(source),
    refresh: onRefresh === undefined ? undefined : () => (refreshing ??= refresh(onRefresh)),
    close: () => handle.close(undefined),
    setQuery: (query) => store.write(['query'], declaredQuery(plan, query)),
    start: () => void begin(),
    dispose() {
      if (plan.on.leave !== undefined) void run(plan.on.leave, rootFrame, undefined);
      leaving.abort();
      sources.dispose();
      stopKeeping();
    },
  };
}

const initialOf = (plan: Plan, path: readonly string[]): unknown => readPath({ state: plan.state }, path);

/** Declared parameters only, cut to what is declared: too long counts as absent, then the default applies. */
export function declaredQuery(
  plan: Pick<Plan, 'query'>,
  given: Readonly<Record<string, string>>,
): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, declared] of Object.entries(plan.query)) {
    const value = lookUp(given, name);
    const usable = value !== undefined && value !== '' && value.length <= (declared.maxLength ?? 256);
    const chosen = usable ? value : declared.default;
    if (chosen !== undefined) query[name] = chosen;
  }
  return query;
}

/** Required parameters that the query lacks. */
export const missingQuery = (
  plan: Pick<Plan, 'query'>,
  query: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(plan.query)
    .filter(([name, declared]) => declared.required === true && query[name] === undefined)
    .map(([name]) => name);
