/** Holds the choice: who is meant, who falls into a share, and that nobody falls out of it as it rises. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Manifest, Now, OfferedNext, Who } from '../../model/release.ts';
import { bucketOf, choices, isFor, isInShare, lotText, type Person } from './choose.ts';

const person: Person = {
  language: 'es-MX',
  country: 'MX',
  brand: 'Lendora',
  version: '2.10.1',
  promotion: '7',
};
const manifest: Manifest = { screens: {}, layouts: {}, words: null, documents: {}, routes: {} };
const stable = { release: 's', manifest };
const next: OfferedNext = { release: 'n', manifest, salt: 'x', share: 10, who: {} };
const nothingOff = { screens: {}, layouts: [], widgets: [], calls: {}, releases: [], all: false };
const now: Now = { seq: 1, stable, next, off: nothingOff };
const shown = (given: Partial<Now>, bucket: number | undefined = 0): readonly string[] =>
  choices({ ...now, ...given }, person, bucket).map(({ release }) => release);

describe('who a release is for', () => {
  it.each<[Who, boolean]>([
    [{}, true],
    [{ language: 'es-MX' }, true],
    [{ language: 'en-IN' }, false],
    [{ country: 'IN' }, false],
    [{ country: 'MX', brand: 'Lendora', promotion: '7' }, true],
    [{ brand: 'lendora' }, false],
    [{ promotion: '' }, false],
    [{ versionFrom: '2.4' }, true],
    [{ versionFrom: '2.10.1', versionTo: '2.10.1' }, true],
    [{ versionFrom: '2.10.2' }, false],
    [{ versionTo: '2.10' }, false],
    [{ versionTo: '3' }, true],
    [{ versionFrom: 'two' }, false],
  ])('%j: %s', (who, is) => {
    expect(isFor(who, person)).toBe(is);
  });

  it.each(['', 'beta', '2.x', '-1'])('an app that says %j is none of any version', (version) => {
    expect(isFor({ versionFrom: '0' }, { ...person, version })).toBe(false);
    expect(isFor({ versionTo: '99' }, { ...person, version })).toBe(false);
  });
});

describe('what is shown', () => {
  it('is the one on trial to its share, and what everyone has behind it', () => {
    expect(shown({}, 999)).toEqual(['n', 's']);
    expect(shown({}, 1000)).toEqual(['s']);
  });

  it('is what everyone has where nobody knows who asks, unless all are meant', () => {
    const whole = { next: { ...next, share: 100 } };
    expect(choices(now, person, undefined)).toEqual([stable]);
    expect(choices({ ...now, ...whole }, person, undefined)[0]?.release).toBe('n');
  });

  it('is none that is off, and nothing where all are', () => {
    expect(shown({ off: { ...nothingOff, releases: ['n'] } })).toEqual(['s']);
    expect(shown({ off: { ...nothingOff, releases: ['n', 's'] } })).toEqual([]);
    expect(shown({ off: { ...nothingOff, all: true } })).toEqual([]);
    expect(shown({ stable: null, next: null })).toEqual([]);
  });
});

describe('a share', () => {
  const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest();

  it('reads the first four bytes, the greatest first', () => {
    expect(bucketOf(Uint8Array.of(0, 0, 0, 7, 99))).toBe(7);
    expect(bucketOf(Uint8Array.of(255, 255, 255, 255))).toBe(4_294_967_295 % 10_000);
  });

  it('loses nobody as it rises', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((steps) => steps / 100);
    fc.assert(
      fc.property(fc.string(), fc.string(), percent, percent, (salt, id, a, b) => {
        const bucket = bucketOf(digest(lotText(salt, id)));
        const [less, more] = a < b ? [a, b] : [b, a];
        return !isInShare(bucket, less) || isInShare(bucket, more);
      }),
    );
  });

  it('has none at 0 and all at 100, and exactly its hundredths between', () => {
    const all = Array.from({ length: 10_000 }, (_, bucket) => bucket);
    for (const share of [0, 0.01, 0.07, 0.29, 1.1, 33.33, 99.99, 100])
      expect(all.filter((bucket) => isInShare(bucket, share))).toHaveLength(Math.round(share * 100));
  });
});
