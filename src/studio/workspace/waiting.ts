/**
 * Keeps on this computer what the server has not got yet, so that a closed lid or a lost connection loses nothing. It must not know
 * when anything is sent.
 */
import type { FileTexts, SaveChange } from '../../model/studio.ts';

/** What one person has of one change that is not saved. */
export interface Waiting extends SaveChange {
  /** The change; null: it is not begun on the server either. */
  readonly change: string | null;
  /** The version that it was made over. */
  readonly version: number;
  readonly base: string;
  /** What stood there in these files. */
  readonly before: FileTexts;
  /** What was on its way to the server then: whether it arrived, only the server can say. */
  readonly sending?: SaveChange;
}

export interface WaitingStore {
  read(person: string): Promise<Waiting | undefined>;
  write(person: string, waiting: Waiting | undefined): Promise<void>;
}

const table = 'waiting';

const finished = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser keeps nothing'));
  });

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open('studio', 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(table);
  return finished(request);
}

/** Where what could not be written in time is left; both are the window's. */
interface Leaving {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly page: Pick<Window, 'addEventListener'>;
}

/** Under what a person's is left. */
const leftAs = (person: string): string => `studio-left ${person}`;

/**
 * One at a time, in the order in which they were asked for; of those that wait for their turn the last one alone is written. A page
 * that is left meanwhile leaves it where a browser writes at once, and finds it there.
 */
export function createWaiting(factory: IDBFactory, { storage, page }: Leaving): WaitingStore {
  let last: Promise<unknown> = Promise.resolve();
  const unwritten = new Map<string, Waiting | undefined>();
  page.addEventListener('pagehide', () => {
    for (const [person, waiting] of unwritten)
      try {
        storage.setItem(leftAs(person), JSON.stringify(waiting ?? null));
      } catch {
        // There is no room: what was written before is kept.
      }
  });
  async function within<T>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> {
    const database = await opened(factory);
    try {
      const transaction = database.transaction(table, mode);
      const value = await finished(act(transaction.objectStore(table)));
      return value;
    } finally {
      database.close();
    }
  }
  function queued<T>(act: () => Promise<T>): Promise<T> {
    const next = last.then(act, act);
    last = next.catch(() => undefined);
    return next;
  }
  const put = (person: string, waiting: Waiting | undefined): Promise<unknown> =>
    within<unknown>(
      'readwrite',
      (store) =>
        (waiting === undefined ? store.delete(person) : store.put(waiting, person)) as IDBRequest<unknown>,
    );
  async function write(person: string): Promise<void> {
    if (!unwritten.has(person)) return;
    const waiting = unwritten.get(person);
    await put(person, waiting);
    // Another one has come meanwhile: its turn comes too.
    if (unwritten.get(person) === waiting) unwritten.delete(person);
  }
  async function read(person: string): Promise<Waiting | undefined> {
    const left = storage.getItem(leftAs(person));
    if (left !== null) {
      await put(person, (JSON.parse(left) as Waiting | null) ?? undefined);
      storage.removeItem(leftAs(person));
    }
    return within('readonly', (store) => store.get(person) as IDBRequest<Waiting | undefined>);
  }
  return {
    read: (person) => queued(() => read(person)),
    write(person, waiting) {
      unwritten.set(person, waiting);
      return queued(() => write(person));
    },
  };
}
