/** Sends a file as it is stored: encodings, caching, what a browser has already. It must not know which file. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding } from './encoding.ts';
import type { StoredFile } from './site.ts';

/** Hashed names: what is behind one never changes. */
export const hashed = 'public, max-age=31536000, immutable';
export const revalidate = 'no-cache';

/** Of an If-None-Match list; a weak mark, as caches on the way add it, counts the same. */
function holdsTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag || part.trim() === '*');
}

export function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  caching: string,
): FastifyReply {
  const encoding = pickEncoding(request.headers['accept-encoding']?.toString(), file.encoded);
  const tag = `"${file.tag}${encoding === undefined ? '' : `-${encoding}`}"`;
  reply.headers({ 'content-type': file.type, 'cache-control': caching, etag: tag, vary: 'Accept-Encoding' });
  if (reply.statusCode === 200 && holdsTag(request.headers['if-none-match'], tag))
    return reply.code(304).send();
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.send((encoding === undefined ? undefined : file.encoded[encoding]) ?? file.plain);
}
