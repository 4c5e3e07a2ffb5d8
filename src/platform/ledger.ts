/**
 * The door to the marks of writes: whether there are open ones is asked with a few lines; what keeps and changes them is
 * fetched only then, or with a screen that writes. It must not know what a mark means.
 */
import type { Ledger, LedgerPort, Mark } from '../engine/ports.ts';
import { database, isOpen, table } from './marks.ts';

export function createLedger(operations: LedgerPort['operations']): LedgerPort {
  let opened: Promise<Ledger> | undefined;
  return {
    operations,
    any: async () => opened !== undefined || (await hasOpen()),
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

/** Without making the database where there is none. */
function hasOpen(): Promise<boolean> {
  return new Promise((resolve) => {
    const no = (): void => resolve(false);
    try {
      const request = indexedDB.open(database);
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = no;
      request.onsuccess = () => {
        const { result } = request;
        try {
          const all = result.transaction(table).objectStore(table).getAll();
          all.onsuccess = () => resolve((all.result as readonly Mark[]).some(isOpen));
          all.onerror = no;
        } catch {
          no();
        }
        result.close();
      };
    } catch {
      no();
    }
  });
}
