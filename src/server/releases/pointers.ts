/** The rows that say who sees what: read, and written one after the other. It must not know what a release holds. */
import type { Off, Pointer } from '../../model/release.ts';
import type { Sql } from './port.ts';

const nothingOff: Off = { screens: {}, layouts: [], widgets: [], calls: {}, releases: [], all: false };

/** Before anything was published. */
export const firstPointer: Pointer = { seq: 0, at: '', lanes: [], off: nothingOff };

const read = (row: Readonly<Record<string, unknown>>): Pointer => JSON.parse(String(row['text'])) as Pointer;

/** The newest first. */
export async function lastPointers(sql: Sql, most: number): Promise<readonly Pointer[]> {
  return (await sql.all('SELECT text FROM pointers ORDER BY seq DESC LIMIT ?', [most])).map(read);
}

/** All that there ever were, the first one first. */
export const allPointers = async (sql: Sql): Promise<readonly Pointer[]> =>
  (await sql.all('SELECT text FROM pointers ORDER BY seq')).map(read);

export async function lastPointer(sql: Sql): Promise<Pointer> {
  const [pointer = firstPointer] = await lastPointers(sql, 1);
  return pointer;
}

export async function pointerAt(sql: Sql, seq: number): Promise<Pointer | undefined> {
  const [row] = await sql.all('SELECT text FROM pointers WHERE seq = ?', [seq]);
  return row && read(row);
}

/** @returns the text that was written, for the log. */
export async function writePointer(sql: Sql, pointer: Pointer): Promise<string> {
  const text = JSON.stringify(pointer);
  await sql.run('INSERT INTO pointers (seq, text) VALUES (?, ?)', [pointer.seq, text]);
  return text;
}
