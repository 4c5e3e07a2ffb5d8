/**
 * What a page is told of releases: its block, and what is seen before the program where its phones show the screen otherwise than the
 * build drew it. It must not know how a page is stored, compressed or sent.
 */
import { builtInName } from '../../lib/releases/journey.ts';
import { insideBlock, pageBlock, startOfBlock } from '../../lib/page-blocks.ts';
import type { Place } from '../../lib/releases/off.ts';
import { tongues } from '../../lib/figures.ts';
import { lookUp } from '../../lib/look-up.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { First } from '../../model/first.ts';
import type { Hash, Now, Offered, ReleaseBlock, ScreenBundle } from '../../model/release.ts';
import type { Drawings } from '../render/drawings.ts';
import {
  asBuilt,
  outcomesOf,
  type Everyone,
  type Named,
  type Outcome,
  type PageOf,
} from '../render/outcomes.ts';
import { drawnIn, onItsWay, withDrawn } from '../render/place.ts';
import { nowFor, timesAt } from './now.ts';
import type { Live, LiveReleases } from './port.ts';

export interface PageReleases {
  /** Another text whenever a page that was made before is no longer that of now. */
  version(): string;
  /** The screen that a live release has at an address of its own; undefined: nobody has one there. */
  screenAt(path: string): string | undefined;
  /** The page as it is now; the same text where no release was ever published. */
  fill(html: string, page: PageOf, everyone: Everyone): string;
  now(): Now;
  /** What all phones show on a page; undefined: only a phone knows, or nothing is shown. */
  drawingOf(page: PageOf, everyone: Everyone): Drawing | undefined;
}

/** Letters; what is more is asked for by its name. */
const longest = 65_536;

/** Behind what is seen first, before the program that reads it. */
const program = /( *)<script type="module" async/;

const nothing: First = { query: {}, requests: [] };

/** Screens at addresses that no build has, in each language. */
const addedIn = ({ stable, next }: Now): readonly PageOf[] =>
  [stable, next].flatMap((offered) =>
    Object.entries(offered?.manifest.routes ?? {}).flatMap(([route, screen]) =>
      Object.values(tongues).map((language) => ({ route, screen, isBuilt: false, language })),
    ),
  );

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

/** For the script in the page: a phone that goes on with another release does not see what is drawn (src/app/early/other.ts). */
const withReleases = (html: string, outcomes: readonly Outcome[]): string =>
  html.replace('<html', () => {
    const names = outcomes.map(({ release }) => release ?? builtInName);
    return `<html data-releases="${names.filter((name) => /^[\w-]+$/.test(name)).join(' ')}"`;
  });

/** What is seen before the program: what all phones show that may ask for the page, else the mark that it is on its way. */
function seenFirst(html: string, outcomes: readonly Outcome[], drawings: Drawings | undefined): string {
  const built = drawnIn(html);
  const each = outcomes.map(({ drawn }) => {
    if (drawn === 'built-in') return built;
    return drawn === undefined ? undefined : drawings?.of(drawn.name);
  });
  const [first] = each;
  return first !== undefined && each.every((markup) => markup === first) ? first : onItsWay;
}

export interface PagesAsked {
  /** The id of this build's contract. */
  readonly build: string;
  /** All that may be asked for; a release may add some. */
  readonly pages?: readonly PageOf[] | undefined;
  readonly everyone?: (() => Everyone) | undefined;
  /** Where pages can be drawn. */
  readonly drawings?: Drawings | undefined;
  /** ms since 1970. */
  readonly clock?: (() => number) | undefined;
}

const nobody: Everyone = { country: undefined, brand: '' };

export function pageReleases(releases: LiveReleases, asked: PagesAsked): PageReleases {
  const { build, pages = [], everyone = () => nobody, drawings, clock = Date.now } = asked;
  let news = 0;
  let last = { news: -1, seq: -1, times: '', version: '' };
  const nowHere = (): Now => nowFor(releases.live(), build, clock());

  /** What phones may show from now on, and from the start of what is on trial. */
  function wanted(): readonly Named[] {
    const live = releases.live();
    const from = live.pointer.lanes.find(({ contract }) => contract === build)?.next?.from;
    const times = [clock(), ...(typeof from === 'string' ? [Date.parse(from)] : [])];
    const found = times.flatMap((time) => {
      const now = nowFor(live, build, time);
      return [...pages, ...addedIn(now)].flatMap((page) => outcomesOf(live, now, page, everyone()));
    });
    const named = found.flatMap(({ drawn }) =>
      typeof drawn === 'object' ? [[drawn.name, drawn] as const] : [],
    );
    return [...new Map(named).values()];
  }

  async function hear(): Promise<void> {
    news += 1;
    if (await drawings?.follow(wanted())) news += 1;
  }
  releases.onNews(() => void hear());
  void hear();
  return {
    version: () => {
      const live = releases.live();
      const { seq } = live.pointer;
      const times = timesAt(live, build, clock());
      // Each page asks: it is put together where it is another one.
      if (news !== last.news || seq !== last.seq || times !== last.times)
        last = { news, seq, times, version: `${news}.${seq}.${times}` };
      return last.version;
    },
    now: nowHere,
    drawingOf(page, whom) {
      const [outcome, ...others] = outcomesOf(releases.live(), nowHere(), page, whom);
      if (outcome?.drawn === undefined || outcome.hasDocuments || others.length > 0) return undefined;
      return outcome.drawn === 'built-in' ? asBuilt(page) : outcome.drawn.drawing;
    },
    screenAt(path) {
      const { stable, next } = nowHere();
      const routes = [stable, next].map((offered) => offered && lookUp(offered.manifest.routes, path));
      return routes.find((id) => typeof id === 'string') ?? undefined;
    },
    fill(html, page, whom) {
      const live = releases.live();
      if (live.pointer.seq === 0 || !program.test(html)) return html;
      const now = nowHere();
      const block = pageBlock('release', blockText(live, build, now, page));
      const told = html.replace(program, (start, blanks: string) => `${blanks}${block}\n${start}`);
      const outcomes = outcomesOf(live, now, page, whom);
      const drawn = withReleases(withDrawn(told, seenFirst(told, outcomes, drawings)), outcomes);
      const place = outcomes[0]?.place ?? 'built-in';
      return place === 'built-in' ? drawn : withFirst(drawn, firstOf(live, place));
    },
  };
}
