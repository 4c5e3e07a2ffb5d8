/** How often something was tried: by account and by network, for all servers on a store. It must not know what is tried. */
import { randomBytes } from 'node:crypto';
import { hashOf } from '../releases/digest.ts';
import type { Sql } from '../releases/port.ts';

const quarter = 900_000;

export interface Limit {
  readonly whose: string;
  readonly most: number;
}

export interface Tries {
  /** Counts this one, before it is known what becomes of it. @returns whether it is one too many. */
  tooMany(limits: readonly Limit[]): Promise<boolean>;
  /** It was right. */
  forget(whose: string): Promise<void>;
}

/** Names and addresses are kept as hashes, for a quarter of an hour. */
export function triesOn(sql: Sql, now: () => number = () => Date.now()): Tries {
  return {
    async tooMany(limits) {
      const at = now();
      return sql.transaction(async (within) => {
        await within.run('DELETE FROM studio_tries WHERE at < ?', [at - quarter]);
        let over = false;
        for (const { whose, most } of limits) {
          const name = hashOf(whose);
          const [row] = await within.all('SELECT COUNT(*) AS tries FROM studio_tries WHERE whose = ?', [
            name,
          ]);
          if (Number(row?.['tries']) >= most) over = true;
          else
            await within.run('INSERT INTO studio_tries (whose, at, number) VALUES (?, ?, ?)', [
              name,
              at,
              randomBytes(6).toString('base64url'),
            ]);
        }
        return over;
      });
    },
    forget: async (whose) =>
      void (await sql.run('DELETE FROM studio_tries WHERE whose = ?', [hashOf(whose)])),
  };
}
