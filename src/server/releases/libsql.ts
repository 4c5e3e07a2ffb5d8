/**
 * The store in one embedded file, for one server: SQLite with a write-ahead log, each transaction on the disk before it counts.
 * It must not know what is kept.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { SetUpError } from '../set-up-error.ts';
import { inMemory } from './in-memory.ts';
import type { Cell, Row, Sql, Store } from './port.ts';
import { guarded, orDamage, storeFile } from './store-failure.ts';

const open = (path: string): Database.Database => new Database(path, { timeout: 5000 });

/**
 * Held by the kernel as long as the process lives, however it ends. A file of its own, so that the store itself can be read and
 * copied beside a running server.
 */
function lock(folder: string): Database.Database {
  const held = open(join(folder, 'releases.lock'));
  try {
    held.exec('PRAGMA busy_timeout = 0');
    held.exec('PRAGMA locking_mode = EXCLUSIVE');
    held.exec('BEGIN EXCLUSIVE');
    return held;
  } catch (error) {
    held.close();
    if ((error as { readonly code?: string }).code !== 'SQLITE_BUSY') throw error;
    throw new SetUpError(
      `Another server uses the folder ${folder}. Stop it, set DATA to another folder, or keep the releases of several servers in PostgreSQL (DATABASE_URL).`,
    );
  }
}

const toStore = (cell: Cell): unknown => (cell instanceof Uint8Array ? Buffer.from(cell) : cell);
const fromStore = (value: unknown): Cell =>
  value instanceof ArrayBuffer ? new Uint8Array(value) : (value as Cell);

/** What a connection can do while nobody else uses it. */
function direct(database: Database.Database): Sql {
  const sql: Sql = {
    all: (text, parameters = []) =>
      guarded(() =>
        (database.prepare(text).all(parameters.map(toStore)) as Record<string, unknown>[]).map((row): Row =>
          Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, fromStore(cell)])),
        ),
      ),
    run: (text, parameters = []) =>
      guarded(() => database.prepare(text).run(parameters.map(toStore)).changes),
    // Within a transaction: it is part of that one.
    transaction: (work) => work(sql),
  };
  return sql;
}

/** One after another: a transaction waits between its statements, and nothing else may slip in there. */
function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}

/** @param folder where its files lie, made where it is missing; `:memory:` keeps nothing. @throws SetUpError */
export async function openLibsql(folder: string): Promise<Store> {
  const isKept = folder !== inMemory;
  let held: Database.Database | undefined;
  let database: Database.Database;
  try {
    if (isKept) mkdirSync(folder, { recursive: true, mode: 0o700 });
    held = isKept ? lock(folder) : undefined;
    // What it holds is for nobody else on the machine; SQLite makes the files beside it alike.
    if (isKept) closeSync(openSync(join(folder, storeFile), 'a', 0o600));
    database = open(isKept ? join(folder, storeFile) : inMemory);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
  } catch (cause) {
    held?.close();
    const error = orDamage(cause, folder);
    if (error instanceof SetUpError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new SetUpError(
      `The folder ${folder} cannot be used (${why}). Set DATA to one that may be written.`,
    );
  }
  const sql = direct(database);
  const turn = inTurn();
  const listeners = new Set<(news: string) => void>();
  return {
    all: (text, parameters) => turn(() => sql.all(text, parameters)),
    run: (text, parameters) => turn(() => sql.run(text, parameters)),
    transaction: (work) =>
      turn(async () => {
        await guarded(() => database.exec('BEGIN IMMEDIATE'));
        try {
          const result = await work(sql);
          await guarded(() => database.exec('COMMIT'));
          return result;
        } catch (error) {
          if (database.inTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    // Nobody else is on this store.
    tell: async (news) => {
      for (const listener of listeners) listener(news);
    },
    onTold(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () =>
      turn(async () => {
        database.close();
        held?.close();
      }),
  };
}
