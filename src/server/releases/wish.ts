/** For whom and from when to when a release is asked to be live. It must not know a store. */
import { isDeepStrictEqual } from 'node:util';
import { tongues } from '../../lib/figures.ts';
import { compareVersions } from '../../lib/releases/choose.ts';
import { success, type Result } from '../../lib/result.ts';
import type { Publish } from '../../model/release-api.generated.ts';
import type { Next, PartName, Pointer, Who } from '../../model/release.ts';
import { spotOf } from '../../release/names.ts';
import { say } from '../../release/operations/say.ts';
import type { Told } from '../../release/told.ts';
import type { Everyone } from '../render/outcomes.ts';
import { refuse, type Refused } from './desk.ts';
import { trialOf } from './lanes.ts';
import { isStep } from './ramp.ts';
import { languages, laneWords, moment } from './say.ts';

export interface Wish extends Pick<Next, 'share' | 'who' | 'from' | 'until'> {
  /** A start that was asked for and has passed: it begins now, as who publishes again after an approval expects. */
  readonly passed: string | undefined;
}

/** A day that is in no calendar would pass for another one: `2026-11-31` for the first of December. */
function wrongTime(name: string, at: string): Told | undefined {
  if (Number.isNaN(Date.parse(at))) return say('noTime', { name, at });
  const [day = ''] = /^\d{4}-\d{2}-\d{2}/.exec(at) ?? [];
  return day === '' || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
    ? undefined
    : say('noSuchDay', { name, day });
}

const utc = (at: string | undefined): string | null => (at === undefined ? null : new Date(at).toISOString());

export function wishOf({ share = 100, who = {}, from, until }: Publish, now: Date): Result<Wish, Refused> {
  for (const [name, at] of Object.entries({ from, until })) {
    const wrong = at === undefined ? undefined : wrongTime(name, at);
    if (wrong !== undefined) return refuse(400, wrong);
  }
  if (!isStep(share)) return refuse(400, say('shareSteps'));
  const { versionFrom, versionTo } = who;
  if (versionFrom !== undefined && versionTo !== undefined && compareVersions(versionFrom, versionTo) > 0)
    return refuse(400, say('versionsCross', { from: versionFrom, to: versionTo }));
  const [start, end] = [utc(from), utc(until)];
  if (end !== null && Date.parse(end) <= now.getTime())
    return refuse(400, say('endHasPassed', { at: moment(end), now: moment(now.toISOString()) }));
  if (start !== null && end !== null && end <= start) return refuse(400, say('endAfterStart'));
  const isBegun = start !== null && Date.parse(start) <= now.getTime();
  const wish = { share, who: who as Who, until: end };
  return success(
    isBegun ? { ...wish, from: null, passed: start } : { ...wish, from: start, passed: undefined },
  );
}

/** What of it meets nobody of those who come to this server; what other servers on the store are configured for is not known here. */
export function meetsNobody({ country, brand }: Who, everyone: Everyone | undefined): readonly Told[] {
  if (everyone === undefined) return [];
  const here = (name: string | undefined): string | Told => name || say('nothingThere');
  return [
    ...(country === undefined || country === everyone.country
      ? []
      : [say('nobodyInCountry', { country, own: here(everyone.country) })]),
    ...(brand === undefined || brand === everyone.brand
      ? []
      : [say('nobodyOfBrand', { brand, own: here(everyone.brand) })]),
  ];
}

/** Whether those who read a language read another one than that of all that changes. */
export function saysNothingTo(language: string, changed: ReadonlySet<PartName>): readonly Told[] {
  const isOfOthers = (name: PartName): boolean => {
    const spot = spotOf(name);
    return spot?.kind === 'words' && tongues[spot.tongue] !== language;
  };
  return changed.size > 0 && [...changed].every(isOfOthers)
    ? [say('onlyOtherWords', { language: languages[language] ?? language })]
    : [];
}

/** How it has been on trial, where this is another way. */
export function untilNow(pointer: Pointer, id: string, contract: string, now: Date): readonly Told[] {
  const lane = pointer.lanes.find((each) => each.contract === contract);
  return lane?.next?.release === id ? [say('untilNow', { what: laneWords(lane, now) })] : [];
}

/** Whether it is on trial, just as it is asked for. */
export function isTriedSo(pointer: Pointer, id: string, wish: Omit<Wish, 'passed'>): boolean {
  const trial = trialOf(pointer);
  if (trial?.release !== id) return false;
  const { share, who, from, until } = trial;
  return isDeepStrictEqual({ share, who, from, until }, wish);
}

const limits = {
  language: 'language',
  country: 'country',
  brand: 'brand',
  versionFrom: 'from-version',
  versionTo: 'to-version',
  promotion: 'promotion',
} as const;

/** How it is asked for again, of a release that waits; undefined where it is for all, from now on. */
export function commandOf(
  release: string,
  { share, who = {}, from, until }: Pick<Publish, 'share' | 'who' | 'from' | 'until'>,
): string | undefined {
  const of = Object.entries(limits).flatMap(([member, name]) => {
    const value = who[member as keyof typeof limits];
    return value === undefined ? [] : [`--who "${name}=${value.replace(/^(es|en)-.*$/, '$1')}"`];
  });
  const options = [
    ...(share === undefined ? [] : [`--share ${share}`]),
    ...of,
    ...(from === undefined ? [] : [`--from ${from}`]),
    ...(until === undefined ? [] : [`--until ${until}`]),
  ];
  return options.length === 0 ? undefined : ['npm run release -- publish', release, ...options].join(' ');
}
