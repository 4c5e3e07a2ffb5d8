/** A store that could not do what it was asked. It must not know what. */
import { join } from 'node:path';
import { SetUpError } from '../set-up-error.ts';

/** In the folder of an embedded store. */
export const storeFile = 'releases.db';

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Nothing of it was kept. */
export class StoreFailure extends Error {
  constructor(readonly why: unknown) {
    super(sentence(why));
  }
}

/** Whether the transaction was kept cannot be told: the connection ended after it was asked for, and before the answer. */
export class StoreDoubt extends StoreFailure {}

/** Of what a store does by itself; what its users throw inside of a transaction is theirs. */
export async function guarded<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreFailure ? error : new StoreFailure(error);
  }
}

const damages = new Set<unknown>(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

/** What an operator does about an embedded store whose file is damaged; the error itself where that is not what it says. */
export function orDamage(error: unknown, folder: string): unknown {
  const cause = (error instanceof StoreFailure ? error.why : error) as { readonly code?: unknown } | null;
  if (!damages.has(cause?.code)) return error;
  const file = join(folder, storeFile);
  return new SetUpError(
    `The releases in ${file} are damaged (${sentence(error)}). Put a copy back, or take the file away with those beside it: then the build's own definitions are shown.`,
  );
}
