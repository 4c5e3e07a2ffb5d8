/**
 * Changes as rows: who made each, who writes in it, its texts over what stood there before. Each operation is one transaction. It must
 * not know how a change goes live.
 */
import { own } from '../../check/document/document.ts';
import { partOf } from '../../release/names.ts';
import { say } from '../../release/operations/say.ts';
import type { Json } from '../../model/json.ts';
import type { Change, ChangeHead, FileTexts, Review, SaveChange } from '../../model/studio.ts';
import { samePerson } from '../releases/people.ts';
import type { Row, Sql } from '../releases/port.ts';
import { declined, type Declined } from './asked.ts';
import { calledBy } from './called.ts';
import type { Project } from './project.ts';
import { approvedAgain, approvedIn, reviewOf } from './reviews.ts';

/** As it is kept; what is live tells the rest (standing.ts). */
export type KeptState = 'open' | 'asked' | 'sent-back' | 'approved' | 'published' | 'thrown-away';

export interface Kept {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly editors: readonly string[];
  readonly writer: string | null;
  readonly takenFrom: string | null;
  readonly state: KeptState;
  readonly version: number;
  readonly at: string;
  readonly base: string;
  readonly contract: string;
  readonly stable: string | null;
  readonly history: Json;
  readonly release: string | null;
  readonly files: FileTexts;
  /** What stood there in its base. */
  readonly before: FileTexts;
  readonly reviews: readonly Review[];
  /** Releases that were approved of it, each with the texts that it said then. */
  readonly approved: readonly string[];
}

/** Days until what was thrown away is gone. */
const kept = 30;

const textIn = (cell: Row[string] | undefined): string | null =>
  cell === null || cell === undefined ? null : String(cell);

async function keptOf(sql: Sql, row: Row): Promise<Kept> {
  const id = String(row['id']);
  const editors = await sql.all('SELECT person FROM studio_editors WHERE change = ? ORDER BY person', [id]);
  const files = await sql.all('SELECT file, before, after FROM studio_files WHERE change = ? ORDER BY file', [
    id,
  ]);
  const reviews = await sql.all('SELECT * FROM studio_reviews WHERE change = ? ORDER BY number', [id]);
  const texts = (column: 'before' | 'after'): FileTexts =>
    Object.fromEntries(files.map((file) => [String(file['file']), textIn(file[column])]));
  return {
    id,
    title: String(row['title']),
    author: String(row['author']),
    editors: editors.map((each) => String(each['person'])),
    writer: textIn(row['writer']),
    takenFrom: textIn(row['taken_from']),
    state: String(row['state']) as KeptState,
    version: Number(row['version']),
    at: String(row['at']),
    base: String(row['base']),
    contract: String(row['contract']),
    stable: textIn(row['stable']),
    history: JSON.parse(String(row['history'])) as Json,
    release: textIn(row['release']),
    files: texts('after'),
    before: texts('before'),
    reviews: reviews.map(reviewOf),
    approved: approvedIn(reviews),
  };
}

export async function findChange(sql: Sql, id: string): Promise<Kept | undefined> {
  const [row] = await sql.all('SELECT * FROM studio_changes WHERE id = ?', [id]);
  return row === undefined ? undefined : keptOf(sql, row);
}

/** Newest first. */
export async function allChanges(sql: Sql): Promise<readonly Kept[]> {
  const rows = await sql.all('SELECT * FROM studio_changes ORDER BY number DESC');
  return Promise.all(rows.map((row) => keptOf(sql, row)));
}

export const unknownChange = (): Declined => declined(404, say('noSuchChange'));

/** Why nobody works on it any more. */
export const closedFor = ({ state }: Pick<Kept, 'state'>): Declined | undefined =>
  state === 'published'
    ? declined(409, say('isOver'))
    : state === 'thrown-away'
      ? declined(409, say('isThrownAway'))
      : undefined;

/** Columns that an operation sets. */
type Columns = Readonly<
  Partial<
    Record<
      | 'base'
      | 'contract'
      | 'stable'
      | 'title'
      | 'writer'
      | 'taken_from'
      | 'state'
      | 'version'
      | 'at'
      | 'history'
      | 'release',
      string | number | null
    >
  >
>;

export async function setColumns(sql: Sql, id: string, columns: Columns): Promise<void> {
  const names = Object.keys(columns);
  await sql.run(`UPDATE studio_changes SET ${names.map((name) => `${name} = ?`).join(', ')} WHERE id = ?`, [
    ...Object.values(columns),
    id,
  ]);
}

/** Changes it in one transaction, as it then is; or why not. */
export async function changing(
  sql: Sql,
  id: string,
  work: (within: Sql, change: Kept) => Promise<Declined | undefined>,
): Promise<Kept | Declined> {
  return sql.transaction(async (within) => {
    const change = await findChange(within, id);
    if (change === undefined) return unknownChange();
    const refused = await work(within, change);
    return refused ?? (await findChange(within, id)) ?? unknownChange();
  });
}

