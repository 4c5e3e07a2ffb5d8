/**
 * What a page is given so that its voice counts once: which pointer it was made of, when, and its network as a number that means
 * nothing without the secret of that day. It must not know where it is written, nor who reads it.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface PageToken {
  readonly seq: number;
  /** Seconds since 1970. */
  readonly at: number;
  /** 32 bits; another one on another day. */
  readonly network: number;
  /** Tells two pages apart. */
  readonly page: string;
}

/** The secret of a day (days since 1970, UTC); undefined where there is none any more, or none yet. */
export type SecretOf = (day: number) => Uint8Array | undefined;

/** A page that is open longer has no voice. */
const life = 3600;
/** Clocks of servers differ. */
const slack = 60;
const [body, mark] = [18, 10];

const dayOf = (seconds: number): number => Math.floor(seconds / 86_400);
const digest = (secret: Uint8Array, text: Uint8Array | string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

/** @param now ms since 1970. @returns 38 letters; undefined without a secret: then the page has no voice. */
export function writeToken(
  seq: number,
  network: string,
  now: number,
  secretOf: SecretOf,
): string | undefined {
  const at = Math.floor(now / 1000);
  const secret = secretOf(dayOf(at));
  if (secret === undefined) return undefined;
  const bytes = Buffer.alloc(body);
  bytes.writeUInt32BE(seq, 0);
  bytes.writeUInt32BE(at, 4);
  digest(secret, `network ${network}`).copy(bytes, 8, 0, 4);
  randomBytes(6).copy(bytes, 12);
  return Buffer.concat([bytes, digest(secret, bytes).subarray(0, mark)]).toString('base64url');
}

/** @returns undefined for one that this store's servers did not write, or not lately. */
export function readToken(text: string, now: number, secretOf: SecretOf): PageToken | undefined {
  if (!/^[\w-]{38}$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64url');
  const [told, signed] = [bytes.subarray(0, body), bytes.subarray(body)];
  const at = told.readUInt32BE(4);
  const age = now / 1000 - at;
  const secret = age > life || age < -slack ? undefined : secretOf(dayOf(at));
  if (secret === undefined || !timingSafeEqual(signed, digest(secret, told).subarray(0, mark)))
    return undefined;
  return {
    seq: told.readUInt32BE(0),
    at,
    network: told.readUInt32BE(8),
    page: told.subarray(12).toString('base64url'),
  };
}
