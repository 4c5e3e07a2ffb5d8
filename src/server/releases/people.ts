/**
 * Who may do what: named persons, each with keys that have roles. A key is a secret of 256 bits, kept as its hash. It must not know
 * what an operation does.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Sql } from './port.ts';

export const roles = ['author', 'reviewer', 'publisher', 'oncall', 'host'] as const;
export type Role = (typeof roles)[number];

export interface Person {
  readonly name: string;
  readonly roles: readonly Role[];
  /** Nobody in truth: does nothing any more once somebody has a key. */
  readonly isDemonstration?: boolean;
}

export interface Key extends Person {
  readonly id: string;
  readonly addedAt: string;
  readonly revokedAt: string | null;
}

/** What each role may besides its own; reading is for everyone with a key. */
const implied: Readonly<Record<Role, readonly Role[]>> = {
  author: [],
  reviewer: [],
  publisher: ['author', 'oncall'],
  oncall: [],
  // Who has access to the machine may publish in an emergency, and add keys; to approve, they are no other person.
  host: ['author', 'publisher', 'oncall'],
};

export const may = (person: Person, role: Role): boolean =>
  person.roles.some((own) => own === role || implied[own].includes(role));

/** Two keys of one name are one person, however it is written. */
export const samePerson = (one: string, other: string): boolean => signOf(one) === signOf(other);
const signOf = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** As it is kept and shown. */
export const tidyName = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ');

export const newSecret = (): string => `rk_${randomBytes(32).toString('base64url')}`;
/** The secret is as long as its hash: nothing slower makes it harder to guess. */
const hashOfKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export type Found = Person | 'unknown' | 'revoked' | 'demonstration';

/** Also of one that was revoked since: whoever has had persons does not go back to those of a demonstration. */
const hasPersons = async (sql: Sql): Promise<boolean> =>
  (await sql.all('SELECT id FROM keys LIMIT 1')).length > 0;

/** @param own of this server alone, by their secrets. */
export async function findPerson(sql: Sql, own: ReadonlyMap<string, Person>, secret: string): Promise<Found> {
  const hash = hashOfKey(secret);
  for (const [known, person] of own)
    if (hashOfKey(known) === hash)
      return person.isDemonstration === true && (await hasPersons(sql)) ? 'demonstration' : person;
  const [row] = await sql.all('SELECT person, roles, revoked_at FROM keys WHERE hash = ?', [hash]);
  if (row === undefined) return 'unknown';
  if (row['revoked_at'] !== null) return 'revoked';
  return { name: String(row['person']), roles: String(row['roles']).split(' ') as Role[] };
}

/** @returns the secret, which is told once, and its id. */
export async function addKey(
  sql: Sql,
  { name, roles: given }: Person,
  now: Date,
): Promise<{ readonly id: string; readonly secret: string; readonly hash: string }> {
  const secret = newSecret();
  const id = randomBytes(4).toString('hex');
  const hash = hashOfKey(secret);
  await sql.run(
    'INSERT INTO keys (id, person, roles, hash, added_at, revoked_at) VALUES (?, ?, ?, ?, ?, ?)',
    [id, name, given.join(' '), hash, now.toISOString(), null],
  );
  return { id, secret, hash };
}

export async function listKeys(sql: Sql): Promise<readonly Key[]> {
  const rows = await sql.all(
    'SELECT id, person, roles, added_at, revoked_at FROM keys ORDER BY added_at, id',
  );
  return rows.map((row) => ({
    id: String(row['id']),
    name: String(row['person']),
    roles: String(row['roles']).split(' ') as Role[],
    addedAt: String(row['added_at']),
    revokedAt: row['revoked_at'] === null ? null : String(row['revoked_at']),
  }));
}

/** @returns how many it was; 0 where it is none, or was revoked before. */
export const revokeKey = (sql: Sql, id: string, now: Date): Promise<number> =>
  sql.run('UPDATE keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [now.toISOString(), id]);
