/**
 * Which release this page shows, from its first line to its last, and what stands in where that cannot be shown: the last good
 * one, else the build's own definitions (docs/releases.md). It must not know a screen, nor how one is drawn.
 */
import { lookUp } from '../../lib/look-up.ts';
import { bucketOf, choices, isFor, isInShare, lotText } from '../../lib/releases/choose.ts';
import { placeOfScreen, type Place } from '../../lib/releases/off.ts';
import type { Bundle, Hash, Now, Off, Offered, ReleaseBlock, WordsBundle } from '../../model/release.ts';
import { digestOf } from '../../platform/hash.ts';
import {
  askNow,
  askRelease,
  bundleOf,
  Lost,
  lotOf,
  placeOfBundle,
  placeOfNow,
  placeOfRelease,
  readBlock,
  readJourney,
  Unfit,
  writeJourney,
  type Journey,
} from '../../platform/releases.ts';
import { dressed, nothing, withDocuments, withoutWidgets, type Dressing } from './dress.ts';
import { Closed, type Around, type Given, type Load, type Releases, type Setting } from './port.ts';

const nothingOff: Off = { screens: {}, layouts: [], widgets: [], calls: {}, releases: [], all: false };

/** How long a page must live to count as alive (ms). */
const alive = 3000;
/** So many releases are remembered as bad. */
const most = 8;

