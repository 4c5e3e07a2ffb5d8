/**
 * Who did what, when, and what borrowers saw from then on: a chain, in which each line is named by itself and the one before it.
 * A line that is changed, taken out or put in breaks it. It must not know what can be done.
 */
import { hashOf } from './digest.ts';
import { say } from '../../release/operations/say.ts';
import { toldOf, type Told } from '../../release/told.ts';
import type { Row, Sql } from './port.ts';

export interface Entry {
  readonly at: string;
  /** A person; `host` for who has access to the machine; the server itself: `server`, `guard`. */
  readonly who: string;
  /** The operation: `publish`, `off`. */
  readonly did: string;
  readonly words: Told;
  /** Of the pointer before it and after it; the same where nothing changed for borrowers. */
  readonly before: number;
  readonly after: number;
  /** What the rows hold that were written with it, each by its hash; figures that led to it. */
  readonly data: Readonly<Record<string, string>>;
}

export interface Line extends Entry {
  readonly number: number;
}

function lineOf(row: Row): Line {
  const entry = JSON.parse(String(row['text'])) as Omit<Entry, 'words'> & { readonly words: string | Told };
  return { ...entry, words: toldOf(entry.words), number: Number(row['number']) };
}

/** In the transaction of what it tells. */
export async function tellLog(sql: Sql, entry: Entry): Promise<void> {
  const [last] = await sql.all('SELECT number, hash FROM log ORDER BY number DESC LIMIT 1');
  const text = JSON.stringify(entry);
  const number = Number(last?.['number'] ?? 0) + 1;
  const hash = hashOf(`${String(last?.['hash'] ?? '')}\n${text}`);
  await sql.run('INSERT INTO log (number, text, hash) VALUES (?, ?, ?)', [number, text, hash]);
}

/** @param most newest first. */
export async function readLog(sql: Sql, most: number): Promise<readonly Line[]> {
  return (await sql.all('SELECT number, text FROM log ORDER BY number DESC LIMIT ?', [most])).map(lineOf);
}

export const allLines = async (sql: Sql): Promise<readonly Line[]> =>
  (await sql.all('SELECT number, text FROM log ORDER BY number')).map(lineOf);

/** The lines since a pointer, oldest first: what another one did meanwhile. */
export async function linesSince(sql: Sql, seq: number): Promise<readonly Line[]> {
  const rows = await sql.all('SELECT number, text FROM log ORDER BY number DESC LIMIT 50');
  return rows
    .map(lineOf)
    .filter(({ after, before }) => after > seq && after !== before)
    .reverse();
}

export interface Chain {
  readonly lines: readonly Line[];
  readonly faults: readonly Told[];
}

/** All of it, held against its hashes. */
export async function readChain(sql: Sql): Promise<Chain> {
  const rows = await sql.all('SELECT number, text, hash FROM log ORDER BY number');
  const faults: Told[] = [];
  let before = '';
  for (const [index, row] of rows.entries()) {
    const hash = String(row['hash']);
    if (Number(row['number']) !== index + 1 || hashOf(`${before}\n${String(row['text'])}`) !== hash) {
      faults.push(say('lineChanged', { line: String(row['number']) }));
      break;
    }
    before = hash;
  }
  return { lines: rows.map(lineOf), faults };
}
