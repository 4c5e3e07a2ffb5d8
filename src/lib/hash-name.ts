/** Names things by what they are. It must not know what is named, nor how a digest is made. */
import type { Hash } from '../model/release.ts';

/** SHA-256 of a text in UTF-8. */
export type Digest = (text: string) => Uint8Array;

/** 22 letters of base64url: 128 bits. @param digest Node's or the browser's, awaited by who calls. */
export const nameOfDigest = (digest: Uint8Array): Hash =>
  btoa(String.fromCharCode(...digest.subarray(0, 16)))
    .replace(/=+$/, '')
    .replaceAll('+', '-')
    .replaceAll('/', '_');

export const hashOfText = (text: string, digest: Digest): Hash => nameOfDigest(digest(text));
