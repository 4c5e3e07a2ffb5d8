/**
 * Keeps the work of a transaction to its own statements: what it asked of the whole store would wait for the transaction that waits for
 * it. It must not know a store.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sql } from './port.ts';

/** Within the work of one of its transactions everything here is refused at once; that work asks the `sql` which it is given. */
export function keptApart({ all, run, transaction }: Sql): Sql {
  const working = new AsyncLocalStorage<{ isOpen: boolean }>();
  let open = 0;
  // Once it has run, it follows each step of every request, which slows all of them: only while there is a transaction.
  const rest = (): void => {
    open -= 1;
    if (open === 0) working.disable();
  };
  const outside = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (working.getStore()?.isOpen === true)
      throw new Error('The store is asked within its own transaction: ask what the transaction was given.');
    return ask();
  };
  return {
    all: (text, parameters) => outside(() => all(text, parameters)),
    run: (text, parameters) => outside(() => run(text, parameters)),
    transaction: (work) =>
      outside(() =>
        transaction(async (sql) => {
          // What was begun within and goes on after the end is free again.
          const mine = { isOpen: true };
          open += 1;
          try {
            return await working.run(mine, () => work(sql));
          } finally {
            mine.isOpen = false;
            rest();
          }
        }),
      ),
  };
}
