/** A short name for a text, from which the text cannot be read. It must not know what is named. */

/** SHA-256 where the page has a secure context, else 64 bits of a plain hash: enough to tell the few texts of one phone apart. */
export async function hashOf(text: string): Promise<string> {
  try {
    return await sha256(text);
  } catch {
    return plainHash(text);
  }
}

/** SHA-256 of its UTF-8. Rejects where the page has no secure context. */
export const digestOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** In hex, of its UTF-8. Rejects where the page has no secure context. */
export const sha256 = async (text: string): Promise<string> =>
  Array.from(await digestOf(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Two 32-bit FNV-1a hashes, one of the text and one of the text that begins with another letter. */
export function plainHash(text: string): string {
  const half = (seed: string): string => {
    let hash = 0x811c9dc5;
    for (let index = 0; index < text.length + 1; index += 1) {
      const code = index === 0 ? seed.charCodeAt(0) : text.charCodeAt(index - 1);
      hash = Math.imul(hash ^ code, 0x01000193);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return half('a') + half('b');
}
