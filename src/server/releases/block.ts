/**
 * What a page is told of releases: its block, and where the page shows the screen otherwise than the build drew it, a page that
 * does not show the build's. It must not know how a page is stored, compressed or sent.
 */
import { insideBlock, pageBlock, startOfBlock } from '../../lib/page-blocks.ts';
import { choices, type Person } from '../../lib/releases/choose.ts';
import { placeOfScreen, type Place } from '../../lib/releases/off.ts';
import { lookUp } from '../../lib/look-up.ts';
import { fallbackLayout } from '../../lib/promotion.ts';
import type { First } from '../../model/first.ts';
import type { Hash, Now, Offered, ReleaseBlock, ScreenBundle } from '../../model/release.ts';
import { nowFor, timesAt } from './now.ts';
import type { Live, LiveReleases } from './port.ts';

/** Which page: a screen's by its id, or the promotion's. */
export interface PageOf {
  readonly screen: string | undefined;
  /** Whether the build has that screen. */
  readonly isBuilt: boolean;
}

export interface PageReleases {
  /** Another text whenever a page that was made before is no longer that of now. */
  version(): string;
  /** The screen that a live release has at an address of its own; undefined: nobody has one there. */
  screenAt(path: string): string | undefined;
  /** The page as it is now; the same text where no release was ever published. */
  fill(html: string, page: PageOf): string;
  now(): Now;
}

/** Letters; what is more is asked for by its name. */
const longest = 65_536;

/** Behind what is seen first, before the program that reads it. */
const program = /( *)<script type="module" async/;

const nothing: First = { query: {}, requests: [] };

/** Nobody in particular: what everyone has. */
const anyone: Person = { language: 'es-MX', country: undefined, brand: '', version: '', promotion: '' };

/** The bundles with which a page can draw itself. */
function bundlesOf(live: Live, offered: Offered | null, { screen }: PageOf): readonly Hash[] {
  if (offered === null) return [];
  const { words, screens, layouts } = offered.manifest;
  const own = screen === undefined ? Object.values(layouts) : [lookUp(screens, screen)];
  return [words, ...own].filter(
    (hash): hash is Hash => typeof hash === 'string' && live.bundle(hash) !== undefined,
  );
}

/** In the authors' order: the texts of the bundles as they are named. */
function blockText(live: Live, build: string, now: Now, page: PageOf): string {
  const hashes = new Set([now.stable, now.next].flatMap((offered) => bundlesOf(live, offered, page)));
  let room = longest;
  const texts = [...hashes].flatMap((hash) => {
    const text = live.bundle(hash) ?? '';
    room -= text.length;
    return room < 0 ? [] : [`${JSON.stringify(hash)}:${text}`];
  });
  const head: Omit<ReleaseBlock, 'bundles'> = { ...now, build };
  return `${JSON.stringify(head).slice(0, -1)},"bundles":{${texts.join()}}}`;
}

/** What everyone sees on the page. */
function placeOf(now: Now, { screen, isBuilt }: PageOf): Place {
  const shown = choices({ ...now, next: null }, anyone, undefined)[0] ?? null;
  if (screen !== undefined) return placeOfScreen(now, shown, screen, isBuilt);
  const hash = shown === null ? undefined : lookUp(shown.manifest.layouts, fallbackLayout);
  return hash === undefined || now.off.layouts.includes(fallbackLayout) ? 'built-in' : { hash };
}

/** In place of what the build drew: the mark that the page is on its way. */
function withoutDrawn(html: string): string {
  const start = html.indexOf('<div id="app">');
  const end = html.lastIndexOf('</div>', html.indexOf('<template id="failed">'));
  return start < 0 || end < start
    ? html
    : `${html.slice(0, start)}<div id="app"><div class="starting" aria-hidden="true"></div>${html.slice(end)}`;
}

function withFirst(html: string, first: unknown): string {
  const room = startOfBlock('first');
  const start = html.indexOf(room) + room.length;
  const end = html.indexOf('</script>', start);
  return start < room.length || end < 0
    ? html
    : html.slice(0, start) + insideBlock(JSON.stringify(first)) + html.slice(end);
}

/** What the page asks for before the program has come, as its screen does now. */
function firstOf(live: Live, place: Exclude<Place, 'built-in'>): unknown {
  if (!('hash' in place)) return nothing;
  const text = live.bundle(place.hash);
  return text === undefined ? nothing : (JSON.parse(text) as ScreenBundle).first;
}

/**
 * @param build the id of this build's contract.
 * @param clock ms since 1970.
 */
export function pageReleases(
  releases: LiveReleases,
  build: string,
  clock: () => number = Date.now,
): PageReleases {
  let news = 0;
  releases.onNews(() => {
    news += 1;
  });
  const nowHere = (): Now => nowFor(releases.live(), build, clock());
  return {
    version: () => {
      const live = releases.live();
      return `${news}.${live.pointer.seq}.${timesAt(live, build, clock())}`;
    },
    now: nowHere,
    screenAt(path) {
      const { stable, next } = nowHere();
      const routes = [stable, next].map((offered) => offered && lookUp(offered.manifest.routes, path));
      return routes.find((id) => typeof id === 'string') ?? undefined;
    },
    fill(html, page) {
      const live = releases.live();
      if (live.pointer.seq === 0 || !program.test(html)) return html;
      const now = nowHere();
      const block = pageBlock('release', blockText(live, build, now, page));
      const told = html.replace(program, (start, blanks: string) => `${blanks}${block}\n${start}`);
      const place = placeOf(now, page);
      return place === 'built-in' ? told : withFirst(withoutDrawn(told), firstOf(live, place));
    },
  };
}
