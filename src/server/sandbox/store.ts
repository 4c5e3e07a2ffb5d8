/**
 * What the sandbox keeps, in an embedded SQLite file: orders, vouchers, calls and faults of each session's world.
 * It must not know any call.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
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

/** @throws SetUpError where the file is not one of ours, or may not be written. */
function openDatabase(path: string): InstanceType<typeof sqlite.Database> {
  if (path !== ':memory:') {
    mkdirSync(dirname(path), { recursive: true });
    // A lock of a process that was killed would close the file for good; one server owns it at a time.
    rmSync(`${path}.lock`, { recursive: true, force: true });
  }
  const database = new sqlite.Database(path);
  if (database.get('PRAGMA user_version')?.['user_version'] !== form)
    database.exec(
      `DROP TABLE IF EXISTS world; DROP TABLE IF EXISTS thing; DROP TABLE IF EXISTS call; PRAGMA user_version = ${form}`,
    );
  database.exec(`
    CREATE TABLE IF NOT EXISTS world (session TEXT PRIMARY KEY);
    CREATE TABLE IF NOT EXISTS thing (session TEXT, kind TEXT, id TEXT, value TEXT, PRIMARY KEY (session, kind, id));
    CREATE TABLE IF NOT EXISTS call (number INTEGER PRIMARY KEY AUTOINCREMENT, session TEXT, value TEXT);
  `);
  return database;
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
  const values = <T>(rows: readonly Record<string, unknown>[]): readonly T[] =>
    rows.map((row) => JSON.parse(String(row['value'])) as T);

  const store: Store = {
    sessions: () =>
      database
        .all('SELECT session FROM world ORDER BY session')
        .map(({ session }) => (typeof session === 'string' ? session : '')),
    touch(session) {
      if (database.get('SELECT session FROM world WHERE session = ?', [session]) !== null) return false;
      database.run('INSERT INTO world (session) VALUES (?)', [session]);
      return true;
    },
    get<T>(session: string, kind: Kind, id: string): T | undefined {
      const row = database.get('SELECT value FROM thing WHERE session = ? AND kind = ? AND id = ?', [
        session,
        kind,
        id,
      ]);
      return row === null ? undefined : values<T>([row])[0];
    },
    all: <T>(session: string, kind: Kind) =>
      values<T>(
        database.all('SELECT value FROM thing WHERE session = ? AND kind = ? ORDER BY rowid', [
          session,
          kind,
        ]),
      ),
    put(session, kind, id, value) {
      database.run(
        'INSERT INTO thing (session, kind, id, value) VALUES (?, ?, ?, ?) ON CONFLICT (session, kind, id) DO UPDATE SET value = excluded.value',
        [session, kind, id, JSON.stringify(value)],
      );
    },
    trim(session, kind, most) {
      database.run(
        'DELETE FROM thing WHERE session = ?1 AND kind = ?2 AND rowid <= (SELECT rowid FROM thing WHERE session = ?1 AND kind = ?2 ORDER BY rowid DESC LIMIT 1 OFFSET ?3)',
        [session, kind, most],
      );
    },
    record(session, call) {
      database.run('INSERT INTO call (session, value) VALUES (?, ?)', [session, JSON.stringify(call)]);
      // What is never shown is not kept: a file that lives for months stays small.
      database.run(
        'DELETE FROM call WHERE session = ?1 AND number <= (SELECT number FROM call WHERE session = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)',
        [session, shown],
      );
    },
    calls: (session) =>
      values<ReceivedCall>(
        database.all('SELECT value FROM call WHERE session = ? ORDER BY number DESC LIMIT ?', [
          session,
          shown,
        ]),
      ),
    reset(session) {
      for (const table of ['world', 'thing', 'call'])
        database.run(`DELETE FROM ${table} WHERE session = ?`, [session]);
    },
    faults: (session) => store.get<readonly Fault[]>(session, 'fault', 'all') ?? [],
    setFaults: (session, faults) => store.put(session, 'fault', 'all', faults),
    close: () => database.close(),
  };
  return store;
}
