/**
 * What a page names in its head, told before the page is there (103 Early Hints, RFC 8297): a browser fetches it meanwhile. It must
 * not know what a page shows.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredFile } from './site.ts';

const named = /<(?:link|script)\b[^>]*>/g;
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** Links of the page's own files, as a header says them; with `crossorigin` as the page has it, else they are fetched twice. */
function linksOf({ plain }: Pick<StoredFile, 'plain'>): readonly string[] {
  const [head = ''] = plain.toString('utf8').split('</head>');
  const links = (head.match(named) ?? []).flatMap((tag) => {
    const address = attribute(tag, 'href') ?? attribute(tag, 'src') ?? '';
    const kind = tag.startsWith('<script') ? attribute(tag, 'type') : attribute(tag, 'rel');
    if (!/^\/(?!\/)[\w./-]+$/.test(address)) return [];
    if (kind === 'module' || kind === 'modulepreload')
      return [`<${address}>; rel=modulepreload; crossorigin`];
    return kind === 'stylesheet' ? [`<${address}>; rel=preload; as=style; crossorigin`] : [];
  });
  return [...new Set(links)];
}

const known = new WeakMap<StoredFile, readonly string[]>();

/** Sends them; only who opens the page by its address is told, for nobody else looks at it. */
export function sendHints(request: IncomingMessage, response: ServerResponse, page: StoredFile): void {
  if (request.method !== 'GET' || request.headers['sec-fetch-mode'] !== 'navigate') return;
  const links = known.get(page) ?? linksOf(page);
  known.set(page, links);
  if (links.length > 0) response.writeEarlyHints({ link: [...links] });
}
