/**
 * A secret for each day, shared by all servers of a store. What was made with it means nothing any more once it is gone, two days
 * later. It must not know what is made with it.
 */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../port.ts';
import type { SecretOf } from './page-token.ts';

const day = 86_400_000;

export interface Secrets {
  readonly of: SecretOf;
  /** Fetches those of yesterday, today and tomorrow, and makes what is missing. Rejects when the store fails. @param now ms */
  refresh(now: number): Promise<void>;
}

export function createSecrets(sql: Sql): Secrets {
  let known: ReadonlyMap<number, Uint8Array> = new Map();
  return {
    of: (wanted) => known.get(wanted),
    async refresh(now) {
      const today = Math.floor(now / day);
      if (known.has(today + 1) && !known.has(today - 2)) return;
      for (const wanted of [today, today + 1])
        await sql.run('INSERT INTO guard_secrets (day, secret) VALUES (?, ?) ON CONFLICT (day) DO NOTHING', [
          wanted,
          randomBytes(32).toString('base64url'),
        ]);
      // A clock that jumped back finds its own again; one that jumped ahead takes those of the others away, and a day's voices.
      await sql.run('DELETE FROM guard_secrets WHERE day < ?', [today - 1]);
      const rows = await sql.all('SELECT day, secret FROM guard_secrets');
      known = new Map(
        rows.map((row) => [Number(row['day']), Buffer.from(String(row['secret']), 'base64url')] as const),
      );
    },
  };
}
