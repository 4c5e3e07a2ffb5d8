/**
 * Puts the origin that a visitor asked for before the addresses that a page of the site gives to those who find or share
 * it: the build does not know it. It must not know what a page shows, nor trust a host name further than its letters.
 */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { StoredFile } from './site.ts';

/** Names, addresses and a port; nothing that could end an attribute or a line. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

const first = (header: string | readonly string[] | undefined): string =>
  (Array.isArray(header) ? String(header[0]) : String(header ?? '')).split(',')[0]?.trim() ?? '';

/** Of a request: what a proxy in front says it was asked for, else what this server was; `undefined`: nothing safe. */
export function siteOrigin(headers: IncomingHttpHeaders): string | undefined {
  const forwarded = first(headers['x-forwarded-host']);
  const host = forwarded === '' ? first(headers.host) : forwarded;
  if (!hostName.test(host)) return undefined;
  return `${first(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

/** Where src/build/site-head.ts writes a path. */
const addresses =
  /(rel="canonical" href="|hreflang="[\w-]+" href="|property="og:(?:url|image)" content="|<loc>|^Sitemap: )(?=\/)/gm;

export const withOrigin = (text: string, origin: string): string =>
  text.replace(addresses, (before: string) => before + origin);

/** Host names cost nothing to invent: so many are remembered, the rest are written again each time. */
const remembered = 8;

function fill(file: StoredFile, text: string): StoredFile {
  const plain = Buffer.from(text);
  const br = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    type: file.type,
    plain,
    encoded: { br: brotliCompressSync(plain, br), gzip: gzipSync(plain) },
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
  };
}

/** Gives a file with its addresses complete; one that holds none, or a request without a host, gets it as it is. */
export function originFiller(): (file: StoredFile, headers: IncomingHttpHeaders) => StoredFile {
  const known = new WeakMap<StoredFile, Map<string, StoredFile>>();
  return (file, headers) => {
    if (!/^(?:text\/(?:html|plain)|application\/xml);/.test(file.type)) return file;
    const origin = siteOrigin(headers);
    if (origin === undefined) return file;
    const filled = known.get(file) ?? new Map<string, StoredFile>();
    known.set(file, filled);
    const before = filled.get(origin);
    if (before !== undefined) return before;
    const text = file.plain.toString('utf8');
    const complete = withOrigin(text, origin);
    const answer = complete === text ? file : fill(file, complete);
    if (filled.size < remembered) filled.set(origin, answer);
    return answer;
  };
}
