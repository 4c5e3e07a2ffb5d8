/**
 * What each reviewer had before them, as rows: the texts that are there, and the last that said something else. It must not know what
 * is said of the difference.
 */
import type { FileTexts, Look, Looked } from '../../model/studio.ts';
import { samePerson } from '../releases/people.ts';
import type { Row, Sql } from '../releases/port.ts';
import { changing, findChange, sameTexts, unknownChange, type Kept } from './changes.ts';
import { moment } from './change-desk.ts';
import { isDeclined, operation, type Operation, type Question, type Replied, type Studio } from './studio.ts';

/** The one that is there, and the one before it. */
const most = 2;

const lookOf = (row: Row): Look => ({
  version: Number(row['version']),
  at: String(row['at']),
  files: JSON.parse(String(row['files'])) as FileTexts,
  before: JSON.parse(String(row['before'])) as FileTexts,
});

/** Newest first. */
const looksOf = async (sql: Sql, change: string, person: string): Promise<readonly Look[]> =>
  (
    await sql.all('SELECT * FROM studio_looks WHERE change = ? AND person = ? ORDER BY version DESC', [
      change,
      person,
    ])
  ).map(lookOf);

/** What is looked at again, also under another name, is one look. */
export async function keepLook(sql: Sql, change: Kept, person: string, at: string): Promise<void> {
  const { id, version, files, before } = change;
  const looks = await looksOf(sql, id, person);
  const [last] = looks;
  const left = last !== undefined && sameTexts(last.files, files) ? looks.slice(1) : looks;
  for (const gone of [...looks.slice(0, looks.length - left.length), ...left.slice(most - 1)])
    await sql.run('DELETE FROM studio_looks WHERE change = ? AND person = ? AND version = ?', [
      id,
      person,
      gone.version,
    ]);
  await sql.run(
    'INSERT INTO studio_looks (change, person, version, at, files, before) VALUES (?, ?, ?, ?, ?, ?)',
    [id, person, version, at, JSON.stringify(files), JSON.stringify(before)],
  );
}

/** Only what is asked for is looked at for good: what is still being written is another text every second. */
async function look(studio: Studio, { of, body, signed }: Question<Pick<Look, 'version'>>): Promise<Replied> {
  const { store } = studio.desk;
  const { name } = signed.person;
  const change = await findChange(store, of['id'] ?? '');
  if (change === undefined) return unknownChange();
  if (change.editors.some((editor) => samePerson(editor, name))) return { body: { earlier: null } };
  const looks = await looksOf(store, change.id, name);
  const earlier = looks.find(({ files }) => !sameTexts(files, change.files)) ?? null;
  if (change.state === 'asked' && change.version === body.version) {
    const kept = await changing(store, change.id, async (within, now) => {
      if (now.version === body.version) await keepLook(within, now, name, moment(studio));
      return undefined;
    });
    if (isDeclined(kept)) return kept;
  }
  return { body: { earlier } satisfies Looked };
}

export const lookOperations: readonly Operation[] = [
  operation<Pick<Look, 'version'>>('POST changes/:id/look', ['reviewer'], look, 'Look'),
];
