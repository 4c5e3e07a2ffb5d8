/**
 * What others said of a change, as rows: each with the texts that it was said of, so that an approval counts for these alone, and
 * counts again when they are there again. It must not know how a change is edited.
 */
import type { FileTexts, GiveReview, Review } from '../../model/studio.ts';
import { hashOf } from '../releases/digest.ts';
import { samePerson } from '../releases/people.ts';
import type { Row, Sql } from '../releases/port.ts';

/** Texts of a change over what it was made on. */
export interface Reviewed {
  readonly id: string;
  readonly base: string;
  readonly files: FileTexts;
  readonly reviews: readonly Review[];
}

export const reviewOf = (row: Row): Review => ({
  by: String(row['person']),
  at: String(row['at']),
  version: Number(row['version']),
  verdict: row['verdict'] === 'approved' ? 'approved' : 'sent-back',
  note: String(row['note']),
  notes: JSON.parse(String(row['notes'])) as Review['notes'],
});

/** The releases that were made of it, each when it was approved. */
export const approvedIn = (rows: readonly Row[]): readonly string[] => [
  ...new Set(
    rows.flatMap(({ verdict, release }) =>
      verdict === 'approved' && typeof release === 'string' ? [release] : [],
    ),
  ),
];

/** Names exactly these texts. */
const nameOfTexts = ({ base, files }: Pick<Reviewed, 'base' | 'files'>): string =>
  hashOf(JSON.stringify([base, Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1))]));

/** @param release that was made of it, where it was approved. */
export async function keepReview(
  sql: Sql,
  change: Reviewed,
  by: string,
  { version, verdict, note, notes }: GiveReview,
  { at, release }: { readonly at: string; readonly release: string | null },
): Promise<void> {
  const columns = 'change, number, person, at, version, verdict, note, notes, texts, release';
  await sql.run(`INSERT INTO studio_reviews (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
    change.id,
    change.reviews.length + 1,
    by,
    at,
    version,
    verdict,
    note,
    JSON.stringify(notes),
    nameOfTexts(change),
    release,
  ]);
}

/**
 * The release that was approved, where these texts are the very ones of the last review and that approved them. Not where whoever
 * approved has worked on it since, and not after it was sent back.
 */
export async function approvedAgain(
  sql: Sql,
  change: Pick<Reviewed, 'id' | 'base' | 'files'>,
  editors: readonly string[],
): Promise<string | undefined> {
  const [last] = await sql.all(
    'SELECT person, verdict, texts, release FROM studio_reviews WHERE change = ? ORDER BY number DESC LIMIT 1',
    [change.id],
  );
  if (last?.['verdict'] !== 'approved' || last['texts'] !== nameOfTexts(change)) return undefined;
  const { person, release } = last;
  const isOwn = editors.some((editor) => samePerson(editor, String(person)));
  return isOwn || typeof release !== 'string' ? undefined : release;
}
