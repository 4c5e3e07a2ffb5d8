/** Holds the countdown: by its end, whatever happened between. */
import { expect, it } from 'vitest';
import fc from 'fast-check';
import { secondsLeft } from './countdown.ts';

const start = 1_000_000;

it.each([
  [start + 60_000, start, 60],
  [start + 60_000, start + 1, 60],
  [start + 60_000, start + 1_000, 59],
  [start + 60_000, start + 59_001, 1],
  [start + 60_000, start + 60_000, 0],
  [start + 60_000, start + 600_000, 0],
  [0, start, 0],
  [Number.NaN, start, 0],
  [Infinity, start, 0],
  ['2026', start, 0],
  [undefined, start, 0],
])('until %s at %s: %s', (until, now, left) => {
  expect(secondsLeft(until, now, 60)).toBe(left);
});

it('an end that a clock set back has moved away is none', () => {
  expect(secondsLeft(start + 60_000, start - 3_600_000, 60)).toBe(0);
});

it('never counts up, nor beyond its length', () => {
  const ms = fc.integer({ min: 0, max: 200_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), ms, ms, (longest, passed, more) => {
      const until = start + longest * 1000;
      const before = secondsLeft(until, start + passed, longest);
      const after = secondsLeft(until, start + passed + more, longest);
      return after <= before && before <= longest && after >= 0;
    }),
  );
});
