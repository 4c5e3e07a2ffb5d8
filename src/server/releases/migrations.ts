/**
 * The rows that releases are kept in, as steps that a store takes once each, in order (docs/releases.md, Files and rows). SQL that
 * both stores understand. A step that was ever on a server is never changed: the next one changes what it made.
 */
import type { Store } from './port.ts';
import { SetUpError } from '../set-up-error.ts';

type Step = readonly string[];

/** Times are ISO 8601 in UTC as text: they sort as they are. */
const steps: readonly Step[] = [
  [
    `CREATE TABLE builds (contract TEXT PRIMARY KEY, text TEXT NOT NULL, project TEXT NOT NULL,
       first_served TEXT NOT NULL, last_served TEXT NOT NULL)`,
    `CREATE TABLE files (path TEXT PRIMARY KEY, type TEXT NOT NULL, tag TEXT NOT NULL, plain BYTEA NOT NULL, br BYTEA, gzip BYTEA)`,
    `CREATE TABLE build_files (contract TEXT NOT NULL, path TEXT NOT NULL, PRIMARY KEY (contract, path))`,
    `CREATE TABLE releases (id TEXT PRIMARY KEY, number BIGINT NOT NULL UNIQUE, version TEXT NOT NULL UNIQUE, parent TEXT,
       base TEXT NOT NULL, parts TEXT NOT NULL, changes TEXT NOT NULL, salt TEXT NOT NULL, note TEXT NOT NULL, made_at TEXT NOT NULL)`,
    `CREATE TABLE authors (release TEXT NOT NULL, person TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (release, person))`,
    `CREATE TABLE approvals (release TEXT NOT NULL, version TEXT NOT NULL, person TEXT NOT NULL, at TEXT NOT NULL, note TEXT NOT NULL,
       PRIMARY KEY (release, person))`,
    `CREATE TABLE verdicts (release TEXT NOT NULL, contract TEXT NOT NULL, shows BIGINT NOT NULL, manifest TEXT NOT NULL,
       words TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (release, contract))`,
    `CREATE TABLE bundles (hash TEXT PRIMARY KEY, text TEXT NOT NULL)`,
    `CREATE TABLE pointers (seq BIGINT PRIMARY KEY, text TEXT NOT NULL)`,
    `CREATE TABLE log (number BIGINT PRIMARY KEY, text TEXT NOT NULL, hash TEXT NOT NULL)`,
    `CREATE TABLE keys (id TEXT PRIMARY KEY, person TEXT NOT NULL, roles TEXT NOT NULL, hash TEXT NOT NULL UNIQUE,
       added_at TEXT NOT NULL, revoked_at TEXT)`,
  ],
  // The guard's (src/server/releases/guard): days are days since 1970, times ms.
  [
    `CREATE TABLE guard_secrets (day BIGINT PRIMARY KEY, secret TEXT NOT NULL)`,
    `CREATE TABLE guard_voices (release TEXT NOT NULL, step BIGINT NOT NULL, share DOUBLE PRECISION NOT NULL, day BIGINT NOT NULL,
       cell BIGINT NOT NULL, arm TEXT NOT NULL, outcome TEXT NOT NULL, build TEXT NOT NULL, screen TEXT NOT NULL, code TEXT NOT NULL,
       count BIGINT NOT NULL, PRIMARY KEY (release, step, share, day, cell, arm, outcome, build, screen, code))`,
    `CREATE TABLE guard_trials (release TEXT PRIMARY KEY, begun BIGINT NOT NULL, ended BIGINT NOT NULL, share DOUBLE PRECISION NOT NULL,
       since BIGINT NOT NULL, why TEXT NOT NULL, evidence DOUBLE PRECISION NOT NULL)`,
    `CREATE TABLE guard_steps (release TEXT NOT NULL, share DOUBLE PRECISION NOT NULL, minutes DOUBLE PRECISION NOT NULL,
       PRIMARY KEY (release, share))`,
    `CREATE TABLE guard_turn (name TEXT PRIMARY KEY, server TEXT NOT NULL, until BIGINT NOT NULL)`,
  ],
  // The studio's (src/server/studio): people as the library of accounts keeps them, and what they change.
  [
    `CREATE TABLE studio_users (id TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL UNIQUE, "emailVerified" BIGINT NOT NULL,
       image TEXT, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL, roles TEXT NOT NULL, "twoFactorEnabled" BIGINT)`,
    `CREATE TABLE studio_sessions (id TEXT PRIMARY KEY, "expiresAt" TEXT NOT NULL, token TEXT NOT NULL UNIQUE, "createdAt" TEXT NOT NULL,
       "updatedAt" TEXT NOT NULL, "ipAddress" TEXT, "userAgent" TEXT, "userId" TEXT NOT NULL)`,
    `CREATE TABLE studio_accounts (id TEXT PRIMARY KEY, "accountId" TEXT NOT NULL, "providerId" TEXT NOT NULL, "userId" TEXT NOT NULL,
       "accessToken" TEXT, "refreshToken" TEXT, "idToken" TEXT, "accessTokenExpiresAt" TEXT, "refreshTokenExpiresAt" TEXT, scope TEXT,
       password TEXT, "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL)`,
    `CREATE TABLE studio_verifications (id TEXT PRIMARY KEY, identifier TEXT NOT NULL, value TEXT NOT NULL, "expiresAt" TEXT NOT NULL,
       "createdAt" TEXT NOT NULL, "updatedAt" TEXT NOT NULL)`,
    `CREATE TABLE studio_factors (id TEXT PRIMARY KEY, secret TEXT NOT NULL, "backupCodes" TEXT NOT NULL, "userId" TEXT NOT NULL,
       verified BIGINT, "failedVerificationCount" BIGINT, "lockedUntil" TEXT)`,
    `CREATE TABLE studio_secrets (name TEXT PRIMARY KEY, secret TEXT NOT NULL)`,
    `CREATE TABLE studio_tries (whose TEXT NOT NULL, at BIGINT NOT NULL, number TEXT NOT NULL, PRIMARY KEY (whose, at, number))`,
    `CREATE TABLE studio_invitations (hash TEXT PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL, roles TEXT NOT NULL,
       invited_by TEXT NOT NULL, until TEXT NOT NULL, used_at TEXT)`,
    `CREATE TABLE studio_changes (id TEXT PRIMARY KEY, number BIGINT NOT NULL UNIQUE, title TEXT NOT NULL, author TEXT NOT NULL,
       writer TEXT, taken_from TEXT, state TEXT NOT NULL, version BIGINT NOT NULL, at TEXT NOT NULL, base TEXT NOT NULL,
       contract TEXT NOT NULL, stable TEXT, history TEXT NOT NULL, release TEXT)`,
    `CREATE TABLE studio_editors (change TEXT NOT NULL, person TEXT NOT NULL, PRIMARY KEY (change, person))`,
    `CREATE TABLE studio_files (change TEXT NOT NULL, file TEXT NOT NULL, before TEXT, after TEXT, PRIMARY KEY (change, file))`,
    `CREATE TABLE studio_reviews (change TEXT NOT NULL, number BIGINT NOT NULL, person TEXT NOT NULL, at TEXT NOT NULL,
       version BIGINT NOT NULL, verdict TEXT NOT NULL, note TEXT NOT NULL, notes TEXT NOT NULL, PRIMARY KEY (change, number))`,
    `CREATE TABLE studio_texts (hash TEXT PRIMARY KEY, text TEXT NOT NULL)`,
    `CREATE TABLE studio_links (hash TEXT PRIMARY KEY, change TEXT NOT NULL, made_by TEXT NOT NULL, until TEXT NOT NULL, revoked_at TEXT)`,
  ],
  // Of campaigns (src/server/campaigns): days are days since 1970.
  [
    `CREATE TABLE campaign_counts (campaign TEXT NOT NULL, day BIGINT NOT NULL, arm TEXT NOT NULL, deed TEXT NOT NULL,
       count BIGINT NOT NULL, PRIMARY KEY (campaign, day, arm, deed))`,
  ],
  // Pictures that staff brought, by what is in them (src/server/releases/pictures.ts).
  [
    `CREATE TABLE studio_pictures (name TEXT PRIMARY KEY, bytes BYTEA NOT NULL, person TEXT NOT NULL, at TEXT NOT NULL)`,
  ],
  // Of which texts a review was, and what release was made of them.
  [`ALTER TABLE studio_reviews ADD COLUMN texts TEXT`, `ALTER TABLE studio_reviews ADD COLUMN release TEXT`],
  // What a reviewer last had before them, so that they are told what changed since.
  [
    `CREATE TABLE studio_looks (change TEXT NOT NULL, person TEXT NOT NULL, version BIGINT NOT NULL, at TEXT NOT NULL,
       files TEXT NOT NULL, before TEXT NOT NULL, PRIMARY KEY (change, person, version))`,
  ],
];

/** Several servers may start at once: the first takes the steps, the others find them taken. @throws SetUpError */
export async function migrate(store: Store): Promise<void> {
  await store.transaction(async (sql) => {
    await sql.run('CREATE TABLE IF NOT EXISTS steps (number BIGINT PRIMARY KEY, at TEXT NOT NULL)');
    const [row] = await sql.all('SELECT COALESCE(MAX(number), 0) AS taken FROM steps');
    const taken = Number(row?.['taken']);
    if (taken > steps.length)
      throw new SetUpError('The releases were last kept by a newer version of this server. Start that one.');
    for (const [index, step] of steps.entries()) {
      if (index < taken) continue;
      for (const statement of step) await sql.run(statement);
      await sql.run('INSERT INTO steps (number, at) VALUES (?, ?)', [index + 1, new Date().toISOString()]);
    }
  });
}
