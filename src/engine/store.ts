/**
 * The data of one screen: immutable snapshots and subscriptions by path. A write wakes only those who read the
 * written path, something above it, or something below it that really changed. It must not know what the data means.
 */
import type { Path } from '../lib/path.ts';
import { isSafeName, readPath, readStep, writePath } from '../lib/path.ts';

type Listener = () => void;

interface Branch {
  listeners: Set<Listener> | undefined;
  children: Map<string, Branch> | undefined;
}

const newBranch = (): Branch => ({ listeners: undefined, children: undefined });

export interface Store {
  read(path: Path): unknown;
  /** Writes a value; parts that are equal to what was there keep their identity, so nobody reading them is woken. */
  write(path: Path, value: unknown): void;
  /** Calls back after a change of any of the paths; returns the function that ends it. */
  subscribe(paths: readonly Path[], listener: Listener): () => void;
  /** How often something has changed: who read at the same number has read the same. */
  version(): number;
  /** How many subscriptions exist; for tests that look for leaks. */
  size(): number;
}

export function createStore(initial: Readonly<Record<string, unknown>>): Store {
  /** By their first name: a write copies what is on its way, not what stands beside it. */
  const roots = new Map<string, unknown>(Object.entries(initial));
  /** All of them, for who wants to read later what stood here now. */
  let snapshot: Readonly<Record<string, unknown>> | undefined;
  let count = 0;
  let version = 0;
  const root = newBranch();

  function branchAt(path: Path): Branch {
    let branch = root;
    for (const name of path) {
      branch.children ??= new Map();
      let child = branch.children.get(name);
      if (child === undefined) branch.children.set(name, (child = newBranch()));
      branch = child;
    }
    return branch;
  }

  function leave(path: Path, listener: Listener): void {
    const trail: { parent: Branch; name: string }[] = [];
    let branch = root;
    for (const name of path) {
      const child = branch.children?.get(name);
      if (child === undefined) return;
      trail.push({ parent: branch, name });
      branch = child;
    }
    if (branch.listeners?.delete(listener)) count -= 1;
    // Empty branches go, so that a long session of changing lists does not grow the tree.
    for (let at = trail.length - 1; at >= 0; at -= 1) {
      const step = trail[at];
      const child = step?.parent.children?.get(step.name);
      if (child === undefined || (child.listeners?.size ?? 0) > 0 || (child.children?.size ?? 0) > 0) return;
      step?.parent.children?.delete(step.name);
    }
  }

  function wake(path: Path, before: unknown, after: unknown): void {
    const due = new Set<Listener>();
    const collect = (branch: Branch): void => branch.listeners?.forEach((listener) => due.add(listener));
    let branch: Branch | undefined = root;
    for (const name of path) {
      collect(branch);
      branch = branch.children?.get(name);
      if (branch === undefined) break;
    }
    if (branch !== undefined) collectChanged(branch, before, after, collect);
    for (const listener of due) listener();
  }

  function read(path: Path): unknown {
    const [name] = path;
    if (name === undefined) return (snapshot ??= Object.fromEntries(roots));
    return readPath(roots.get(name), path, 1);
  }

  return {
    read,
    write(path, value) {
      const [name, ...rest] = path;
      if (name === undefined || !isSafeName(name)) return;
      const before = read(path);
      const after = shareEqual(before, value);
      if (Object.is(before, after)) return;
      roots.set(name, writePath(roots.get(name), rest, after));
      snapshot = undefined;
      version += 1;
      wake(path, before, after);
    },
    subscribe(paths, listener) {
      for (const path of paths) {
        const branch = branchAt(path);
        branch.listeners ??= new Set();
        if (!branch.listeners.has(listener)) count += 1;
        branch.listeners.add(listener);
      }
      return () => {
        for (const path of paths) leave(path, listener);
      };
    },
    version: () => version,
    size: () => count,
  };
}

function collectChanged(
  branch: Branch,
  before: unknown,
  after: unknown,
  collect: (branch: Branch) => void,
): void {
  if (Object.is(before, after)) return;
  collect(branch);
  branch.children?.forEach((child, name) => {
    collectChanged(child, readStep(before, name), readStep(after, name), collect);
  });
}

/** `after`, but with every part that equals its counterpart in `before` replaced by that counterpart. */
export function shareEqual(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (Array.isArray(before) && Array.isArray(after)) return sharedList(before, after);
  return isPlain(before) && isPlain(after) ? sharedObject(before, after) : after;
}

/** Nothing is built as long as what is found is there already, in one of the two. */
function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  let same = before.length === after.length;
  let shared: unknown[] | undefined;
  for (let index = 0; index < after.length; index += 1) {
    const item = after[index];
    const kept = shareEqual(before[index], item);
    if (!Object.is(kept, before[index])) same = false;
    if (!Object.is(kept, item)) (shared ??= after.slice())[index] = kept;
  }
  return same ? before : (shared ?? after);
}

type Plain = Readonly<Record<string, unknown>>;

function sharedObject(before: Plain, after: Plain): Plain {
  const names = Object.keys(after);
  const items = names.map((name) => after[name]);
  const old = names.map((name) =>
    Object.prototype.hasOwnProperty.call(before, name) ? before[name] : undefined,
  );
  const kept = sharedList(old, items);
  if (kept === old && Object.keys(before).length === names.length) return before;
  // Defined, not assigned: a key like `__proto__` stays a key.
  return kept === items ? after : Object.fromEntries(names.map((name, index) => [name, kept[index]]));
}

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.getPrototypeOf(value) === Object.prototype;
