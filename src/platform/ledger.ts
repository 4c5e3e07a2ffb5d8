/**
 * The door to the marks of writes: whether there are open ones is asked with a few lines; what keeps and changes them is
 * fetched only then, or with a screen that writes. It must not know what a mark means.
 */
import type { Ledger, LedgerPort, Mark } from '../engine/ports.ts';
import { database, isOpen, table } from './marks.ts';

export function createLedger(operations: LedgerPort['operations']): LedgerPort {
  let opened: Promise<Ledger> | undefined;
  /** Told once that there are none, nobody asks again until another page may have written some, or this one was put aside. */
  let asked: Promise<Found> | undefined;
  let hears: boolean | undefined;

  function find(): Promise<Found> {
    // Before it looks: what is written after that is heard of.
    hears ??= hear(() => (asked = undefined));
    const found = findOpen();
    asked = found;
    void found.then((answer) => {
      if (asked === found && (answer !== 'none' || hears !== true)) asked = undefined;
    });
    return found;
  }

  return {
    operations,
    any: async () => opened !== undefined || (await (asked ?? find())) === 'open',
    open: () =>
      (opened ??= import('./ledger-store.ts').then(
        ({ openLedger }) => openLedger(),
        (error: unknown) => {
          opened = undefined;
          throw error;
        },
      )),
  };
}

/** Whether it is told of what other pages write; where it is not, what it knows is not to be relied on. */
function hear(changed: () => void): boolean {
  try {
    new BroadcastChannel(database).onmessage = changed;
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pageshow', changed);
    return true;
  } catch {
    return false;
  }
}

/** `blocked`: nobody can tell, and the next may. */
type Found = 'open' | 'none' | 'blocked';

/** Without making the database where there is none: each time, that costs as much as drawing a screen. */
function findOpen(): Promise<Found> {
  return new Promise((resolve) => {
    const blocked = (): void => resolve('blocked');
    try {
      const request = indexedDB.open(database);
      request.onupgradeneeded = () => {
        request.transaction?.abort();
        resolve('none');
      };
      request.onerror = blocked;
      request.onsuccess = () => {
        const { result } = request;
        try {
          const all = result.transaction(table).objectStore(table).getAll();
          all.onsuccess = () => resolve((all.result as readonly Mark[]).some(isOpen) ? 'open' : 'none');
          all.onerror = blocked;
        } catch {
          blocked();
        }
        result.close();
      };
    } catch {
      blocked();
    }
  });
}
