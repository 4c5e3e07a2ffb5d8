/**
 * A node at one place of a running screen: what it shows now, and how to hear when that changes. React draws it, but
 * it must not know React.
 */
import type { Field, Handler } from '../model/resolved.ts';
import type { DataPath, Read } from './expression.ts';
import { runLocked, type Locks } from './lock.ts';
import type { ActionsPlan, NodePlan, PropPlan } from './plan.ts';
import type { Surroundings } from './resolve.ts';
import { resolveProps } from './resolve.ts';
import type { Store } from './store.ts';
import { readPath } from '../lib/path.ts';

/** Where a node is drawn: the current index of each repeat around it, and whether they show placeholders. */
export interface Frame {
  readonly indexes: readonly number[];
  readonly pending: boolean;
}

export const rootFrame: Frame = { indexes: [], pending: false };
export const pendingFrame: Frame = { indexes: [], pending: true };

export interface NodeView {
  /** `hidden`: its test does not hold, or it has nothing to show yet. */
  readonly phase: 'shown' | 'pending' | 'hidden';
  readonly props: Readonly<Record<string, unknown>>;
  readonly busy: boolean;
}

/** What an instance needs from the screen it stands in. */
export interface Host {
  readonly store: Store;
  readonly locks: Locks;
  isLoading(source: string): boolean;
  /** Runs an action list for this place; a promise where it does not end at once, which never rejects. */
  run(actions: ActionsPlan, frame: Frame, event: unknown): unknown;
  /** What a slot for children becomes; the renderer's. */
  nodes(plans: readonly NodePlan[], frame: Frame): unknown;
  writeField(path: readonly string[], name: string, value: unknown): void;
  url(text: string, use: 'image' | 'link', place: string): string | undefined;
}

export interface Instance {
  subscribe(listener: () => void): () => void;
  view(): NodeView;
}

const hidden: NodeView = { phase: 'hidden', props: {}, busy: false };

/** Replaces repeat numbers by the indexes of the place: the path as the store knows it. */
export function concrete(path: DataPath, indexes: readonly number[]): readonly string[] {
  return path.map((step) => (typeof step === 'number' ? String(indexes[step]) : step));
}

export function reader(store: Pick<Store, 'read'>, indexes: readonly number[]): Read {
  return (path) => {
    const [first] = path;
    if (typeof first === 'number') return indexes[first];
    return store.read(concrete(path, indexes));
  };
}

