/** Secrets of the studio's servers on one store, and of what is told once: 256 bits each. It must not know what they open. */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../releases/port.ts';

export const newToken = (): string => randomBytes(32).toString('base64url');
/** As it is kept: it is as long as its hash, so that nothing slower makes it harder to guess. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The same for every server on the store. */
export async function secretOf(sql: Sql, name: string): Promise<string> {
  return sql.transaction(async (within) => {
    const [row] = await within.all('SELECT secret FROM studio_secrets WHERE name = ?', [name]);
    if (row !== undefined) return String(row['secret']);
    const secret = newToken();
    await within.run('INSERT INTO studio_secrets (name, secret) VALUES (?, ?)', [name, secret]);
    return secret;
  });
}

export interface PageTokens {
  of(session: string): string;
  is(session: string, token: unknown): boolean;
}

/** What a page sends back with what it asks to be done: no other site can read it. */
export function pageTokens(secret: string): PageTokens {
  const of = (session: string): string => createHmac('sha256', secret).update(session).digest('base64url');
  return {
    of,
    is: (session, token) => {
      const [one, other] = [Buffer.from(of(session)), Buffer.from(String(token))];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
}
