/**
 * The store of releases as the library of accounts speaks to it: one language of SQL for both stores. It must not know what is kept.
 */
import {
  type CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type QueryResult,
} from 'kysely';
import type { Cell, Sql } from '../releases/port.ts';

/** Whether rows come back. */
const hasRows = ({ query, sql }: CompiledQuery): boolean =>
  query.kind === 'SelectQueryNode' || / returning /i.test(sql);

function connectionTo(store: Sql): DatabaseConnection {
  return {
    async executeQuery<Row>(asked: CompiledQuery): Promise<QueryResult<Row>> {
      const parameters = asked.parameters as readonly Cell[];
      if (hasRows(asked)) return { rows: [...(await store.all(asked.sql, parameters))] as Row[] };
      return { rows: [], numAffectedRows: BigInt(await store.run(asked.sql, parameters)) };
    },
    streamQuery() {
      throw new Error('nobody asks for a stream');
    },
  };
}

const none = (): Promise<never> => Promise.reject(new Error('each statement stands alone'));

export function kyselyOn(store: Sql): Kysely<unknown> {
  const connection = connectionTo(store);
  return new Kysely<unknown>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => ({
        init: async () => undefined,
        acquireConnection: async () => connection,
        beginTransaction: none,
        commitTransaction: none,
        rollbackTransaction: none,
        releaseConnection: async () => undefined,
        destroy: async () => undefined,
      }),
      createIntrospector: (database) => new SqliteIntrospector(database),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}