export async function beginChange(
  sql: Sql,
  person: string,
  title: string,
  { base, contract, stable }: Project,
  at: string,
): Promise<Kept> {
  return sql.transaction(async (within) => {
    const old = new Date(Date.parse(at) - kept * 86_400_000).toISOString();
    for (const row of await within.all(
      `SELECT id FROM studio_changes WHERE state = 'thrown-away' AND at < ?`,
      [old],
    ))
      for (const [table, column] of [
        ['files', 'change'],
        ['editors', 'change'],
        ['reviews', 'change'],
        ['looks', 'change'],
        ['links', 'change'],
        ['changes', 'id'],
      ])
        await within.run(`DELETE FROM studio_${table} WHERE ${column} = ?`, [String(row['id'])]);
    const [last] = await within.all('SELECT COALESCE(MAX(number), 0) AS last FROM studio_changes');
    const number = Number(last?.['last']) + 1;
    const id = `c${number}`;
    const columns =
      'id, number, title, author, writer, taken_from, state, version, at, base, contract, stable, history, release';
    await within.run(
      `INSERT INTO studio_changes (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, number, title, person, person, null, 'open', 1, at, base, contract, stable, 'null', null],
    );
    await within.run('INSERT INTO studio_editors (change, person) VALUES (?, ?)', [id, person]);
    const made = await findChange(within, id);
    if (made === undefined) throw new Error('the change is not there');
    return made;
  });
}

export const sameTexts = (one: FileTexts, other: FileTexts): boolean => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

/** As it came, and was kept before the answer was lost. */
const isSame = (change: Kept, { files, history, title = change.title }: SaveChange): boolean =>
  change.title === title &&
  sameTexts(change.files, files) &&
  JSON.stringify(change.history) === JSON.stringify(history);

export const isFile = (name: string): boolean => partOf(name) !== undefined;

/** Whoever writes is asked for; the other one loses nothing and may take it back. */
function mayWrite({ writer, takenFrom }: Kept, person: string): Declined | undefined {
  if (writer !== null && samePerson(writer, person)) return undefined;
  const other = { person: writer ?? '' };
  const wasMine = takenFrom !== null && samePerson(takenFrom, person);
  return declined(409, wasMine ? say('takenOver', other) : say('writesNow', other));
}

/** What stood in each file before it was changed: as it is known of the change, else in its base. */
const beforeOf = ({ before }: Kept, files: FileTexts, base: Project['files']): FileTexts =>
  Object.fromEntries(
    Object.keys(files).map((file) => [
      file,
      own(before, file) === undefined ? (own(base, file) ?? null) : (before[file] ?? null),
    ]),
  );

export async function setFiles(
  sql: Sql,
  id: string,
  { files, before }: Pick<Kept, 'files' | 'before'>,
): Promise<void> {
  await sql.run('DELETE FROM studio_files WHERE change = ?', [id]);
  for (const [file, after] of Object.entries(files))
    await sql.run('INSERT INTO studio_files (change, file, before, after) VALUES (?, ?, ?, ?)', [
      id,
      file,
      before[file] ?? null,
      after,
    ]);
}

/** @param base the files over which the change was begun. */
export function saveChange(
  sql: Sql,
  id: string,
  {
    person,
    expected,
    saved,
    base,
    at,
  }: {
    readonly person: string;
    /** The version that was changed. */
    readonly expected: number;
    readonly saved: SaveChange;
    readonly base: Project['files'];
    readonly at: string;
  },
): Promise<Kept | Declined> {
  return changing(sql, id, async (within, change) => {
    const refused = closedFor(change) ?? mayWrite(change, person);
    if (refused !== undefined) return refused;
    if (change.version === expected + 1 && isSame(change, saved)) return undefined;
    if (change.version !== expected) return declined(412, say('newerVersion'));
    const isEdit = !sameTexts(change.files, saved.files);
    if (isEdit)
      await setFiles(within, id, { files: saved.files, before: beforeOf(change, saved.files, base) });
    // Who only gave it a name has edited nothing, and may approve it.
    const isNew = isEdit && !change.editors.some((editor) => samePerson(editor, person));
    if (isNew) await within.run('INSERT INTO studio_editors (change, person) VALUES (?, ?)', [id, person]);
    const editors = isNew ? [...change.editors, person] : change.editors;
    const approved =
      isEdit && (await approvedAgain(within, { id, base: change.base, files: saved.files }, editors));
    await setColumns(within, id, {
      title: saved.title ?? change.title,
      history: JSON.stringify(saved.history),
      version: change.version + 1,
      at,
      // What was approved, or asked for, was another text; where it is undone, it is that text again.
      ...(isEdit && { state: approved ? 'approved' : 'open', release: approved || null }),
    });
    return undefined;
  });
}

/** Where it stands by what borrowers have now. */
export type Shown = Pick<ChangeHead, 'state' | 'behind'>;

export const headOf = (change: Kept, { state, behind }: Shown): ChangeHead => {
  const { id, title, author, editors, writer, version, at, release } = change;
  const overtaken = change.approved.filter((each) => each !== release);
  const called = calledBy(change);
  const late = behind && { behind };
  return { id, title, called, author, editors, writer, state, version, at, release, overtaken, ...late };
};

export const whole = (change: Kept, shown: Shown): Change => {
  const { base, files, before, history, reviews } = change;
  return { ...headOf(change, shown), base, files, before, history, reviews };
};
