/**
 * Which release a person sees, the same on the phone and wherever it is counted (docs/releases.md). It must not know where
 * the pointer came from, nor who the person is beyond what a release may ask.
 */
import type { Language } from '../../model/language.ts';
import type { Now, Off, Offered, Who } from '../../model/release.ts';

/** What a release may ask of a person; nothing in it names one, and none of it leaves the phone. */
export interface Person {
  readonly language: Language['tag'];
  readonly country: string | undefined;
  readonly brand: string;
  /** Of the app around the page; empty where it did not say. */
  readonly version: string;
  /** The promotion's id; empty outside of one. */
  readonly promotion: string;
}

/** A hundredth of a percent. */
const steps = 10_000;

/** The text whose digest says where a person falls; a salt for each release, so that no two try the same people. */
export const lotText = (salt: string, id: string): string => salt + id;

/** 0 to 9999. @param digest SHA-256 of `lotText`. */
export function bucketOf(digest: Uint8Array): number {
  const [a = 0, b = 0, c = 0, d = 0] = digest;
  return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % steps;
}

/** A greater share only adds people. @param share percent, in steps of 0.01. */
export const isInShare = (bucket: number, share: number): boolean => bucket < Math.round(share * 100);

/** `2.10` after `2.4`; what is no version is neither before nor after. */
export function compareVersions(a: string, b: string): number {
  const read = (version: string): readonly number[] =>
    /^\d+(?:\.\d+)*$/.test(version) ? version.split('.').map(Number) : [Number.NaN];
  const [left, right] = [read(a), read(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Whether a release is for this person; who does not say what it asks is not meant. */
export function isFor(who: Who, person: Person): boolean {
  const { versionFrom, versionTo } = who;
  return (
    (['language', 'country', 'brand', 'promotion'] as const).every(
      (name) => who[name] === undefined || who[name] === person[name],
    ) &&
    (versionFrom === undefined || compareVersions(person.version, versionFrom) >= 0) &&
    (versionTo === undefined || compareVersions(person.version, versionTo) <= 0)
  );
}

const isOn = (offered: Offered | null, off: Off): offered is Offered =>
  offered !== null && !off.releases.includes(offered.release);

/**
 * Those a person may be shown, the first first; after the last of them the build's own definitions.
 * @param bucket undefined where the phone can keep no id and names no device: then only what everyone has.
 */
export function choices(
  { stable, next, off }: Pick<Now, 'stable' | 'next' | 'off'>,
  person: Person,
  bucket: number | undefined,
): readonly Offered[] {
  if (off.all) return [];
  const tried =
    isOn(next, off) &&
    isFor(next.who, person) &&
    (next.share >= 100 || (bucket !== undefined && isInShare(bucket, next.share)));
  return [...(tried ? [next] : []), ...(isOn(stable, off) ? [stable] : [])];
}
