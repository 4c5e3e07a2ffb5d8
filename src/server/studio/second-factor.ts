/**
 * A second factor beside the password, by the library: codes of an app, and ten to recover by, each good once. What the library hands
 * from step to step stays on the server. It must not know who may do what.
 */
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { FactorBegun } from '../../model/studio.ts';
import type { Sql } from '../releases/port.ts';

/** So many wrong codes in a row, and the account takes none for a quarter of an hour. */
const most = 10;

export const factorPlugin = () =>
  twoFactor({
    twoFactorTable: 'studio_factors',
    accountLockout: { maxFailedAttempts: most, durationSeconds: 900 },
  });

/** How it went with a code. */
export type CodeRefused = 'code' | 'wrongCode' | 'tooOften';

interface WithHeaders {
  readonly headers: Headers;
}

/** What of the library is used; with `returnHeaders` each answers what it would set. */
export interface FactorLibrary {
  readonly verifyTOTP: (asked: Asked<{ code: string }>) => Promise<WithHeaders>;
  readonly verifyBackupCode: (asked: Asked<{ code: string }>) => Promise<WithHeaders>;
  readonly enableTwoFactor: (asked: {
    body: { password: string; method: 'totp' };
    headers: Headers;
  }) => Promise<object>;
  readonly generateBackupCodes: (asked: {
    body: { password: string };
    headers: Headers;
  }) => Promise<{ backupCodes: string[] }>;
  readonly disableTwoFactor: (asked: Asked<{ password: string }>) => Promise<WithHeaders>;
}

interface Asked<Body> {
  readonly body: Body;
  readonly headers: Headers;
  readonly returnHeaders: true;
}

/** Of one who is signed in. Undefined where the password or the code is wrong. */
export interface Factor {
  /** Nothing is asked for until a code of it was given. */
  begin(cookie: string, password: string): Promise<FactorBegun | undefined>;
  confirm(cookie: string, code: string): Promise<readonly string[] | undefined>;
  /** Those before are good no more. */
  codes(cookie: string, password: string): Promise<readonly string[] | undefined>;
  end(cookie: string, password: string): Promise<readonly string[] | undefined>;
}

const statusOf = (error: unknown): number | undefined =>
  (error as { readonly statusCode?: number }).statusCode;

/** What the library refuses is undefined; what fails beneath it is no wrong password. */
export async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (statusOf(error) === undefined) throw error;
    return undefined;
  }
}

const setCookies = (answer: WithHeaders | undefined): readonly string[] | undefined =>
  answer?.headers.getSetCookie();

/** Six digits are of the app; anything else is one to recover by. */
const isOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** As people type them: with spaces, from paper. */
const tidy = (code: string): string => code.replace(/\s/g, '');

/** @param challenge what the library set when the password was right. */
export async function giveCode(
  library: Pick<FactorLibrary, 'verifyTOTP' | 'verifyBackupCode'>,
  challenge: readonly string[],
  given: string,
): Promise<readonly string[] | CodeRefused> {
  const cookie = challenge.map((each) => each.replace(/;.*$/s, '')).join('; ');
  const code = tidy(given);
  const asked = { body: { code }, headers: new Headers({ cookie }), returnHeaders: true } as const;
  try {
    const { headers } = await (isOfApp(code) ? library.verifyTOTP(asked) : library.verifyBackupCode(asked));
    return headers.getSetCookie();
  } catch (error) {
    if (statusOf(error) === undefined) throw error;
    return statusOf(error) === 429 ? 'tooOften' : 'wrongCode';
  }
}

export function factorOf(library: FactorLibrary): Factor {
  const signedBy = (cookie: string): Headers => new Headers({ cookie });
  return {
    async begin(cookie, password) {
      const begun = (await unlessRefused(
        library.enableTwoFactor({ body: { password, method: 'totp' }, headers: signedBy(cookie) }),
      )) as { readonly totpURI: string; readonly backupCodes: string[] } | undefined;
      return begun && { uri: begun.totpURI, codes: begun.backupCodes };
    },
    confirm: async (cookie, code) =>
      setCookies(
        await unlessRefused(
          library.verifyTOTP({ body: { code: tidy(code) }, headers: signedBy(cookie), returnHeaders: true }),
        ),
      ),
    codes: async (cookie, password) =>
      (await unlessRefused(library.generateBackupCodes({ body: { password }, headers: signedBy(cookie) })))
        ?.backupCodes,
    end: async (cookie, password) =>
      setCookies(
        await unlessRefused(
          library.disableTwoFactor({ body: { password }, headers: signedBy(cookie), returnHeaders: true }),
        ),
      ),
  };
}

/** Of who lost it. */
export async function forgetFactor(sql: Sql, person: string): Promise<void> {
  await sql.run('DELETE FROM studio_factors WHERE "userId" = ?', [person]);
  await sql.run('UPDATE studio_users SET "twoFactorEnabled" = 0 WHERE id = ?', [person]);
}
