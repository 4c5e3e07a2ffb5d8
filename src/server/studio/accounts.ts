/**
 * People with a password and their sessions, by the library: twelve hours at most, one without use. It must not know what anybody may
 * do, nor HTTP beyond headers.
 */
import { randomBytes } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Colleague, StudioPerson, StudioRole } from '../../model/studio.ts';
import { samePerson } from '../releases/people.ts';
import type { Row, Sql } from '../releases/port.ts';
import { kyselyOn } from './dialect.ts';
import { cookieName } from './place.ts';
import {
  factorOf,
  factorPlugin,
  forgetFactor,
  giveCode,
  unlessRefused,
  type CodeRefused,
  type Factor,
} from './second-factor.ts';
import { secretOf } from './secrets.ts';

/** Seconds. */
const idle = 3600;
const hour = 3_600_000;
const longest = 12 * hour;
/** So long a sign-in counts as one of just now, in milliseconds. */
const freshFor = hour / 4;

export const roleNames: readonly StudioRole[] = ['editor', 'reviewer', 'publisher', 'admin'];
export const rolesOf = (text: unknown): readonly StudioRole[] =>
  roleNames.filter((role) => String(text).split(' ').includes(role));

/** Who is signed in. */
export interface Signed {
  readonly person: Colleague;
  /** Names the session; it never leaves the server but in its cookie. */
  readonly session: string;
  readonly fresh: boolean;
  /** How long yet (ms). */
  readonly freshFor: number;
}

export interface WithCookies<T> {
  readonly value: T;
  /** To be set. */
  readonly cookies: readonly string[];
}

export interface Accounts {
  /** Undefined where the address, the password or the right to come is wrong: nobody learns which. Then a code may be asked for. */
  signIn(
    email: string,
    password: string,
    code?: string,
  ): Promise<readonly string[] | CodeRefused | undefined>;
  /** Without a password: for demonstration people alone. */
  enter(person: StudioPerson): Promise<readonly string[] | undefined>;
  session(cookie: string | undefined): Promise<WithCookies<Signed | undefined>>;
  signOut(cookie: string | undefined): Promise<readonly string[]>;
  people(): Promise<readonly Colleague[]>;
  readonly factor: Factor;
  /** A new person, or a new password for one who is there; their sessions and their second factor end. */
  welcome(given: Omit<StudioPerson, 'id'>, password: string): Promise<StudioPerson>;
  setRoles(id: string, roles: readonly StudioRole[]): Promise<void>;
  /** Their name stays theirs for ever; nothing else does. */
  leave(id: string): Promise<void>;
}

const personOf = (row: Row): Colleague => ({
  id: String(row['id']),
  name: String(row['name']),
  email: String(row['email']),
  roles: rolesOf(row['roles']),
  factor: Number(row['twoFactorEnabled'] ?? 0) === 1,
});

