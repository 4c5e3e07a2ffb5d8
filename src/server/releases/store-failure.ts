/** A store that could not do what it was asked. It must not know what. */

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
