/**
 * The pages: for each screen and language one with links that let the browser fetch exactly that screen's chunks at once, and
 * with the screen as it stands while its data come. It must not know what a screen shows.
 */
import { createHash } from 'node:crypto';
import { membersOf } from '../check/document/document.ts';
import { mapRoute, statesRoute } from '../lib/developer-pages.ts';
import { tongues, type Tongue } from '../lib/figures.ts';
import { promotionRoute } from '../lib/promotion.ts';
import type { First } from '../model/first.ts';
import { isAlways } from './chunks.ts';
import { firstRequests } from '../release/first-requests.ts';
import type { Library } from '../release/library.ts';
import { pageHtml, type Entry, type Own } from './page-html.ts';
import type { Drawn } from './prerender.ts';
import { headOf, plainWords } from './site-head.ts';
import { frameOf } from '../release/variants.ts';

/** What a page needs to know of a built chunk. */
export interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
}

type Chunks = ReadonlyMap<string, Chunk>;
type Words = Readonly<Record<string, string>>;

/** A host that knows no language serves this one. */
const defaultTongue: Tongue = 'es';

export interface Page {
  readonly fileName: string;
  readonly html: string;
}

/** At the root beside `index.html`. */
export const mapPage = 'map.html';
export const statesPage = 'states.html';
export const promotionPage = 'promotion.html';
export const studioPage = 'studio.html';
export const phonePage = 'studio-phone.html';

/** A chunk and everything it imports before it runs, in the order of loading. */
function closure(file: string, chunks: Chunks, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !chunks.has(file)) return seen;
  seen.add(file);
  for (const needed of chunks.get(file)?.imports ?? []) closure(needed, chunks, seen);
  return seen;
}

const nothing: First = { query: {}, requests: [] };

/** The page of the default language has no tag in its name; the server looks for that of another one beside it. */
const fileOf = (name: string, tongue: Tongue): string =>
  tongue === defaultTongue ? `${name}.html` : `${name}.${tongues[tongue]}.html`;

const inEach = (pageOf: (tongue: Tongue) => Page): readonly Page[] =>
  (Object.keys(tongues) as Tongue[]).map(pageOf);

/** Chunks with one of these modules, and what they import. */
const filesWith = (chunks: Chunks, wanted: (moduleId: string) => boolean): readonly string[] =>
  [...chunks.values()]
    .filter(({ moduleIds }) => moduleIds.some(wanted))
    .flatMap(({ fileName }) => [...closure(fileName, chunks)]);

const byName = (built: readonly Chunk[]): Chunks => new Map(built.map((chunk) => [chunk.fileName, chunk]));

/** The name of the page of each route: what a route gives its screen may change how it is drawn. */
function pageNames(routes: Library['routes']): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    Object.entries(routes).map(([route, id]) => {
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      return [route, count === 1 ? `pages/${id}` : `pages/${id}.${count}`];
    }),
  );
}

/** A page for each route in each language, and one for what there is not. */
export function screenPages(
  entry: Entry,
  library: Library,
  built: readonly Chunk[],
  drawn: Drawn,
): readonly Page[] {
  const chunks = byName(built);
  const pages = [...pageNames(library.routes)].flatMap(([route, name]) => {
    const id = library.routes[route] ?? '';
    const screen = library.screens[id];
    const first = firstRequests(screen, library.calls, library.facts);
    return inEach((tongue) => {
      const words = JSON.parse(library.locales[`locales/${tongue}.json`] ?? '{}') as Words;
      const own: Own = {
        tongue,
        title: plainWords(membersOf(screen)['title'], words),
        head: headOf(screen, words),
        files: filesOf(id, library, chunks, tongue),
        first,
        drawn: drawn[route]?.[tongue],
      };
      return { fileName: fileOf(name, tongue), html: pageHtml(entry, own) };
    });
  });
  const nowhere = inEach((tongue) => ({
    fileName: fileOf('pages/not-found', tongue),
    html: pageHtml(entry, {
      tongue,
      title: undefined,
      head: headOf(undefined, {}),
      files: filesWith(chunks, isAlways(tongue)),
      first: nothing,
      drawn: undefined,
    }),
  }));
  return [...pages, ...nowhere];
}

function filesOf(id: string, library: Library, chunks: Chunks, tongue: Tongue): ReadonlySet<string> {
  const texts = [
    ...library.uses(id).documents.map((name) => `\0virtual:document/${tongue}/${name}`),
    ...(frameOf(library.screens[id]) === 'public' ? [`\0virtual:site-words/${tongue}`] : []),
  ];
  const own = [`\0virtual:screen/${id}`, ...texts];
  const files = new Set(
    [...chunks.values()]
      .filter(({ facadeModuleId }) => own.includes(facadeModuleId ?? ''))
      .flatMap(({ fileName }) => [...closure(fileName, chunks)]),
  );
  for (const file of filesWith(chunks, isAlways(tongue))) files.add(file);
  return files;
}

/** The promotion: everything its first screen needs at once. */
export const promotionPages = (entry: Entry, built: readonly Chunk[], drawn: Drawn): readonly Page[] =>
  inEach((tongue) => ({
    fileName: fileOf('promotion', tongue),
    html: pageHtml(entry, {
      tongue,
      title: undefined,
      head: [],
      files: filesWith(byName(built), isAlways(tongue)),
      first: nothing,
      drawn: drawn[promotionRoute]?.[tongue],
    }),
  }));

const sourceOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands in `routes.json` beside the routes: what the content policy must allow besides files. */
interface RouteList {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** `routes.json`: which page answers which path, the developers' pages with an entry of their own included; and what the content
 * policy must allow besides files, the script and the style sheet in the pages. */
export function routeList({ routes }: Library, { script, sheet }: Entry): string {
  const pages: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      [...pageNames(routes)].map(([route, name]) => [route, fileOf(name, defaultTongue)]),
    ),
    [mapRoute]: mapPage,
    [statesRoute]: statesPage,
    [promotionRoute]: promotionPage,
  };
  const allowed: RouteList = { scripts: [sourceOf(script)], styles: [sourceOf(sheet)] };
  return written({ routes: pages, notFound: 'pages/not-found.html', ...allowed });
}

/** The list with what the pages of another entry, built later, have in them. */
export function withEntry(list: string, { script, sheet }: Entry): string {
  const before = JSON.parse(list) as RouteList;
  return written({
    ...before,
    scripts: [...new Set([...before.scripts, sourceOf(script)])],
    styles: [...new Set([...before.styles, sourceOf(sheet)])],
  });
}

const written = (list: object): string => `${JSON.stringify(list, null, 2)}\n`;
