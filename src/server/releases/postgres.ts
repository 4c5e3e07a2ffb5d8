/** The store in PostgreSQL, for several servers: each hears what another one tells. It must not know what is kept. */
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { SetUpError } from '../set-up-error.ts';
import type { Cell, Row, Sql, Store } from './port.ts';
import { guarded, StoreDoubt } from './store-failure.ts';

const channel = 'releases';
/** Any number that nothing else in this database locks. */
const writersLock = 1_916_471_113;
/** Milliseconds: longer, and whoever publishes thinks that nothing happens. */
const patience = { connect: 3000, statement: 10_000 };
/** Between two tries to hear again, in milliseconds. */
const pauses = { first: 100, longest: 5000 };

/** Numbers come as text where they could be greater than a number holds; ours cannot. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === pg.types.builtins.INT8
      ? Number
      : (pg.types.getTypeParser(id, format) as (text: string) => unknown),
};

/** `?` as PostgreSQL counts them. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => `$${(count += 1)}`);
}

type Asked = Pick<pg.ClientBase, 'query'>;

async function ask(client: Asked, sql: string, parameters: readonly Cell[]): Promise<pg.QueryResult<Row>> {
  const values = parameters.map((cell) => (cell instanceof Uint8Array ? Buffer.from(cell) : cell));
  return guarded(() => client.query<Row>(numbered(sql), values));
}

function direct(client: Asked): Sql {
  const sql: Sql = {
    all: async (text, parameters = []) => (await ask(client, text, parameters)).rows,
    run: async (text, parameters = []) => (await ask(client, text, parameters)).rowCount ?? 0,
    // Within a transaction: it is part of that one.
    transaction: (work) => work(sql),
  };
  return sql;
}

/** Those who write follow one another, also from server to server. */
async function transaction<T>(pool: pg.Pool, work: (sql: Sql) => Promise<T>): Promise<T> {
  const client = await guarded(() => pool.connect());
  // A connection that is lost tells it twice: to whoever waits for an answer, and here.
  const hear = (): void => undefined;
  client.on('error', hear);
  let isCommitting = false;
  try {
    await guarded(() => client.query('BEGIN'));
    await guarded(() => client.query('SELECT pg_advisory_xact_lock($1)', [writersLock]));
    const result = await work(direct(client));
    isCommitting = true;
    await guarded(() => client.query('COMMIT'));
    client.release();
    return result;
  } catch (error) {
    const isThere = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    // A connection that cannot even go back is not given to the next one.
    client.release(!isThere);
    throw isCommitting && !isThere ? new StoreDoubt(error) : error;
  } finally {
    client.off('error', hear);
  }
}

interface Ear {
  close(): Promise<void>;
}

/** Hears what is told, and connects again whenever the connection is lost; what was told meanwhile is made up for by one `again`. */
function listen(url: string, hear: (news: string) => void): Ear {
  let client: pg.Client | undefined;
  let pause = pauses.first;
  let isFirst = true;
  const closed = new AbortController();
  const connect = async (): Promise<void> => {
    const mine = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: patience.connect,
      keepAlive: true,
    });
    client = mine;
    const lost = new Promise<void>((done) => {
      mine.on('error', () => done());
      mine.on('end', () => done());
    });
    mine.on('notification', ({ payload = '' }) => hear(payload));
    try {
      await mine.connect();
      await mine.query(`LISTEN ${channel}`);
      pause = pauses.first;
      if (!isFirst) hear('again');
      isFirst = false;
      await lost;
    } catch {
      pause = Math.min(pause * 2, pauses.longest);
    }
    mine.end().catch(() => undefined);
    // A connection that nobody needs any more keeps no process alive.
    await wait(pause, undefined, { signal: closed.signal }).catch(() => undefined);
  };
  const run = (async () => {
    while (!closed.signal.aborted) await connect();
  })();
  return {
    async close() {
      closed.abort();
      await client?.end().catch(() => undefined);
      await run;
    },
  };
}

/** @param url `postgres://…` @throws SetUpError where it cannot be reached. */
export async function openPostgres(url: string): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 6,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    query_timeout: patience.statement,
    keepAlive: true,
    types,
  });
  // An idle connection that is lost is made anew by the next who asks.
  pool.on('error', () => undefined);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new SetUpError(`The database of DATABASE_URL cannot be used: ${why}.`);
  }
  const listeners = new Set<(news: string) => void>();
  const ear = listen(url, (news) => {
    for (const listener of listeners) listener(news);
  });
  const sql = direct(pool);
  return {
    all: sql.all,
    run: sql.run,
    transaction: (work) => transaction(pool, work),
    tell: async (news) => {
      await guarded(() => pool.query('SELECT pg_notify($1, $2)', [channel, news]));
    },
    onTold(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await ear.close();
      await pool.end();
    },
  };
}
