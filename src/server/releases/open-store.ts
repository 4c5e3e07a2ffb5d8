/** Opens the store that an operator asked for, with all steps taken. It must not know what is kept in it. */
import { keptApart } from './apart.ts';
import { migrate } from './migrations.ts';
import type { Store } from './port.ts';
import { orDamage } from './store-failure.ts';

export interface StoreAsked {
  /** A folder, or `:memory:`. */
  readonly data: string;
  /** `postgres://…` where several servers share one. */
  readonly databaseUrl?: string | undefined;
}

/** @throws SetUpError */
export async function openStore({ data, databaseUrl }: StoreAsked): Promise<Store> {
  // Each with its package, which only who uses it loads; what is built finds the compiled one from where its chunks lie.
  const store =
    databaseUrl === undefined
      ? await (await import('./libsql.ts')).openLibsql(data)
      : await (await import('./postgres.ts')).openPostgres(databaseUrl);
  try {
    await migrate(store);
    return { ...store, ...keptApart(store) };
  } catch (error) {
    await store.close();
    throw orDamage(error, data);
  }
}
