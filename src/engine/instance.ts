/**
 * A node at one place of a running screen: what it shows now, and how to hear when that changes. React draws it, but
 * it must not know React.
 */
import type { Field, Handler } from '../model/resolved.ts';
import type { DataPath, Read } from './expression.ts';
import { runLocked, type Locks } from './lock.ts';
import { blankKey } from './entries.ts';
import { homes, readInner, statusOf, type Inner } from './inner.ts';
import type { ActionsPlan, Entries, FieldProp, Look, NodePlan, PropPlan, RepeatPlan } from './plan.ts';
import { resolveProps, type Resolved, type Surroundings } from './resolve.ts';
import type { Store } from './store.ts';
import { readPath, type Path } from '../lib/path.ts';

/** Where a node is drawn: the current index and key of each repeat around it, and whether they show placeholders. */
export interface Frame extends Entries {
  readonly pending: boolean;
}

export const rootFrame: Frame = { indexes: [], keys: [], pending: false };
export const pendingFrame: Frame = { indexes: [], keys: [], pending: true };

/** `Nodes`: what those who draw make of children. */
export interface NodeView<Nodes = unknown> {
  /** `hidden`: its test does not hold, or it has nothing to show. */
  readonly phase: 'shown' | 'pending' | 'hidden';
  readonly props: Readonly<Record<string, Resolved<Nodes | Handler | Field>>>;
  readonly busy: boolean;
}

/** What an instance needs from the screen it stands in. */
export interface Host {
  readonly store: Store;
  readonly locks: Locks;
  isLoading(source: string): boolean;
  /** Runs an action list for this place; a promise where it does not end at once, which never rejects. */
  run(actions: ActionsPlan, frame: Frame, event: unknown): unknown;
  /** The message at `error` goes; without it, that of the screen's field of this name. */
  writeField(path: Path, name: string, value: unknown, error?: Inner<string>): void;
  url(text: string, use: 'image' | 'link', place: string): string | undefined;
}

export interface Instance<Nodes> {
  subscribe(listener: () => void): () => void;
  view(): NodeView<Nodes>;
}

const hidden: NodeView<never> = { phase: 'hidden', props: {}, busy: false };

/** Replaces repeat numbers by the indexes and keys of the place: the path as the store knows it. */
export function concrete<T>(path: Inner<T, DataPath>, at: Entries): Inner<T>;
export function concrete(path: DataPath, at: Entries): Path;
export function concrete(path: DataPath, { indexes, keys }: Entries): Path {
  return path.map((step) => {
    if (typeof step === 'string') return step;
    return typeof step === 'number' ? String(indexes[step]) : (keys[step.keyOf] ?? blankKey);
  });
}

export function reader(store: Pick<Store, 'read'>, frame: Entries): Read {
  return (path) => {
    const [first] = path;
    if (typeof first === 'number') return frame.indexes[first];
    return store.read(concrete(path, frame));
  };
}

/** A list keeps to the item it was pressed on, also when a reload puts another one in its place meanwhile. */
export function rowReader(store: Pick<Store, 'read'>, at: Entries): Read {
  const root = store.read([]);
  const pressed = reader({ read: (path) => readPath(root, path) }, at);
  const live = reader(store, at);
  return (path) => (path.some((step) => typeof step === 'number') ? pressed : live)(path);
}

/** What a slot for children becomes. */
export type FillSlot<Nodes> = (plans: readonly NodePlan[], frame: Frame) => Nodes;

