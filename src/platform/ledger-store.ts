/**
 * Keeps the marks of writes in a database of their own, tells pages apart by the locks they hold, and tells other pages of
 * every change; in the memory of this page where the browser has no such things, blocks them or has no room. It must not
 * know what a mark means, but for those that are long over.
 */
import type { Ledger, Mark } from '../engine/ports.ts';
import { hashOf } from './hash.ts';
import { database, isOpen, table } from './marks.ts';
import { randomKey } from './random.ts';

/** What a page has; tests make several pages on one phone. */
export interface Phone {
  readonly indexedDB?: IDBFactory | undefined;
  readonly locks?: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly channel?: (() => Pick<BroadcastChannel, 'postMessage' | 'onmessage'>) | undefined;
  /** Told when the page is seen again after it was put aside. */
  readonly onReturn?: ((listener: () => void) => void) | undefined;
}

/** Marks that are done with are kept as long as a repetition could be meant; unknown ones never go by time alone. */
const kept = 90 * 86_400_000;
/** A database that does not open, as in some WebViews, must not keep anyone from writing. */
const patience = 3000;
/** Holds the number of the last ending; no hash is empty. */
const counter = '';

interface Counter {
  readonly guard: '';
  readonly sequence: number;
}

type Decide = (mark: Mark | undefined, next: number) => Mark | undefined;

export async function openLedger(phone: Phone = browser()): Promise<Ledger> {
  /** As last seen, and what the database could not take. */
  const known = new Map<string, Mark>();
  const memory = new Map<string, Mark>();
  const held = new Set<string>();
  const listeners = new Set<() => void>();
  let sequence = 0;
  const store = await within(patience, () => openDatabase(phone.indexedDB));
  const channel = attempt(() => phone.channel?.());
  const tell = (): void => listeners.forEach((listener) => listener());

  function learn(marks: readonly (Mark | Counter)[]): void {
    for (const mark of marks) {
      sequence = Math.max(sequence, mark.sequence);
      if (mark.guard !== counter) known.set(mark.guard, mark as Mark);
    }
  }

  async function load(): Promise<void> {
    try {
      if (store === undefined) return;
      const marks = await ended<readonly (Mark | Counter)[]>(
        store.transaction(table).objectStore(table).getAll(),
      );
      known.clear();
      learn(marks);
    } catch {
      // Blocked meanwhile: what is known stays.
    }
  }

  async function refresh(): Promise<void> {
    await load();
    tell();
  }

  function inMemory(guard: string, decide: Decide): Mark | undefined {
    const mark = decide(memory.get(guard) ?? known.get(guard), sequence + 1);
    if (mark === undefined) return undefined;
    memory.set(guard, mark);
    sequence = Math.max(sequence, mark.sequence);
    return mark;
  }

  function inDatabase(
    base: IDBDatabase,
    guard: string,
    decide: Decide,
    now: number,
  ): Promise<Mark | undefined> {
    return new Promise((resolve, reject) => {
      const options = { durability: 'strict' } as const;
      const transaction = base.transaction(table, 'readwrite', options);
      const marks = transaction.objectStore(table);
      let mark: Mark | undefined;
      const all = marks.getAll();
      all.onsuccess = () => {
        const found = all.result as readonly (Mark | Counter)[];
        learn(found);
        const stored = found.find((each): each is Mark => each.guard === guard);
        // Cleared while this page stands: what it knows is all that is left.
        const before = memory.get(guard) ?? (found.length === 0 ? known.get(guard) : stored);
        mark = decide(before, sequence + 1);
        if (mark === undefined) return;
        marks.put(mark);
        marks.put({ guard: counter, sequence: Math.max(sequence, mark.sequence) });
        for (const each of found) if (isOver(each, now)) marks.delete(each.guard);
      };
      transaction.oncomplete = () => {
        if (mark !== undefined) {
          memory.delete(guard);
          learn([mark]);
        }
        resolve(mark);
      };
      const fail = (): void => reject(transaction.error ?? new Error('no transaction'));
      transaction.onabort = fail;
      transaction.onerror = fail;
    });
  }

  await load();
  if (channel !== undefined) channel.onmessage = () => void refresh();
  phone.onReturn?.(() => void refresh());

  return {
    sequence: () => sequence,
    open: () => [...new Map([...known, ...memory]).values()].filter(isOpen),
    async living() {
      try {
        const { held: all = [] } = (await phone.locks?.query()) ?? {};
        return new Set([...held, ...all.map(({ name = '' }) => name.slice(database.length))]);
      } catch {
        return held;
      }
    },
    hash: hashOf,
    key: randomKey,
    async hold(guard) {
      if (held.has(guard)) return undefined;
      held.add(guard);
      const drop = await lock(phone.locks, database + guard);
      if (drop === undefined) held.delete(guard);
      return (
        drop &&
        (() => {
          held.delete(guard);
          drop();
          // Who looks whether its owner lives sees that it has ended.
          tell();
        })
      );
    },
    async change(guard, decide, now = 0) {
      let mark: Mark | undefined;
      try {
        if (store === undefined) throw new Error('no database');
        mark = await inDatabase(store, guard, decide, now);
      } catch {
        mark = inMemory(guard, decide);
      }
      // Who only looked has nothing to tell.
      if (mark === undefined) return undefined;
      tell();
      attempt(() => channel?.postMessage(null));
      return mark;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isOver = (mark: Mark | Counter, now: number): boolean =>
  'state' in mark && !isOpen(mark) && mark.time > 0 && now - mark.time > kept;

/** What frees it; `undefined`: a living page holds it. Where there are no locks every page is alone. */
function lock(locks: Phone['locks'], name: string): Promise<(() => void) | undefined> {
  const alone = (): void => undefined;
  return new Promise((resolve) => {
    if (locks === undefined) return resolve(alone);
    const hold = (granted: Lock | null): Promise<void> | undefined => {
      if (granted !== null) return new Promise((free) => resolve(free));
      resolve(undefined);
      return undefined;
    };
    try {
      locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(alone));
    } catch {
      resolve(alone);
    }
  });
}

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const none = (): void => resolve(undefined);
    try {
      if (factory === undefined) return none();
      const request = factory.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'guard' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = none;
      request.onblocked = none;
    } catch {
      none();
    }
  });
}

const ended = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error('no answer'));
  });

function within<T>(ms: number, run: () => Promise<T>): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), ms);
    run()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Each part is looked for: reading one may throw where the host blocks it. */
const browser = (): Phone => ({
  indexedDB: attempt(() => globalThis.indexedDB),
  locks: attempt(() => (navigator as { readonly locks?: LockManager }).locks),
  channel: () => new BroadcastChannel(database),
  onReturn(listener) {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) listener();
    });
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) listener();
    });
  },
});
