/**
 * The HTML of each screen: the entry page with links that let the browser fetch exactly that screen's chunks at once. It
 * must not know what a screen shows.
 */
import { createHash } from 'node:crypto';
import { mapRoute, statesRoute } from '../lib/developer-pages.ts';
import { pageBlock } from '../lib/page-blocks.ts';
import { promotionRoute } from '../lib/promotion.ts';
import type { First } from '../model/first.ts';
import { asksAll, firstRequests } from './first-requests.ts';
import type { Library } from './library.ts';
import { escape, headOf, plainWords } from './site-head.ts';
import { frameOf } from './variants.ts';

/** What a page needs to know of a built chunk. */
export interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
}

export interface Page {
  readonly fileName: string;
  readonly html: string;
}

/** At the root beside `index.html`. */
export const mapPage = 'map.html';
export const statesPage = 'states.html';
export const promotionPage = 'promotion.html';

/** A chunk and everything it imports before it runs, in the order of loading. */
function closure(
  file: string,
  chunks: ReadonlyMap<string, Chunk>,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(file) || !chunks.has(file)) return seen;
  seen.add(file);
  for (const needed of chunks.get(file)?.imports ?? []) closure(needed, chunks, seen);
  return seen;
}

/** Vite writes a script for each chunk that the entry imports; a link says the same and leaves the order to the browser. */
function oneScript(html: string): string {
  const scripts = [...html.matchAll(/ *<script type="module" crossorigin src="([^"]+)"><\/script>\n?/g)];
  const links = scripts.slice(0, -1).map(([, source = '']) => link(source));
  return scripts
    .slice(0, -1)
    .reduceRight((page, [script], index) => page.replace(script, () => `${links[index] ?? ''}\n`), html);
}

const link = (source: string): string => `    <link rel="modulepreload" crossorigin href="${source}">`;

/** How a page differs from the entry page. */
interface Own {
  readonly title: string | undefined;
  /** Lines for the head. */
  readonly head: readonly string[];
}

function withLinks(html: string, files: Iterable<string>, { title, head }: Own): string {
  const links = [...files].filter((file) => !html.includes(`"/${file}"`)).map((file) => link(`/${file}`));
  const lines = [...head.map((line) => `    ${line}`), ...links];
  const linked = html.replace(/ *<\/head>/, () => `${lines.join('\n')}\n  </head>`);
  return title === undefined
    ? linked
    : linked.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`);
}

/** What a page asks for, in two blocks, of which the server fills one (src/server/page-filler.ts), and the script that reads them. */
const blocks = (first: First, script: string): string =>
  [pageBlock('config', ''), pageBlock('first', JSON.stringify(first)), `<script>${script}</script>`]
    .map((line) => `    ${line}\n`)
    .join('');

/** Before everything that is to be fetched. */
const withFirst = (html: string, first: First, script: string): string =>
  html.replace(/ *<title>/, (title) => `${blocks(first, script)}${title}`);

const nothing: First = { query: {}, requests: [] };

/** No screen's page, and nothing in it that the server fills: the same for every visit. */
export const shellHtml = (source: string): string => withLinks(oneScript(source), [], nowhere);

const nowhere: Own = { title: undefined, head: headOf(undefined, {}) };

/**
 * One page for each screen. `always` are modules that every screen loads at once although the entry does not import them:
 * the client for the backend, the default language. `client` says which of them a screen can do without that calls nothing as it opens, or whose page has asked already; `script`
 * is what asks.
 */
export function screenPages(
  source: string,
  library: Library,
  built: readonly Chunk[],
  always: (moduleId: string) => boolean,
  client: (moduleId: string) => boolean,
  script: string,
): readonly Page[] {
  const html = oneScript(source);
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const shared = new Set(
    built
      .filter((chunk) => chunk.moduleIds.some(always))
      .flatMap((chunk) => [...closure(chunk.fileName, chunks)]),
  );
  const words = JSON.parse(library.locales['locales/es.json'] ?? '{}') as Readonly<Record<string, string>>;
  const screens = Object.entries(library.screens).filter(([id]) => !library.isPromotion(id));
  const pages = screens.map(([id, screen]) => {
    const own = built.find((chunk) => chunk.facadeModuleId === `\0virtual:screen/${id}`);
    const wanted = [
      ...library.uses(id).documents.map((name) => `\0virtual:document/es/${name}`),
      ...(frameOf(screen) === 'public' ? ['\0virtual:site-words/es'] : []),
    ];
    const texts = built.filter(({ facadeModuleId }) => wanted.includes(facadeModuleId ?? ''));
    const files = new Set([
      ...(own === undefined ? [] : closure(own.fileName, chunks)),
      ...texts.map(({ fileName }) => fileName),
      ...shared,
    ]);
    const first = firstRequests(screen, library.calls, library.facts);
    if (asksAll(screen, first))
      for (const { fileName } of built.filter((chunk) => chunk.moduleIds.some(client)))
        files.delete(fileName);
    const title = plainWords((screen as { title?: unknown } | null)?.title, words);
    return {
      fileName: `pages/${id}.html`,
      html: withFirst(withLinks(html, files, { title, head: headOf(screen, words) }), first, script),
    };
  });
  return [
    ...pages,
    { fileName: 'pages/not-found.html', html: withFirst(withLinks(html, shared, nowhere), nothing, script) },
  ];
}

/** The page of the promotion: everything its first screen needs at once, and what is to be seen before any of it has come. */
export function promotionHtml(
  source: string,
  built: readonly Chunk[],
  always: (moduleId: string) => boolean,
  drawn: string,
  script: string,
): string {
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set(
    built
      .filter((chunk) => chunk.moduleIds.some(always))
      .flatMap((chunk) => [...closure(chunk.fileName, chunks)]),
  );
  const html = withFirst(
    withLinks(oneScript(source), files, { title: undefined, head: [] }),
    nothing,
    script,
  );
  return scriptLast(html).replace('<div id="app"></div>', () => `<div id="app">${drawn}</div>`);
}

/**
 * The entry's script behind what it draws, and waited for by nothing: a browser looks for what the address names (`:target`)
 * once the page is read to its end, which a script in the head would put off until it has come.
 */
const scriptLast = (html: string): string =>
  html.replace(
    / *<script type="module" crossorigin src="([^"]+)"><\/script>([^]*?)( *<\/body>)/,
    (_script, source: string, between: string, end: string) =>
      `${link(source)}${between}    <script type="module" async crossorigin src="${source}"></script>\n${end}`,
  );

/** `routes.json`: which page answers which path, the developers' pages with an entry of their own included; and what the content
 * policy must allow besides files, the script in the pages. */
export function routeList({ routes }: Library, script: string): string {
  const pages: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(routes).map(([path, id]): [string, string] => [path, `pages/${id}.html`]),
    ),
    [mapRoute]: mapPage,
    [statesRoute]: statesPage,
    [promotionRoute]: promotionPage,
  };
  const scripts = [`'sha256-${createHash('sha256').update(script).digest('base64')}'`];
  return `${JSON.stringify({ routes: pages, notFound: 'pages/not-found.html', scripts }, null, 2)}\n`;
}