/** `view()` keeps its identity as long as nothing it shows has changed. */
export function createInstance<Nodes>(
  node: NodePlan,
  frame: Frame,
  host: Host,
  fill: FillSlot<Nodes>,
): Instance<Nodes> {
  const read = reader(host.store, frame);
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
  const children = memo((plans: readonly NodePlan[]) => fill(plans, frame));
  let field: Field | undefined;
  let current: NodeView<Nodes> | undefined;
  let last: NodeView<Nodes> | undefined;
  /** The store's version that the view is of. */
  let seen = -1;

  const surroundings = (pending: boolean): Surroundings<Nodes> => ({
    read,
    actions: handlers,
    nodes: children,
    field: fieldAt,
    url: (text, use) => host.url(text, use, node.place),
    placeholders: pending ? (typeof node.skeleton === 'number' ? node.skeleton : 3) : undefined,
    waits: (plan) => (frame.pending ? readsData(plan) : waitsFor(plan, host)),
  });

  function fieldAt(plan: FieldProp): Field {
    const { name, required } = plan;
    const value = read(plan.path);
    const error = readInner(host.store, concrete(plan.error, frame));
    if (field === undefined || !Object.is(field.value, value) || field.error !== error) {
      const write = (next: unknown): void =>
        host.writeField(concrete(plan.path, frame), name, next, concrete(plan.error, frame));
      const set = field?.set ?? write;
      field = { name, value, error, required, set };
    }
    return field;
  }

  function compute(): NodeView<Nodes> {
    const unknown = node.testSources.some((name) => host.isLoading(name));
    if (
      unknown ? node.skeleton === undefined || node.skeleton === false : node.test?.evaluate(read) === false
    )
      return hidden;
    const loading = unknown || frame.pending || node.propSources.some((name) => host.isLoading(name));
    if (isNothing(loading)) return hidden;
    if (!loading) {
      const props = resolveProps(node.props, surroundings(false));
      return { phase: 'shown', props, busy: lock()?.busy ?? false };
    }
    if (node.skeleton === false) return hidden;
    return { phase: 'pending', props: resolveProps(node.props, surroundings(true)), busy: false };
  }

  /** Once all it could show is there; under a skeleton, where that is the screen's own variables alone. */
  function isNothing(loading: boolean): boolean {
    const { there } = node;
    if (there === undefined || there.sources.some((name) => host.isLoading(name))) return false;
    const known = frame.pending ? there.reads.every(isOwn) : !loading;
    return known && !there.holds(lookOf(host), frame);
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
      if (host.store.version() !== seen || last?.busy === true) current = undefined;
      const leave = paths.length === 0 ? undefined : host.store.subscribe(paths, wake);
      return () => {
        listener = undefined;
        leave?.();
      };
    },
    view() {
      if (current === undefined) {
        seen = host.store.version();
        const next = compute();
        current = last !== undefined && sameView(last, next) ? last : next;
        last = current;
      }
      return current;
    },
  };
}

const lookOf = (host: Host): Look => ({
  read: (at) => reader(host.store, at),
  url: (text, use, place) => host.url(text, use, place),
});

/** Names a place for its lock; a row by its key where it has one, as another answer may move it. */
const lockPlace = (node: NodePlan, frame: Frame, store: Store): string =>
  placeName(node.place, node.repeats, frame, store);

export function placeName(place: string, repeats: readonly RepeatPlan[], frame: Frame, store: Store): string {
  const rows = repeats.map(({ list, key }, slot) => {
    const index = String(frame.indexes[slot]);
    const own = key && readPath(store.read([...concrete(list, frame), index]), key);
    return own === undefined ? index : JSON.stringify(own);
  });
  return [place, ...rows].join('#');
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
  const paths = node.reads.filter((path) => typeof path[0] === 'string').map((path) => concrete(path, frame));
  const fresh = new Set([...node.propSources, ...node.testSources, ...(node.there?.sources ?? [])]);
  for (const path of node.reads) {
    // Inside a repeat over a source that source is there already.
    if (typeof path[0] === 'string' && path.some((step) => typeof step === 'number')) fresh.delete(path[0]);
  }
  for (const name of fresh) paths.push(statusOf(name));
  return paths;
}

/** What decides what a prop is: its value, or the value that its row is found by. */
const decidedBy = (plan: PropPlan): readonly DataPath[] =>
  plan.kind === 'value' ? plan.expression.reads : plan.kind === 'match' ? plan.value.reads : [];

const waitsFor = (plan: PropPlan, host: Host): boolean =>
  decidedBy(plan).some(([root]) => typeof root === 'string' && host.isLoading(root));

const here: ReadonlySet<unknown> = new Set([
  'query',
  'config',
  'state',
  ...homes,
  'device',
  'values',
  'route',
  'writes',
]);

const isOwn = (path: DataPath): boolean =>
  here.has(path[0]) && path.every((step) => typeof step === 'string');

/** Under a skeleton everything but the screen's own variables is still to come. */
const readsData = (plan: PropPlan): boolean => decidedBy(plan).some(([root]) => !here.has(root));

function sameView(a: NodeView, b: NodeView): boolean {
  if (a.phase !== b.phase || a.busy !== b.busy) return false;
  const names = Object.keys(b.props);
  return (
    names.length === Object.keys(a.props).length &&
    names.every((name) => Object.is(a.props[name], b.props[name]))
  );
}
