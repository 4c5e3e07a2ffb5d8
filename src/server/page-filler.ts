/**
 * Puts into a page what the build does not know: the origin that a visitor asked for, and the configuration, so that neither
 * the program nor what it asks for first waits for it. It must not know what a page shows.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { insideBlock, startOfBlock } from '../lib/page-blocks.ts';
import { siteOrigin, withOrigin } from './site-origin.ts';
import { tagOf, type StoredFile } from './site.ts';

/** Host names cost nothing to invent: so many are remembered, the rest are written again each time. */
const remembered = 8;

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
 * Gives a file with its addresses complete and the configuration in it; one that has room for neither as it is.
 * @param config JSON as it is now; empty where there is none.
 */
export function pageFiller(
  config: () => string,
): (file: StoredFile, headers: IncomingHttpHeaders) => StoredFile {
  let last = '';
  let filledWith = new WeakMap<StoredFile, Map<string, StoredFile>>();
  return (file, headers) => {
    if (!/^(?:text\/(?:html|plain)|application\/xml);/.test(file.type)) return file;
    const now = config();
    if (now !== last) {
      last = now;
      filledWith = new WeakMap();
    }
    const origin = siteOrigin(headers) ?? '';
    const filled = filledWith.get(file) ?? new Map<string, StoredFile>();
    filledWith.set(file, filled);
    const before = filled.get(origin);
    if (before !== undefined) return before;
    const text = file.plain.toString('utf8');
    const complete = withConfig(origin === '' ? text : withOrigin(text, origin), now);
    const answer = complete === text ? file : stored(file, complete);
    if (filled.size < remembered) filled.set(origin, answer);
    return answer;
  };
}
