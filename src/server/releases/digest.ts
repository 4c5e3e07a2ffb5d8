/** How names are made on the server. It must not know what is named. */
import { createHash } from 'node:crypto';
import { hashOfText, type Digest } from '../../lib/hash-name.ts';
import type { Hash } from '../../model/release.ts';

export const digest: Digest = (text) => createHash('sha256').update(text).digest();
export const hashOf = (text: string): Hash => hashOfText(text, digest);
