/**
 * The built site, read into memory at start: a request can only name what was found then, so no path leads out of the
 * folder, and a build that runs meanwhile does no harm. It must not know HTTP beyond the names of types.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Language } from '../model/language.ts';
import { tongues } from '../lib/figures.ts';
import type { Result } from '../lib/result.ts';
import { failure, success } from '../lib/result.ts';
import type { Encoding } from './encoding.ts';
import { SetUpError } from './set-up-error.ts';

export interface StoredFile {
  readonly type: string;
  readonly plain: Buffer;
  readonly encoded: Readonly<Partial<Record<Encoding, Buffer>>>;
  /** Without quotes; an encoding adds its name. */
  readonly tag: string;
}

/** What stands in the pages themselves, by sources as the content policy names them: `'sha256-…'`. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export const nothingInline: Inline = { scripts: [], styles: [] };

export interface Site {
  /** The page of a known route in a language, or in the default one; undefined for an unknown route. */
  page(route: string, language: Language['tag']): StoredFile | undefined;
  /** All routes that have a page. */
  readonly routes: readonly string[];
  /** Whether there is a page at a route. */
  has(route: string): boolean;
  /** The screen that the page of a route is of; undefined for any other page. */
  screen(route: string): string | undefined;
  notFound(language: Language['tag']): StoredFile;
  readonly inline: Inline;
  /** The name of this build: the beginning of `sources` in its `build.json`; empty where there is none. */
  readonly sources: string;
  /** What it can show, by the id of its contract; empty where it names none. */
  readonly build: string;
  /** A file that is no page, by its path from the root with a slash in front. */
  asset(path: string): StoredFile | undefined;
  /** Any file by its name in the folder: a page that has an address of another kind. */
  file(name: string): StoredFile | undefined;
  /** Those whose name has a hash, by their paths: a page of this build asks for them as long as it is open. */
  hashed(): ReadonlyMap<string, StoredFile>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Hidden ones are the builder's; the server is built beside the pages. Compressed they are the same. */
const own = /(?:^|\/)\.|^(?:server(?:\/|\.mjs(?:\.|$))|(?:build|contract|parts|sbom)\.json(?:\.|$))/;

function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (entry.isFile() && !own.test(name)) files.set(name, readFileSync(path));
  }
  return files;
}

/** Names what a file holds. */
export const tagOf = (plain: Buffer): string =>
  createHash('sha256').update(plain).digest('base64url').slice(0, 22);

function store(files: ReadonlyMap<string, Buffer>): ReadonlyMap<string, StoredFile> {
  const stored = new Map<string, StoredFile>();
  for (const [name, plain] of files) {
    const encoding = /^(.+)\.(br|gz)$/.exec(name);
    if (encoding?.[1] !== undefined && files.has(encoding[1])) continue;
    const br = files.get(`${name}.br`);
    const gzip = files.get(`${name}.gz`);
    stored.set(name, {
      type: types[extname(name).toLowerCase()] ?? 'application/octet-stream',
      plain,
      encoded: { ...(br && { br }), ...(gzip && { gzip }) },
      tag: tagOf(plain),
    });
  }
  return stored;
}

interface RouteList extends Inline {
  readonly routes: Readonly<Record<string, string>>;
  readonly notFound: string;
}

/** Of this form only: nothing else may get into the policy. */
const sourcesIn = (list: unknown): readonly string[] =>
  (Array.isArray(list) ? list.map(String) : []).filter((source) => /^'sha256-[\w+/]{43}='$/.test(source));

/** A name in a file beside the pages, which is served to nobody. */
function readName(folder: string, file: string, member: string): string {
  try {
    const { [member]: name } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Readonly<
      Record<string, unknown>
    >;
    return typeof name === 'string' ? name : '';
  } catch {
    return '';
  }
}

function readRoutes(text: string): RouteList | undefined {
  try {
    const list = JSON.parse(text) as Partial<RouteList> | null;
    if (typeof list?.routes !== 'object') return undefined;
    const { routes, notFound, scripts, styles } = list;
    return {
      routes,
      notFound: String(notFound),
      scripts: sourcesIn(scripts),
      styles: sourcesIn(styles),
    };
  } catch {
    return undefined;
  }
}

export function readSite(folder: string): Result<Site, string> {
  let files: ReadonlyMap<string, Buffer>;
  try {
    files = readFiles(folder);
  } catch {
    return failure(`The built site is missing: ${folder}. Run npm run build first.`);
  }
  const list = readRoutes(files.get('routes.json')?.toString('utf8') ?? '');
  const stored = store(files);
  const index = stored.get('index.html');
  if (list === undefined || index === undefined)
    return failure(`The built site in ${folder} is not complete. Run npm run build first.`);
  /** The page of another language than the default stands beside it, with the language in its name. */
  const find = (name: string, language: string): StoredFile =>
    stored.get(name.replace(/\.html$/, `.${language}.html`)) ?? stored.get(name) ?? index;
  const routes = new Map(
    Object.entries(list.routes).map(([route, name]) => {
      const pages = new Map(Object.values(tongues).map((language) => [language, find(name, language)]));
      // A screen's further routes have pages of their own, numbered (src/build/pages.ts).
      return [route, { pages, screen: /^pages\/([\w-]+)(?:\.\d+)?\.html$/.exec(name)?.[1] }];
    }),
  );
  return success({
    routes: [...routes.keys()],
    page: (route, language) => routes.get(route)?.pages.get(language),
    has: (route) => routes.has(route),
    screen: (route) => routes.get(route)?.screen,
    notFound: (language) => find(list.notFound, language),
    inline: list,
    build: readName(folder, 'contract.json', 'id'),
    sources: readName(folder, 'build.json', 'sources').slice(0, 12),
    asset(path) {
      const name = path.slice(1);
      // Pages are reached by their routes only, so that each has one address; the one that the worker keeps has a hash in its name.
      const isPage = name.endsWith('.html') && !name.startsWith('assets/');
      return name === 'routes.json' || isPage ? undefined : stored.get(name);
    },
    file: (name) => stored.get(name),
    hashed: () =>
      new Map(
        [...stored].flatMap(([name, file]) => (name.startsWith('assets/') ? [[`/${name}`, file]] : [])),
      ),
  });
}

/** @throws SetUpError */
export function openSite(folder: string): Site {
  const site = readSite(folder);
  if (!site.ok) throw new SetUpError(site.error);
  return site.value;
}
