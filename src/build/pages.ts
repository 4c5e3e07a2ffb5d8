/**
 * The HTML of each screen: the entry page with links that let the browser fetch exactly that screen's chunks at once. It
 * must not know what a screen shows.
 */
import { mapRoute, statesRoute } from '../lib/developer-pages.ts';
import { parseTemplate, textKey } from '../lib/template.ts';
import type { Library } from './library.ts';

/** What a page needs to know of a built chunk. */
export interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

export interface Page {
  readonly fileName: string;
  readonly html: string;
}

/** At the root beside `index.html`. */
export const mapPage = 'map.html';
export const statesPage = 'states.html';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

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

/** The screen's title where it is plain words: the page's until the app sets its own. */
function titleOf(screen: unknown, texts: Readonly<Record<string, string>>): string | undefined {
  const title = (screen as { title?: unknown } | null)?.title;
  if (typeof title !== 'string') return undefined;
  const key = textKey(title);
  const template = parseTemplate(key === undefined ? title : (texts[key] ?? ''));
  return template.ok && template.value.kind === 'literal' && template.value.text !== ''
    ? template.value.text
    : undefined;
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

function withLinks(html: string, files: Iterable<string>, title: string | undefined): string {
  const links = [...files].filter((file) => !html.includes(`"/${file}"`)).map((file) => link(`/${file}`));
  const linked = html.replace(/ *<\/head>/, () => `${links.join('\n')}\n  </head>`);
  return title === undefined
    ? linked
    : linked.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)}</title>`);
}

/**
 * One page for each screen. `always` are modules that every screen loads at once although the entry does not import them:
 * the client for the backend, the default language.
 */
export function screenPages(
  source: string,
  library: Library,
  built: readonly Chunk[],
  always: (moduleId: string) => boolean,
): readonly Page[] {
  const html = oneScript(source);
  const chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const shared = new Set(
    built
      .filter((chunk) => chunk.moduleIds.some(always))
      .flatMap((chunk) => [...closure(chunk.fileName, chunks)]),
  );
  const words = JSON.parse(library.locales['locales/es.json'] ?? '{}') as Readonly<Record<string, string>>;
  const pages = Object.entries(library.screens).map(([id, screen]) => {
    const own = built.find((chunk) => chunk.facadeModuleId === `\0virtual:screen/${id}`);
    const documents = library.uses(id).documents.map((name) => `\0virtual:document/es/${name}`);
    const texts = built.filter(({ facadeModuleId }) => documents.includes(facadeModuleId ?? ''));
    const files = new Set([
      ...(own === undefined ? [] : closure(own.fileName, chunks)),
      ...texts.map(({ fileName }) => fileName),
      ...shared,
    ]);
    return { fileName: `pages/${id}.html`, html: withLinks(html, files, titleOf(screen, words)) };
  });
  return [...pages, { fileName: 'pages/not-found.html', html: withLinks(html, shared, undefined) }];
}

/** `routes.json`: which page answers which path, the developers' pages with an entry of their own included. */
export function routeList({ routes }: Library): string {
  const pages: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(routes).map(([path, id]): [string, string] => [path, `pages/${id}.html`]),
    ),
    [mapRoute]: mapPage,
    [statesRoute]: statesPage,
  };
  return `${JSON.stringify({ routes: pages, notFound: 'pages/not-found.html' }, null, 2)}\n`;
}
