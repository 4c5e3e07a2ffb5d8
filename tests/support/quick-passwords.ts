/**
 * Passwords in tests. To hash one takes a processor a tenth of a second, as it must where somebody guesses; for a test of anything else
 * it is hashed with the least work, and all the same otherwise. It must not know what is kept behind a password.
 */
import crypto, { type ScryptOptions } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll } from 'vitest';

/** For the whole of a file of tests. @returns the work that was asked for, hash by hash. */
export function quickPasswords(): readonly ScryptOptions[] {
  const { scrypt } = crypto;
  const asked: ScryptOptions[] = [];
  beforeAll(() => {
    const quick = (...[password, salt, length, work, done]: Parameters<typeof scrypt>): void => {
      asked.push(work);
      scrypt(password, salt, length, { ...work, N: 2 }, done);
    };
    crypto.scrypt = quick as typeof scrypt;
    syncBuiltinESMExports();
  });
  afterAll(() => {
    crypto.scrypt = scrypt;
    syncBuiltinESMExports();
  });
  return asked;
}
