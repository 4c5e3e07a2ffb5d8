/**
 * Puts the origin that a visitor asked for before the addresses that a page of the site gives to those who find or share
 * it: the build does not know it. It must not know what a page shows, nor trust a host name further than its letters.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Names, addresses and a port; nothing that could end an attribute or a line. */
const hostName = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Of what several proxies have added to: what the outermost was asked for. */
export const firstOf = (header: string | readonly string[] | undefined): string =>
  (Array.isArray(header) ? String(header[0]) : String(header ?? '')).split(',')[0]?.trim() ?? '';

/** Of a request: what a proxy in front says it was asked for, else what this server was; `undefined`: nothing safe. */
export function siteOrigin(headers: IncomingHttpHeaders): string | undefined {
  const forwarded = firstOf(headers['x-forwarded-host']);
  const host = forwarded === '' ? firstOf(headers.host) : forwarded;
  if (!hostName.test(host)) return undefined;
  return `${firstOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'}://${host.toLowerCase()}`;
}

/** Where src/build/site-head.ts writes a path. */
const addresses =
  /(rel="canonical" href="|hreflang="[\w-]+" href="|property="og:(?:url|image)" content="|<loc>|^Sitemap: )(?=\/)/gm;

export const withOrigin = (text: string, origin: string): string =>
  text.replace(addresses, (before: string) => before + origin);
