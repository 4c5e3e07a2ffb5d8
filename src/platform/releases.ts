/**
 * What the phone keeps of releases, and what it asks its server for: the block of the page, the release of a journey, the lot that
 * the phone has drawn, bundles by their names. All of it may be missing or wrong. It must not know who sees what.
 */
import { nameOfDigest } from '../lib/hash-name.ts';
import { lookUp } from '../lib/look-up.ts';
import type { PageBlock } from '../lib/page-blocks.ts';
import { journeyKey } from '../lib/releases/journey.ts';
import type { Bundle, Hash, Now, Off, Offered, ReleaseBlock } from '../model/release.ts';
import { digestOf } from './hash.ts';
import { randomKey } from './random.ts';

/** It did not come, and may come if it is asked for again. */
export class Lost extends Error {}
/** It is not what it should be, and will not be. */
export class Unfit extends Error {}

/** What a page leaves for the next one of the same tab. */
export interface Journey extends Pick<Now, 'seq' | 'off'> {
  /** The release by its name, for what it shows is another thing in another build; null: the build's own definitions. */
  readonly shown: string | null;
  /** When it began, ms since 1970. */
  readonly began: number;
  /** How many pages in succession ended before they had lived a while. */
  readonly deaths: number;
  /** Whether the page was left in the middle of something. */
  readonly busy: boolean;
  /** Releases that this phone could not show. */
  readonly bad: readonly string[];
}

/** Neither this nor the journey is the session's, of which a logout leaves nothing (storage.ts). */
const lotKey = 'h5-lot';

const day = 86_400_000;
/** Of a journey: whoever comes back later begins another one. */
const longestJourney = day;
/** Letters: what is more is not kept. */
const largestJourney = 16_384;
/** A phone that has not been here for longer draws another lot. */
const lotKept = 400 * day;
const lotRenewed = 30 * day;
/** How long somebody waits for a part of a page before the page says so, or is another one (ms). */
const patience = 8000;
const newsPatience = 2000;

type Members = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const areObjects = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => isObject(value[name]));
const areLists = (value: unknown, names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => Array.isArray(value[name]));

const isOff = (off: unknown): off is Off =>
  areObjects(off, ['screens', 'calls']) && areLists(off, ['layouts', 'widgets', 'releases']);
const isOffered = (value: unknown): value is Offered | null =>
  value === null ||
  (isObject(value) && areObjects(value['manifest'], ['screens', 'layouts', 'documents', 'routes']));
const isNow = (value: unknown): value is Now =>
  isObject(value) &&
  Number.isSafeInteger(value['seq']) &&
  isOff(value['off']) &&
  isOffered(value['stable']) &&
  isOffered(value['next']);

const written = (id: PageBlock): string | undefined => document.getElementById(id)?.textContent ?? undefined;

/** What the server wrote into the page; undefined where it wrote nothing. Throws where that is no block. */
export function readBlock(): ReleaseBlock | undefined {
  const text = written('release');
  if (text === undefined) return undefined;
  const block: unknown = JSON.parse(text);
  if (!isNow(block) || !areObjects(block, ['bundles'])) throw new Unfit('no block');
  return block as ReleaseBlock;
}

export function readJourney(): Journey | undefined {
  try {
    const journey = JSON.parse(window.sessionStorage.getItem(journeyKey) ?? '') as Journey;
    // A clock that was set back must not keep it for ever.
    const isYoung = Math.abs(Date.now() - journey.began) < longestJourney;
    const isName = journey.shown === null || typeof journey.shown === 'string';
    return isYoung && isName && isOff(journey.off) && Array.isArray(journey.bad) ? journey : undefined;
  } catch {
    return undefined;
  }
}

/** Where there is no room or no storage each page begins a journey of its own. */
export function writeJourney(journey: Journey): void {
  try {
    const text = JSON.stringify(journey);
    // What is there goes first: what cannot be kept must not leave an older one behind.
    window.sessionStorage.removeItem(journeyKey);
    if (text.length <= largestJourney) window.sessionStorage.setItem(journeyKey, text);
  } catch {
    // Blocked, or full.
  }
}

/**
 * By what this phone falls into a share: drawn once and kept, for whoever is logged in. It never leaves the phone.
 * @param device what stands in where nothing can be kept.
 */
export function lotOf(device: string | undefined): string | undefined {
  let kept = '';
  try {
    const [time = '', lot = ''] = (window.localStorage.getItem(lotKey) ?? '').split(' ');
    const age = Math.abs(Date.now() - Number(time));
    if (age < lotKept) kept = lot;
    if (kept !== '' && age < lotRenewed) return kept;
    const next = kept === '' ? randomKey() : kept;
    window.localStorage.setItem(lotKey, `${Date.now()} ${next}`);
    return next;
  } catch {
    // Blocked or full: what could not be kept would be another one at the next page.
    return kept === '' ? device : kept;
  }
}

async function ask(path: string, ms: number): Promise<unknown> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ms);
  try {
    const response = await fetch(path, { credentials: 'same-origin', signal: controller.signal });
    if (response.ok) return (await response.json()) as unknown;
    throw response.status === 404 ? new Unfit(path) : new Error(`${path} answers ${response.status}`);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Unfit(`${path} is no JSON`);
    throw error instanceof Unfit ? error : new Lost(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Where each of them is asked for; a build is empty where nobody told the page. */
const ofBuild = (build: string): string =>
  build === '' ? '' : `?${new URLSearchParams({ build }).toString()}`;
export const placeOfBundle = (hash: Hash): string => `/release/b/${encodeURIComponent(hash)}.json`;
export const placeOfRelease = (release: string, build: string): string =>
  `/release/r/${encodeURIComponent(release)}.json${ofBuild(build)}`;
export const placeOfNow = (build: string): string => `/release/now.json${ofBuild(build)}`;

/** The bundle of this name, checked. Rejects with `Lost` or `Unfit`. @param given those that came with the page. */
export async function bundleOf(hash: Hash, given: ReleaseBlock['bundles']): Promise<Bundle> {
  const bundle = lookUp(given, hash) ?? (await ask(placeOfBundle(hash), patience));
  const digest = await digestOf(JSON.stringify(bundle)).catch(() => {
    throw new Unfit('nothing can be checked here');
  });
  if (nameOfDigest(digest) !== hash) throw new Unfit(`${hash} is another`);
  return bundle as Bundle;
}

/** What a release that was live shows in this build. Rejects with `Unfit` where the build cannot show it. */
export async function askRelease(release: string, build: string): Promise<Offered> {
  const offered = await ask(placeOfRelease(release, build), patience);
  if (!isOffered(offered) || offered?.release !== release) throw new Unfit('no release');
  return offered;
}

export async function askNow(build: string): Promise<Now> {
  const now = await ask(placeOfNow(build), newsPatience);
  if (!isNow(now)) throw new Unfit('no pointer');
  return now;
}