export function createReleases({ has, catalog }: Setting): Releases {
  let around: Around | undefined;
  let now: Now = { seq: 0, stable: null, next: null, off: nothingOff };
  /** Empty where the page was told of nothing. */
  let build = '';
  let brought: ReleaseBlock['bundles'] = {};
  /** The first is shown; the others stand in, one after the other. */
  let offered: readonly Offered[] = [];
  let bad: readonly string[] = [];
  let began = Date.now();
  let deaths = 0;
  let isDead = false;
  let stands = false;
  let news: Promise<void> | undefined;
  let behind = false;
  let trial: Releases['trial'];
  let screen = '';
  const bundles = new Map<Hash, Promise<Bundle>>();

  const shown = (): Offered | null => offered[0] ?? null;
  /** Null: the build's own definitions. */
  const shownName = (): string | null => shown()?.release ?? null;

  function bundle(hash: Hash): Promise<Bundle> {
    const before = bundles.get(hash);
    if (before !== undefined) return before;
    const asked = bundleOf(hash, brought);
    bundles.set(hash, asked);
    // Asked for again when somebody wants it again.
    asked.catch(() => bundles.delete(hash));
    return asked;
  }

  function save(busy = false): void {
    const { seq, off } = now;
    writeJourney({ seq, off, shown: shownName(), began, deaths, busy, bad: bad.slice(-most) });
  }

  const isOn = (name: string): boolean => !now.off.all && !now.off.releases.includes(name);
  const isAllowed = (name: string): boolean => isOn(name) && !bad.includes(name);
  /** Those of `given` that may be shown. */
  const allowed = (given: readonly Offered[]): readonly Offered[] =>
    given.filter(({ release }) => isAllowed(release));

  const tell = (name: string, error: unknown): void =>
    around?.report(`${name}: ${error instanceof Error ? error.message : String(error)}`);

  /** Of what is tried on people like this one; undefined: nothing, or nobody knows. */
  async function bucketFor({ person, device }: Around, { next }: Now): Promise<number | undefined> {
    if (next === null || next.share >= 100 || !isOn(next.release) || !isFor(next.who, person))
      return undefined;
    const lot = lotOf(device);
    return lot === undefined ? undefined : bucketOf(await digestOf(lotText(next.salt, lot)));
  }

  /**
   * What the page before showed, where somebody is in the middle of something, and behind it what they would get anew; undefined:
   * that alone. Another build, or a later pointer, may know it no more: then the server is asked what it is in this build.
   */
  async function goneOn(
    { shown: name, busy }: Journey,
    chosen: readonly Offered[],
  ): Promise<readonly Offered[] | undefined> {
    if (name === (chosen[0]?.release ?? null)) return undefined;
    if (!busy && (await around?.isUnderWay()) !== true) return undefined;
    if (name === null) return [];
    if (!isAllowed(name)) return undefined;
    try {
      const known = [now.stable, now.next].find((each) => each?.release === name);
      return [known ?? (await askRelease(name, build)), ...chosen];
    } catch (error) {
      tell(name, error);
      return undefined;
    }
  }

  async function choose(before: Journey | undefined): Promise<void> {
    if (around === undefined) return;
    // A page that was kept somewhere may be older than what is known.
    if (before !== undefined && before.seq > now.seq) now = { ...now, seq: before.seq, off: before.off };
    bad = before?.bad ?? [];
    const lot = await bucketFor(around, now);
    const chosen = allowed(choices(now, around.person, lot));
    const { next } = now;
    if (lot !== undefined && next !== null) {
      const { release, share } = next;
      // Its side is what it drew, whatever it shows: one that fell back, or goes on with what it had, is counted where it was sent.
      trial = { release, share, build, arm: isInShare(lot, share) ? 'next' : 'stable' };
    }
    const kept = before && (await goneOn(before, chosen));
    if (kept !== undefined) began = before?.began ?? began;
    offered = kept ?? chosen;
    const isSame = before?.shown === shownName();
    if (shown() === null) return;
    deaths = (isSame ? (before?.deaths ?? 0) : 0) + 1;
    if (deaths > 2) await fall(new Unfit('the page ended twice'));
    else await speak();
  }

  /** The words of the program, as the release has them, before anything is drawn with it. */
  async function speak(): Promise<void> {
    const words = shown()?.manifest.words ?? null;
    try {
      const found = words === null ? undefined : ((await bundle(words)) as WordsBundle);
      around?.put(found?.words[around.person.language] ?? {});
    } catch (error) {
      return fall(error);
    }
    return save();
  }

  /** From here on the page shows the next that may be shown; all of it, and nothing of what was. */
  async function fall(error: unknown): Promise<void> {
    const from = shown();
    if (from === null) return;
    tell(from.release, error);
    // What did not come is no worse for that.
    if (!(error instanceof Lost)) bad = [...bad, from.release];
    offered = offered.slice(1);
    deaths = 0;
    around?.plans.clear();
    await speak();
  }

  function placeOf(id: string): Place {
    const of = shown();
    const layout = of === null ? undefined : lookUp(of.manifest.layouts, id);
    if (layout !== undefined && !now.off.layouts.includes(id)) return { hash: layout };
    return placeOfScreen(now, of, id, has(id));
  }

  async function madeOf(id: string, load: Load): Promise<Given> {
    const place = placeOf(id);
    if (place !== 'built-in' && 'closed' in place) throw new Closed(place.closed);
    const tag = around?.person.language ?? 'es-MX';
    const documents = shown()?.manifest.documents ?? {};
    const dressing: Dressing = { tag, documents, catalog, bundle };
    if (place === 'built-in')
      return { module: withoutWidgets(await withDocuments(await load(id), [], dressing), now.off.widgets) };
    const [own, found] = await Promise.all([has(id) ? load(id) : nothing, bundle(place.hash)]);
    if (found.kind === 'words' || found.kind === 'document' || found.id !== id)
      throw new Unfit(`${place.hash} is not ${id}`);
    return {
      module: withoutWidgets(await dressed(own, found, dressing), now.off.widgets),
      words: found.words[tag],
    };
  }

  async function hearNews(): Promise<void> {
    try {
      const told = await askNow(build);
      if (told.seq < now.seq) return;
      // A release changes outside a journey only: what is new in it waits for the next page.
      now = { ...now, seq: told.seq, off: told.off };
      behind = false;
      const left = allowed(offered);
      const isSame = left[0] === offered[0];
      offered = left;
      around?.plans.clear();
      if (isSame) save();
      else await speak();
    } catch {
      // It is asked for again when the next screen is left.
    }
  }

  return {
    get routes() {
      return shown()?.manifest.routes ?? {};
    },
    get trial() {
      return trial;
    },
    get screen() {
      return screen;
    },
    get kept() {
      if (build === '') return [];
      const name = shownName();
      const manifest = name === null ? [] : [placeOfRelease(name, build)];
      return [placeOfNow(build), ...manifest, ...[...bundles.keys()].map(placeOfBundle)];
    },
    async begin(given) {
      around = given;
      try {
        const block = readBlock();
        if (block === undefined) return;
        ({ build, bundles: brought } = block);
        now = block;
        await choose(readJourney());
      } catch (error) {
        given.report(String(error));
        offered = [];
      }
    },
    async give(id, load) {
      screen = id;
      // Never under a write that runs.
      if (behind && around?.writing() !== true) await (news ??= hearNews().finally(() => (news = undefined)));
      for (;;) {
        const of = shown();
        try {
          return await madeOf(id, load);
        } catch (error) {
          if (of === shown()) {
            const isOurs = error instanceof Unfit || (error instanceof Lost && !stands);
            if (of === null || !isOurs) throw error;
            await fall(error);
          }
        }
      }
    },
    refuse: (id, why) => fall(new Unfit(`${id} cannot be planned: ${why}`)),
    ahead(id, load) {
      const place = placeOf(id);
      if (has(id)) load(id).catch(() => undefined);
      if (place !== 'built-in' && 'hash' in place) bundle(place.hash).catch(() => undefined);
    },
    hasLayout: (id) => lookUp(shown()?.manifest.layouts, id) !== undefined,
    isOffLayout: (id) => now.off.layouts.includes(id),
    hear(seq) {
      if (!(seq > now.seq) || behind) return;
      behind = true;
      around?.plans.clear();
    },
    drawn() {
      stands = true;
      const live = (): void => {
        if (isDead) return;
        deaths = 0;
        save();
      };
      setTimeout(live, alive);
      window.addEventListener('pagehide', () => {
        if (!isDead) deaths = 0;
        save(around?.writing() === true || document.querySelector('dialog[open]') !== null);
      });
      // Another page of this tab may have left a journey of its own meanwhile.
      window.addEventListener('pageshow', ({ persisted }) => persisted && save());
    },
    died() {
      isDead = true;
    },
  };
}