/** `view()` keeps its identity as long as nothing it shows has changed. */
export function createInstance(node: NodePlan, frame: Frame, host: Host): Instance {
  const read = reader(host.store, frame.indexes);
  // React subscribes once per drawn place.
  let listener: (() => void) | undefined;
  const paths = watchedPaths(node, frame);
  const handlers = memo((actions: ActionsPlan): Handler => (event) => {
    // What a skeleton shows is not there yet, also where a browser lacks `inert`.
    if (last?.phase === 'pending') return;
    const run = (): unknown => host.run(actions, frame, event);
    runLocked(host.locks, lockPlace(node, frame, host.store), run, event !== undefined, wake);
  });
  // While nothing runs, as at the first drawing of a long list, no place is spelled out.
  const lock = () => (host.locks.size === 0 ? undefined : host.locks.get(lockPlace(node, frame, host.store)));
  const children = memo((plans: readonly NodePlan[]) => host.nodes(plans, frame));
  let field: Field | undefined;
  let current: NodeView | undefined;
  let last: NodeView | undefined;

  const surroundings = (pending: boolean): Surroundings => ({
    read,
    actions: handlers,
    nodes: children,
    field: fieldAt,
    url: (text, use) => host.url(text, use, node.place),
    placeholders: pending ? (typeof node.skeleton === 'number' ? node.skeleton : 3) : undefined,
    waits: (plan) => (frame.pending ? readsData(plan) : waitsFor(plan, host)),
  });

  function fieldAt(path: readonly string[], name: string): Field {
    const value = host.store.read(path);
    const error = host.store.read(['$errors', name]);
    const message = typeof error === 'string' ? error : undefined;
    if (field === undefined || !Object.is(field.value, value) || field.error !== message) {
      const set = field?.set ?? ((next: unknown): void => host.writeField(path, name, next));
      field = { name, value, error: message, set };
    }
    return field;
  }

  function compute(): NodeView {
    const unknown = node.testSources.some((name) => host.isLoading(name));
    if (
      unknown ? node.skeleton === undefined || node.skeleton === false : node.test?.evaluate(read) === false
    )
      return hidden;
    const loading = unknown || frame.pending || node.propSources.some((name) => host.isLoading(name));
    if (!loading) {
      const props = resolveProps(node.props, surroundings(false));
      return { phase: 'shown', props, busy: lock()?.busy ?? false };
    }
    if (node.skeleton === false) return hidden;
    return { phase: 'pending', props: resolveProps(node.props, surroundings(true)), busy: false };
  }

  function wake(): void {
    current = undefined;
    listener?.();
  }

  return {
    subscribe(next) {
      listener = next;
      const held = lock();
      if (held !== undefined) held.changed = wake;
      // What changed between the first drawing and this moment was heard by nobody.
      if (paths.length > 0 || last?.busy === true) current = undefined;
      const leave = paths.length === 0 ? undefined : host.store.subscribe(paths, wake);
      return () => {
        listener = undefined;
        leave?.();
      };
    },
    view() {
      if (current === undefined) {
        const next = compute();
        current = last !== undefined && sameView(last, next) ? last : next;
        last = current;
      }
      return current;
    },
  };
}

/** Names a place for its lock; a row by its key where it has one, as another answer may move it. */
function lockPlace(node: NodePlan, { indexes }: Frame, store: Store): string {
  const rows = node.repeats.map(({ list, key }, slot) => {
    const index = String(indexes[slot]);
    const own = key && readPath(store.read([...concrete(list, indexes), index]), key);
    return own === undefined ? index : JSON.stringify(own);
  });
  return [node.place, ...rows].join('#');
}

/** One result per key, so that handlers and children keep their identity. */
function memo<K extends object, V>(make: (key: K) => V): (key: K) => V {
  let made: Map<K, V> | undefined;
  return (key) => {
    made ??= new Map();
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}

/** The paths whose change may change the view; sources of repeats around it are watched by the repeat. */
export function watchedPaths(node: NodePlan, frame: Frame): readonly (readonly string[])[] {
  const paths = node.reads
    .filter((path) => typeof path[0] === 'string')
    .map((path) => concrete(path, frame.indexes));
  const fresh = new Set([...node.propSources, ...node.testSources]);
  for (const path of node.reads) {
    // Inside a repeat over a source that source is there already.
    if (typeof path[0] === 'string' && path.some((step) => typeof step === 'number')) fresh.delete(path[0]);
  }
  for (const name of fresh) paths.push(['$status', name]);
  return paths;
}

function waitsFor(plan: PropPlan, host: Host): boolean {
  return (
    plan.kind === 'value' &&
    plan.expression.reads.some(([root]) => typeof root === 'string' && host.isLoading(root))
  );
}

const here: ReadonlySet<unknown> = new Set(['query', 'config', 'state', 'device', 'values']);

/** Under a skeleton everything but the screen's own variables is still to come. */
const readsData = (plan: PropPlan): boolean =>
  plan.kind === 'value' && plan.expression.reads.some(([root]) => !here.has(root));

function sameView(a: NodeView, b: NodeView): boolean {
  if (a.phase !== b.phase || a.busy !== b.busy) return false;
  const names = Object.keys(b.props);
  return (
    names.length === Object.keys(a.props).length &&
    names.every((name) => Object.is(a.props[name], b.props[name]))
  );
}
