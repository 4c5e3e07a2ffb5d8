/** Links that are good once: for who is invited, and for who lost their password. Kept as hashes. It must not know who may invite. */
import type { Invitation, Invite, Invited, Join, StudioPerson } from '../../model/studio.ts';
import { say } from '../../release/operations/say.ts';
import { tidyName } from '../releases/people.ts';
import type { Row, Sql } from '../releases/port.ts';
import { isTaken, roleNames, rolesOf, type Accounts } from './accounts.ts';
import { declined, type Declined } from './asked.ts';
import { hashOfToken, newToken } from './secrets.ts';

const day = 86_400_000;
/** How long one is good. */
const days = { invited: 7, first: 1 };

/** Of the server itself; nobody is called so. */
const ours = ['host', 'server', 'guard'];

const invitedOf = (row: Row): Invited => ({
  name: String(row['name']),
  email: String(row['email']),
  roles: rolesOf(row['roles']),
  until: String(row['until']),
});

async function write(
  sql: Sql,
  { name, email, roles }: Invite,
  by: string,
  until: string,
): Promise<Invitation> {
  const token = newToken();
  const columns = 'hash, name, email, roles, invited_by, until, used_at';
  await sql.run('DELETE FROM studio_invitations WHERE email = ? AND used_at IS NULL', [email]);
  await sql.run(`INSERT INTO studio_invitations (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?)`, [
    hashOfToken(token),
    name,
    email,
    roles.join(' '),
    by,
    until,
    null,
  ]);
  // Behind the sign that no server and no log gets.
  return { path: `/studio#/join/${token}`, until };
}

const after = (now: Date, count: number): string => new Date(now.getTime() + count * day).toISOString();

/** Somebody new. */
export async function invite(sql: Sql, given: Invite, by: string, now: Date): Promise<Invitation | Declined> {
  const [name, email] = [tidyName(given.name), given.email.toLowerCase()];
  if (ours.includes(name.toLowerCase()) || (await isTaken(sql, name, email)))
    return declined(409, say('nameIsTaken'));
  return write(sql, { name, email, roles: given.roles }, by, after(now, days.invited));
}

/** Another password for somebody who is there. */
export const resetFor = (sql: Sql, person: StudioPerson, by: string, now: Date): Promise<Invitation> =>
  write(sql, person, by, after(now, days.first));

/** Who has no name yet: the first of all. */
export const first = (sql: Sql, now: Date): Promise<Invitation> =>
  write(sql, { name: '', email: '', roles: roleNames }, 'server', after(now, days.first));

export async function open(sql: Sql, token: string, now: Date): Promise<Invited | undefined> {
  const [row] = await sql.all(
    'SELECT name, email, roles, until FROM studio_invitations WHERE hash = ? AND used_at IS NULL AND until > ?',
    [hashOfToken(token), now.toISOString()],
  );
  return row === undefined ? undefined : invitedOf(row);
}

export const allOpen = async (sql: Sql, now: Date): Promise<readonly Invited[]> =>
  (
    await sql.all(
      `SELECT name, email, roles, until FROM studio_invitations WHERE used_at IS NULL AND until > ? AND name <> '' ORDER BY until`,
      [now.toISOString()],
    )
  ).map(invitedOf);

/** Nobody comes in by it any more. @returns whose it was; nothing where there is none that is open. */
export async function cancel(sql: Sql, email: string, now: Date): Promise<Invited | undefined> {
  const whose = (await allOpen(sql, now)).find((each) => each.email === email.toLowerCase());
  if (whose === undefined) return undefined;
  const gone = await sql.run('DELETE FROM studio_invitations WHERE email = ? AND used_at IS NULL', [
    whose.email,
  ]);
  return gone === 0 ? undefined : whose;
}

/** Once: of two at the same time the second finds nothing. */
export async function join(
  { sql, accounts, now }: { readonly sql: Sql; readonly accounts: Accounts; readonly now: Date },
  { token, password, ...named }: Join,
): Promise<StudioPerson | Declined> {
  const invited = await open(sql, token, now);
  const gone = declined(404, say('linkIsOver'));
  if (invited === undefined) return gone;
  const isFirst = invited.name === '';
  const name = isFirst ? tidyName(named.name ?? '') : invited.name;
  const email = isFirst ? (named.email ?? '').toLowerCase() : invited.email;
  if (name === '' || email === '') return declined(400, say('sayWhoYouAre'));
  const there = (await accounts.people()).find((person) => person.email === email);
  if (isFirst && ((await accounts.people()).length > 0 || ours.includes(name.toLowerCase()))) return gone;
  // Whoever has left does not come back by an old link; nor does anyone under a name of another.
  if (there === undefined && (await isTaken(sql, name, email))) return gone;
  const used = await sql.run(
    'UPDATE studio_invitations SET used_at = ? WHERE hash = ? AND used_at IS NULL AND until > ?',
    [now.toISOString(), hashOfToken(token), now.toISOString()],
  );
  if (used !== 1) return gone;
  return accounts.welcome({ name, email, roles: there?.roles ?? invited.roles }, password);
}
