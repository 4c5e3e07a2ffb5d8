/**
 * What the sandbox keeps, in an embedded SQLite file: orders, vouchers, calls and faults of each session's world.
 * It must not know any call.
 */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { SetUpError } from '../set-up-error.ts';
import type { Fault } from './faults.ts';
import type { Terms } from './loans.ts';

export interface Order extends Terms {
  readonly id: string;
  readonly status: string;
  /** How many payments are made, when more are left. */
  readonly paid: number;
  /** By how many days the payments were put off. */
  readonly extended: number;
  /** Penalties from before an extension, in minor units. */
  readonly carried: number;
  readonly isDelay: boolean;
  readonly isScore: boolean;
  readonly inside: boolean;
}

export interface Voucher {
  readonly code: string;
  readonly orderId: string;
  readonly payCode: string;
  /** 1 repayment, 2 extension. */
  readonly requestType: string;
  readonly amount: number;
  readonly paid: boolean;
}

/** `other body`: the key was known, with another body; the first answer was given all the same. */
export type Repetition = 'same body' | 'other body';

export interface ReceivedCall {
  readonly at: string;
  readonly method: string;
  readonly operation: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly outcome: string;
  /** The `Idempotency-Key` of a write. */
  readonly key?: string;
  /** The key was known. */
  readonly repetition?: Repetition;
}

/** What a borrower complained about, and what was answered. */
export interface Complaint {
  readonly id: string;
  /** `YYYY-MM-DD HH:MM:SS`. */
  readonly time: string;
  readonly type: string;
  readonly sonType: string;
  readonly orderNo: string;
  readonly text: string;
  /** Names of stored pictures. */
  readonly images: readonly string[];
  readonly reply?: { readonly text: string; readonly images: readonly string[] } | undefined;
  /** Somebody looks into it. */
  readonly inReview?: true | undefined;
  /** A score is asked for. */
  readonly needsScore: boolean;
  readonly score?: number | undefined;
}

/** A stored picture. */
export interface StoredImage {
  readonly type: string;
  readonly base64: string;
}

type Kind =
  | 'order'
  | 'voucher'
  | 'payment'
  | 'fault'
  | 'answer'
  | 'complaint'
  | 'image'
  | 'visitor'
  | 'member'
  | 'once'
  | 'setting';

export interface Store {
  sessions(): readonly string[];
  /** True when the session was not known before. */
  touch(session: string): boolean;
  get<T>(session: string, kind: Kind, id: string): T | undefined;
  all<T>(session: string, kind: Kind): readonly T[];
  put(session: string, kind: Kind, id: string, value: unknown): void;
  /** Forgets all but the newest of a kind. */
  trim(session: string, kind: Kind, most: number): void;
  record(session: string, call: ReceivedCall): void;
  calls(session: string): readonly ReceivedCall[];
  reset(session: string): void;
  faults(session: string): readonly Fault[];
  setFaults(session: string, faults: readonly Fault[]): void;
  close(): void;
}

const shown = 100;
/** Raised when what is kept has another form: worlds of before are then begun anew. */
const form = 3;

/** A process that was killed leaves a lock to nobody; one that still writes is waited for so long, in milliseconds. */
const timeout = 5000;

