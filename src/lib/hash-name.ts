/** Names things by what they are. It must not know what is named, nor how a digest is made. */
import type { Hash } from '../model/release.ts';

/** SHA-256 of a text in UTF-8. */
export type Digest = (text: string) => Uint8Array;

/** Bytes of a name: 128 bits. */
const length = 16;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding. */
function written(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(at, at + 3);
    const group = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63];
    text += group
      .slice(0, Math.min(3, bytes.length - at) + 1)
      .map((index) => letters.charAt(index))
      .join('');
  }
  return text;
}

/** 22 letters. @param digest Node's or the browser's, awaited by who calls. */
export const nameOfDigest = (digest: Uint8Array): Hash => written(digest.subarray(0, length));

export const hashOfText = (text: string, digest: Digest): Hash => nameOfDigest(digest(text));