/** What the library is told. @param origin of the studio's page. */
function openLibrary(sql: Sql, secret: string, origin: string) {
  const isSecure = origin.startsWith('https:');
  return betterAuth({
    appName: 'Lendora',
    baseURL: origin,
    basePath: '/studio/library',
    secret,
    database: { db: kyselyOn(sql), type: 'sqlite', transaction: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    user: {
      modelName: 'studio_users',
      additionalFields: { roles: { type: 'string', required: true, input: false, defaultValue: '' } },
    },
    session: { modelName: 'studio_sessions', expiresIn: idle, updateAge: 60 },
    account: { modelName: 'studio_accounts' },
    verification: { modelName: 'studio_verifications' },
    plugins: [factorPlugin()],
    advanced: {
      // It would ask SQLite's own questions of PostgreSQL; the rows are those of migrations.ts, tried on both.
      database: { validateSchema: false },
      useSecureCookies: false,
      cookies: { session_token: { name: cookieName(isSecure) } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict', secure: isSecure, path: '/' },
    },
  });
}

const cookiesIn = (headers: Headers): readonly string[] => headers.getSetCookie();
const headersWith = (cookie: string | undefined): Headers =>
  new Headers(cookie === undefined ? {} : { cookie });

export async function openAccounts(sql: Sql, origin: string): Promise<Accounts> {
  const isSecure = origin.startsWith('https:');
  const library = openLibrary(sql, await secretOf(sql, 'sessions'), origin);
  const { internalAdapter, password: hasher } = await library.$context;
  /** Of demonstration people, new at each start. */
  const entered = new Map<string, string>();

  const columns = 'id, name, email, roles, "twoFactorEnabled"';
  const all = async (): Promise<readonly Colleague[]> =>
    (await sql.all(`SELECT ${columns} FROM studio_users ORDER BY "createdAt", id`)).map(personOf);
  const here = async (): Promise<readonly Colleague[]> =>
    (await all()).filter(({ roles }) => roles.length > 0);
  const setPassword = async (id: string, password: string): Promise<void> => {
    const hash = await hasher.hash(password);
    const accounts = await internalAdapter.findAccounts(id);
    if (accounts.length > 0) await internalAdapter.updatePassword(id, hash);
    else
      await internalAdapter.linkAccount({
        userId: id,
        accountId: id,
        providerId: 'credential',
        password: hash,
      });
    await internalAdapter.deleteUserSessions(id);
  };
  /** A session's alone: what else the library sets is for its next step. */
  const ofSession = (cookies: readonly string[]): readonly string[] =>
    cookies.filter((each) => each.startsWith(`${cookieName(isSecure)}=`));
  const signIn: Accounts['signIn'] = async (email, password, code) => {
    const given = { body: { email, password }, headers: new Headers(), returnHeaders: true } as const;
    const answer = await unlessRefused(library.api.signInEmail(given));
    if (answer === undefined) return undefined;
    const cookies = cookiesIn(answer.headers);
    if (!('twoFactorRedirect' in answer.response)) return ofSession(cookies);
    if (code === undefined || code === '') return 'code';
    const opened = await giveCode(library.api, cookies, code);
    return typeof opened === 'string' ? opened : ofSession(opened);
  };

  return {
    signIn,
    factor: factorOf(library.api),
    async enter(person) {
      const password = entered.get(person.id) ?? randomBytes(32).toString('base64url');
      if (!entered.has(person.id)) await setPassword(person.id, password);
      entered.set(person.id, password);
      const cookies = await signIn(person.email, password);
      return typeof cookies === 'string' ? undefined : cookies;
    },
    async session(cookie) {
      if (cookie === undefined) return { value: undefined, cookies: [] };
      const { response, headers } = await library.api.getSession({
        headers: headersWith(cookie),
        returnHeaders: true,
      });
      const cookies = cookiesIn(headers);
      if (response === null) return { value: undefined, cookies };
      const { session, user } = response;
      const age = Date.now() - new Date(session.createdAt).getTime();
      const roles = rolesOf(user.roles);
      if (age > longest || roles.length === 0) {
        await internalAdapter.deleteSession(session.token);
        return { value: undefined, cookies: [] };
      }
      const { id, name, email } = user;
      const person = { id, name, email, roles, factor: user.twoFactorEnabled === true };
      return {
        value: {
          person,
          session: session.token,
          fresh: age <= freshFor,
          freshFor: Math.max(0, freshFor - age),
        },
        cookies,
      };
    },
    async signOut(cookie) {
      const { headers } = await library.api.signOut({ headers: headersWith(cookie), returnHeaders: true });
      return cookiesIn(headers);
    },
    people: here,
    async welcome({ name, email, roles }, password) {
      const before = (await all()).find((person) => person.email === email.toLowerCase());
      const id =
        before?.id ??
        (await internalAdapter.createUser({ name, email, emailVerified: true }, { method: 'email-password' }))
          .id;
      await setPassword(id, password);
      await forgetFactor(sql, id);
      await sql.run('UPDATE studio_users SET roles = ? WHERE id = ?', [roles.join(' '), id]);
      return { id, name: before?.name ?? name, email: email.toLowerCase(), roles };
    },
    setRoles: async (id, roles) =>
      void (await sql.run('UPDATE studio_users SET roles = ? WHERE id = ?', [roles.join(' '), id])),
    async leave(id) {
      await sql.run(`UPDATE studio_users SET roles = '' WHERE id = ?`, [id]);
      await sql.run('DELETE FROM studio_accounts WHERE "userId" = ?', [id]);
      await forgetFactor(sql, id);
      await internalAdapter.deleteUserSessions(id);
    },
  };
}

/** Whether somebody of this name is or was there: a name is a person for ever. */
export async function isTaken(sql: Sql, name: string, email: string): Promise<boolean> {
  const rows = await sql.all('SELECT name, email FROM studio_users');
  return rows.some((row) => samePerson(String(row['name']), name) || row['email'] === email.toLowerCase());
}