/** @throws where the file is not one of ours, or may not be written. */
function openDatabase(path: string): Database.Database {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new Database(path, { timeout });
  try {
    // A crash of the machine may take the last calls that were tried out, and never the file: no call waits for the disk.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    const kept = database.prepare('PRAGMA user_version').get() as { readonly user_version: number };
    database.exec('BEGIN IMMEDIATE');
    if (kept.user_version !== form)
      database.exec('DROP TABLE IF EXISTS world; DROP TABLE IF EXISTS thing; DROP TABLE IF EXISTS call');
    // Written also where it says so already: a file that may not be written is found here, not by the first borrower.
    database.exec(`
      PRAGMA user_version = ${form};
      CREATE TABLE IF NOT EXISTS world (session TEXT PRIMARY KEY);
      CREATE TABLE IF NOT EXISTS thing (session TEXT, kind TEXT, id TEXT, value TEXT, PRIMARY KEY (session, kind, id));
      CREATE TABLE IF NOT EXISTS call (number INTEGER PRIMARY KEY AUTOINCREMENT, session TEXT, value TEXT);
      COMMIT;
    `);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

type Row = Readonly<Record<string, unknown>>;

/** Statements are read once each: a call of the sandbox asks dozens. */
function statementsOf(database: Database.Database) {
  const read = new Map<string, Database.Statement>();
  const statement = (sql: string): Database.Statement => {
    const known = read.get(sql) ?? database.prepare(sql);
    read.set(sql, known);
    return known;
  };
  return {
    all: (sql: string, ...parameters: readonly unknown[]) => statement(sql).all(parameters) as Row[],
    get: (sql: string, ...parameters: readonly unknown[]) =>
      statement(sql).get(parameters) as Row | undefined,
    run: (sql: string, ...parameters: readonly unknown[]) => void statement(sql).run(parameters),
  };
}

export function openStore(path: string): Store {
  let database: ReturnType<typeof openDatabase>;
  try {
    database = openDatabase(path);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new SetUpError(
      `The sandbox cannot use its file ${path}: ${why}. Delete it, which takes only what was tried out, or set SANDBOX_DB to a file that may be written.`,
    );
  }
  const { all, get, run } = statementsOf(database);
  const values = <T>(rows: readonly Row[]): readonly T[] =>
    rows.map((row) => JSON.parse(String(row['value'])) as T);

  const store: Store = {
    sessions: () => all('SELECT session FROM world ORDER BY session').map(({ session }) => String(session)),
    touch(session) {
      if (get('SELECT session FROM world WHERE session = ?', session) !== undefined) return false;
      run('INSERT INTO world (session) VALUES (?)', session);
      return true;
    },
    get<T>(session: string, kind: Kind, id: string): T | undefined {
      const row = get('SELECT value FROM thing WHERE session = ? AND kind = ? AND id = ?', session, kind, id);
      return row === undefined ? undefined : values<T>([row])[0];
    },
    all: <T>(session: string, kind: Kind) =>
      values<T>(all('SELECT value FROM thing WHERE session = ? AND kind = ? ORDER BY rowid', session, kind)),
    put(session, kind, id, value) {
      run(
        'INSERT INTO thing (session, kind, id, value) VALUES (?, ?, ?, ?) ON CONFLICT (session, kind, id) DO UPDATE SET value = excluded.value',
        session,
        kind,
        id,
        JSON.stringify(value),
      );
    },
    trim(session, kind, most) {
      run(
        'DELETE FROM thing WHERE session = ?1 AND kind = ?2 AND rowid <= (SELECT rowid FROM thing WHERE session = ?1 AND kind = ?2 ORDER BY rowid DESC LIMIT 1 OFFSET ?3)',
        session,
        kind,
        most,
      );
    },
    record(session, call) {
      run('INSERT INTO call (session, value) VALUES (?, ?)', session, JSON.stringify(call));
      // What is never shown is not kept: a file that lives for months stays small.
      run(
        'DELETE FROM call WHERE session = ?1 AND number <= (SELECT number FROM call WHERE session = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)',
        session,
        shown,
      );
    },
    calls: (session) =>
      values<ReceivedCall>(
        all('SELECT value FROM call WHERE session = ? ORDER BY number DESC LIMIT ?', session, shown),
      ),
    reset(session) {
      for (const table of ['world', 'thing', 'call']) run(`DELETE FROM ${table} WHERE session = ?`, session);
    },
    faults: (session) => store.get<readonly Fault[]>(session, 'fault', 'all') ?? [],
    setFaults: (session, faults) => store.put(session, 'fault', 'all', faults),
    close: () => database.close(),
  };
  return store;
}
