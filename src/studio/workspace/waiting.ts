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

/** One at a time, in the order in which they were asked for. */
export function createWaiting(factory: IDBFactory): WaitingStore {
  let last: Promise<unknown> = Promise.resolve();
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
  return {
    read: (person) =>
      queued(() => within('readonly', (store) => store.get(person) as IDBRequest<Waiting | undefined>)),
    write: (person, waiting) =>
      queued(async () => {
        await within('readwrite', (store): IDBRequest<unknown> =>
          waiting === undefined
            ? (store.delete(person) as IDBRequest)
            : (store.put(waiting, person) as IDBRequest),
        );
      }),
  };
}
