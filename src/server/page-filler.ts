/**
 * Puts into a page what the build does not know: the origin that a visitor asked for, the configuration with its brand and what is
 * known of releases, so that neither the program nor what it asks for first waits for it. It must not know what a page shows.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { withBrand } from './brand.ts';
import type { Configuration } from './config-file.ts';
import { insideBlock, startOfBlock } from '../lib/page-blocks.ts';
import type { PageReleases } from './releases/block.ts';
import type { PageOf } from './render/outcomes.ts';
import { siteOrigin, withOrigin } from './site-origin.ts';
import { tagOf, type StoredFile } from './site.ts';

/** Host names cost nothing to invent: so many are remembered, those that were asked for last. */
const remembered = 8;

/** What was asked for last of a file: most visitors name the same host. */
interface Last {
  readonly host: string | undefined;
  readonly forwarded: unknown;
  readonly scheme: unknown;
  readonly page: PageOf | undefined;
  readonly answer: StoredFile;
}

/** Letters; a longer configuration would hold up what stands behind it, and is asked for by itself. */
const longest = 16_384;

/** Where src/build/pages.ts leaves room for it. */
const room = startOfBlock('config');

const withConfig = (text: string, config: string): string =>
  config.length > longest ? text : text.replace(room, () => room + insideBlock(config));

function stored(file: StoredFile, text: string): StoredFile {
  const plain = Buffer.from(text);
  const br = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  return {
    type: file.type,
    plain,
    encoded: { br: brotliCompressSync(plain, br), gzip: gzipSync(plain) },
    tag: tagOf(plain),
  };
}

/**
 * Gives a file with its addresses complete, and what it has room for in it; one that has room for nothing as it is. Made once
 * for as long as nothing of it changes.
 * @param config as it is now.
 */
export function pageFiller(
  config: () => Pick<Configuration, 'text' | 'brand' | 'everyone'>,
  releases: Pick<PageReleases, 'version' | 'fill'>,
): (file: StoredFile, headers: IncomingHttpHeaders, page?: PageOf) => StoredFile {
  let seen: unknown;
  let version = '';
  let filledWith = new WeakMap<StoredFile, Map<string, StoredFile>>();
  let lastOf = new WeakMap<StoredFile, Last>();

  function fill(file: StoredFile, origin: string, page?: PageOf): StoredFile {
    // Pages of screens that the build does not have are all made of one file.
    const name = `${origin} ${page?.route ?? ''}`;
    const filled = filledWith.get(file) ?? new Map<string, StoredFile>();
    filledWith.set(file, filled);
    const before = filled.get(name);
    if (before !== undefined) {
      // The last again: what nobody asks for a second time goes first.
      filled.delete(name);
      filled.set(name, before);
      return before;
    }
    const { text: settings, brand, everyone } = config();
    const text = file.plain.toString('utf8');
    const complete = withConfig(origin === '' ? text : withOrigin(text, origin), settings);
    const branded = withBrand(complete, brand);
    const told = page === undefined ? branded : releases.fill(branded, page, everyone);
    const answer = told === text ? file : stored(file, told);
    filled.set(name, answer);
    for (const oldest of filled.keys()) {
      if (filled.size <= remembered) break;
      filled.delete(oldest);
    }
    return answer;
  }

  return (file, headers, page) => {
    if (!/^(?:text\/(?:html|plain)|application\/xml);/.test(file.type)) return file;
    const given = config();
    const now = releases.version();
    // Another text of the configuration is another object: letters are not compared with each request.
    if (given !== seen || now !== version) {
      seen = given;
      version = now;
      filledWith = new WeakMap();
      lastOf = new WeakMap();
    }
    const { host, 'x-forwarded-host': forwarded, 'x-forwarded-proto': scheme } = headers;
    const last = lastOf.get(file);
    if (
      last !== undefined &&
      last.host === host &&
      last.forwarded === forwarded &&
      last.scheme === scheme &&
      last.page?.route === page?.route
    )
      return last.answer;
    const answer = fill(file, siteOrigin(headers) ?? '', page);
    lastOf.set(file, { host, forwarded, scheme, page, answer });
    return answer;
  };
}
