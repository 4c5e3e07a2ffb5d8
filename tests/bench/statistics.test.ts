import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOf, estimate, median, verdict, type Pair } from './statistics.ts';

/** Numbers between 0 and 1 that are the same on every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('the median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));
});

describe('the interval of the median', () => {
  it('leaves out as many values on either side as the tables say', () => {
    // Binomial tables, 99 %: from 8 values on the whole range will do.
    expect([7, 8, 11, 12, 20, 50].map(cutOf)).toEqual([undefined, 0, 0, 1, 3, 15]);
  });

  it('holds the ratio, and is ordered', () => {
    const pair = fc.record({
      measured: fc.double({ min: 0.1, max: 100, noNaN: true }),
      reference: fc.double({ min: 0.1, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(pair, { minLength: 1, maxLength: 60 }), (pairs) => {
        const { ratio, low, high } = estimate(pairs);
        expect(low).toBeLessThanOrEqual(ratio);
        expect(high).toBeGreaterThanOrEqual(ratio);
      }),
    );
  });

  it('holds the true ratio about 99 times of 100, however single samples jump', () => {
    const next = random(7);
    // A tenth of noise on each, and now and then a pause that hits one of the two.
    const time = (): number => (0.9 + 0.2 * next()) * (next() < 0.1 ? 4 : 1);
    const held = Array.from({ length: 1000 }, () => {
      const pairs = Array.from({ length: 30 }, (): Pair => ({ measured: 1.1 * time(), reference: time() }));
      const { low, high } = estimate(pairs);
      return low <= 1.1 && 1.1 <= high;
    });
    expect(held.filter(Boolean).length).toBeGreaterThan(975);
  });
});

describe('the verdict', () => {
  const of = (ratios: readonly number[]) =>
    verdict(estimate(ratios.map((measured) => ({ measured, reference: 1 }))), 1.3);
  const around = (middle: number): readonly number[] =>
    Array.from({ length: 21 }, (_, index) => middle + (index - 10) / 100);

  it('is no only where the whole interval is over the limit', () => {
    expect([1.1, 1.3, 1.35, 1.5].map((middle) => of(around(middle)))).toEqual(['ok', 'ok', 'open', 'over']);
  });

  it('is open with too few samples, whatever they say', () => {
    expect([of([1, 1, 1]), of([9, 9, 9])]).toEqual(['open', 'open']);
  });

  it('is not turned by a few samples that jumped', () => {
    expect(of([...around(1.1), 5, 6, 7])).toBe('ok');
  });
});
