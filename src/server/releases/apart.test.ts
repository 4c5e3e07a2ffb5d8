/** What watches over transactions costs the rest of the server nothing. That it refuses, `tests/releases/store.test.ts` holds. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it, vi } from 'vitest';
import { keptApart } from './apart.ts';
import type { Sql } from './port.ts';

const nothing: Sql = {
  all: async () => [],
  run: async () => 0,
  transaction: (work) => work(nothing),
};

it('follows the steps of requests only while a transaction is open', async () => {
  const rest = vi.spyOn(AsyncLocalStorage.prototype, 'disable');
  const { transaction } = keptApart(nothing);
  let end = (): void => undefined;
  const longer = transaction(() => new Promise<void>((done) => void (end = done)));
  await transaction(async () => undefined);
  expect(rest).not.toHaveBeenCalled();
  end();
  await longer;
  expect(rest).toHaveBeenCalledOnce();
  await expect(transaction(() => Promise.reject(new Error('It fails.')))).rejects.toThrow('It fails.');
  expect(rest).toHaveBeenCalledTimes(2);
});
