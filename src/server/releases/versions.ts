/** Releases as rows: what each changes, who made it, who approved it, and which build can show it. Written once each. */
import { randomBytes } from 'node:crypto';
import type { Hash, Manifest, Parts } from '../../model/release.ts';
import { digest } from './digest.ts';
import { hashOfText } from '../../lib/hash-name.ts';
import type { Marks } from './marks.ts';
import { toldOf, type Told } from '../../release/told.ts';
import { samePerson } from './people.ts';
import type { Row, Sql } from './port.ts';

export interface Version {
  /** The release that was live when it was made. */
  readonly parent: string | null;
  /** The build that it was made on. */
  readonly base: string;
  /** All that differs from the build: the parent's parts, changed again or not, and its own. */
  readonly parts: Parts;
}

export interface Release extends Version {
  readonly id: string;
  /** Names what it says: an edit is another. */
  readonly version: Hash;
  readonly marks: Marks;
  /** What it changes beside its parent, in words. */
  readonly told: readonly Told[];
  readonly salt: string;
  readonly note: string;
  readonly madeAt: string;
}

export interface Verdict {
  readonly contract: string;
  readonly shows: boolean;
  readonly manifest: Manifest;
  /** Why not, or what it shows otherwise. */
  readonly words: readonly Told[];
}

export interface Approval {
  readonly person: string;
  readonly at: string;
  readonly note: string;
}

export const versionOf = ({ parent, base, parts }: Version): Hash =>
  hashOfText(JSON.stringify([parent, base, parts]), digest);

/** As rows have them. */
type Kept<Name extends string> = Readonly<Record<Name, readonly (string | Told)[]>>;

function releaseOf(row: Row): Release {
  const { marks, told } = JSON.parse(String(row['changes'])) as Pick<Release, 'marks'> & Kept<'told'>;
  return {
    id: String(row['id']),
    version: String(row['version']),
    parent: row['parent'] === null ? null : String(row['parent']),
    base: String(row['base']),
    parts: JSON.parse(String(row['parts'])) as Parts,
    marks,
    told: told.map(toldOf),
    salt: String(row['salt']),
    note: String(row['note']),
    madeAt: String(row['made_at']),
  };
}

export async function findRelease(sql: Sql, id: string): Promise<Release | undefined> {
  const [row] = await sql.all('SELECT * FROM releases WHERE id = ?', [id]);
  return row === undefined ? undefined : releaseOf(row);
}

export async function allReleases(sql: Sql): Promise<readonly Release[]> {
  return (await sql.all('SELECT * FROM releases ORDER BY number DESC')).map(releaseOf);
}

export async function releaseOfVersion(sql: Sql, version: Hash): Promise<Release | undefined> {
  const [row] = await sql.all('SELECT * FROM releases WHERE version = ?', [version]);
  return row === undefined ? undefined : releaseOf(row);
}

export type NewRelease = Omit<Release, 'id' | 'version' | 'salt' | 'madeAt'>;

/** The release of a version; one that was made before is the same, and has one author more. */
export async function keepRelease(sql: Sql, made: NewRelease, author: string, now: Date): Promise<Release> {
  const version = versionOf(made);
  const at = now.toISOString();
  let release = await releaseOfVersion(sql, version);
  if (release === undefined) {
    const [row] = await sql.all('SELECT COALESCE(MAX(number), 0) AS last FROM releases');
    const number = Number(row?.['last']) + 1;
    const { parent, base, parts, marks, told, note } = made;
    const salt = randomBytes(9).toString('base64url');
    release = { ...made, id: `r${number}`, version, salt, madeAt: at };
    const columns = 'id, number, version, parent, base, parts, changes, salt, note, made_at';
    const changes = JSON.stringify({ marks, told });
    await sql.run(`INSERT INTO releases (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, [
      release.id,
      number,
      version,
      parent,
      base,
      JSON.stringify(parts),
      changes,
      salt,
      note,
      at,
    ]);
  }
  const authors = await authorsOf(sql, release.id);
  if (!authors.some((name) => samePerson(name, author)))
    await sql.run('INSERT INTO authors (release, person, at) VALUES (?, ?, ?)', [release.id, author, at]);
  return release;
}

export async function authorsOf(sql: Sql, release: string): Promise<readonly string[]> {
  const rows = await sql.all('SELECT person FROM authors WHERE release = ? ORDER BY at', [release]);
  return rows.map((row) => String(row['person']));
}

/** Of this very version; an approver who is among its authors since does not count. */
export async function approvalsOf(sql: Sql, { id, version }: Release): Promise<readonly Approval[]> {
  const authors = await authorsOf(sql, id);
  const rows = await sql.all(
    'SELECT person, at, note FROM approvals WHERE release = ? AND version = ? ORDER BY at',
    [id, version],
  );
  return rows
    .map((row) => ({ person: String(row['person']), at: String(row['at']), note: String(row['note']) }))
    .filter(({ person }) => !authors.some((author) => samePerson(author, person)));
}

export async function verdictsOf(sql: Sql, release: string): Promise<readonly Verdict[]> {
  const rows = await sql.all('SELECT contract, shows, manifest, words FROM verdicts WHERE release = ?', [
    release,
  ]);
  return rows.map((row) => ({
    contract: String(row['contract']),
    shows: row['shows'] === 1,
    manifest: JSON.parse(String(row['manifest'])) as Manifest,
    words: (JSON.parse(String(row['words'])) as readonly (string | Told)[]).map(toldOf),
  }));
}

/** Every pair of release and build that fits, for operations that choose among several. */
export async function shownPairs(sql: Sql): Promise<(release: string, contract: string) => boolean> {
  const rows = await sql.all('SELECT release, contract FROM verdicts WHERE shows = 1');
  const pairs = new Set(rows.map((row) => `${String(row['release'])} ${String(row['contract'])}`));
  return (release, contract) => pairs.has(`${release} ${contract}`);
}

/** What phones get of a release: whoever changes that row changes what borrowers see. */
export const hashOfVerdict = ({ shows, manifest, words }: Omit<Verdict, 'contract'>): Hash =>
  hashOfText(JSON.stringify([shows, manifest, words]), digest);

/** What decides who must approve it, and who gets it. */
export const hashOfMade = ({ marks, told, salt, note, madeAt }: Omit<Release, keyof Version>): Hash =>
  hashOfText(JSON.stringify([marks, told, salt, note, madeAt]), digest);

/** @returns whether it was not there. */
export async function keepVerdict(
  sql: Sql,
  release: string,
  { contract, shows, manifest, words }: Verdict,
  bundles: Readonly<Record<Hash, string>>,
  now: Date,
): Promise<boolean> {
  const columns = 'release, contract, shows, manifest, words, at';
  const added = await sql.run(
    `INSERT INTO verdicts (${columns}) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (release, contract) DO NOTHING`,
    [release, contract, shows ? 1 : 0, JSON.stringify(manifest), JSON.stringify(words), now.toISOString()],
  );
  for (const [hash, text] of Object.entries(bundles))
    await sql.run('INSERT INTO bundles (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING', [
      hash,
      text,
    ]);
  return added === 1;
}

/** The releases before it, the newest first. */
export function ancestorsIn(
  releases: readonly Pick<Release, 'id' | 'parent'>[],
  release: string,
): readonly string[] {
  const parents = new Map(releases.map(({ id, parent }) => [id, parent]));
  const found: string[] = [];
  for (let at = parents.get(release); typeof at === 'string'; at = parents.get(at)) found.push(at);
  return found;
}
