/** Pictures that borrowers and the sandbox's page hand in: which files count as one, and where they are kept. */
import { randomUUID } from 'node:crypto';
import type { Store, StoredImage } from './store.ts';

const largest = 5 * 1024 * 1024;

/** By its first bytes: a name proves nothing. */
function typeOf(bytes: Buffer): string | undefined {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])))
    return 'image/png';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'image/webp' : undefined;
}

/** Keeps a picture and gives its name, which holds the session: `upload-<session>-<random>`; undefined when refused. */
export function keepImage(store: Store, session: string, bytes: Buffer): string | undefined {
  const type = typeOf(bytes);
  if (type === undefined || bytes.length > largest) return undefined;
  const id = randomUUID();
  store.put(session, 'image', id, { type, base64: bytes.toString('base64') } satisfies StoredImage);
  return `upload-${Buffer.from(session).toString('hex')}-${id}`;
}

export function imageOf(
  store: Store,
  name: string,
): { readonly type: string; readonly bytes: Buffer } | undefined {
  const [, session, id] = /^upload-([0-9a-f]+)-([0-9a-f-]{36})$/.exec(name) ?? [];
  if (session === undefined || id === undefined) return undefined;
  const image = store.get<StoredImage>(Buffer.from(session, 'hex').toString(), 'image', id);
  return image && { type: image.type, bytes: Buffer.from(image.base64, 'base64') };
}
