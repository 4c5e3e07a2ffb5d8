/** The quick form of `npm run releases:guard`: hundreds of ramps, always the same ones. */
import { describe, expect, it } from 'vitest';
import { falseStops } from '../../src/release/guard/evidence.ts';
import { power } from '../../src/release/guard/power.ts';
import { bestPossible } from './guard-bound.ts';
import { detect, ramp, randomFrom, type Watch, type World } from './guard-simulation.ts';

/** How many of so many. */
function often(count: number, one: (random: () => number) => unknown): number {
  const random = randomFrom(20_261_123);
  return Array.from({ length: count }, () => one(random)).filter((each) => each !== undefined).length;
}
const watch: Watch = { share: 10, perMinute: 20, minutes: 10 };
const found = (count: number, world: World, more: Partial<Watch> = {}): number =>
  often(count, (random) => detect({ ...watch, ...more }, world, random)) / count;

describe('a release without a defect', () => {
  it.each([0, 0.001, 0.01])('goes through to everyone where of all phones %f fail', (base) => {
    expect(often(40, (random) => ramp({ base, rise: 0, crowd: 0.2 }, random).stoppedAt)).toBe(0);
  });
});

describe('with 200 phones of it in ten minutes', () => {
  it('a rise of 5 points where nearly no phone fails is found', () => {
    expect(found(150, { base: 0, rise: 0.05 })).toBeGreaterThan(0.9);
  });

  it('a rise of 10 points is found where phones fail without it too', () => {
    expect(found(150, { base: 0.01, rise: 0.1 })).toBeGreaterThan(0.95);
  });

  it('half of all are found within two minutes', () => {
    expect(found(50, { base: 0.02, rise: 0.5 }, { minutes: 2 })).toBe(1);
  });

  it('smaller ones are found as often as was told, or more', () => {
    for (const base of [0.001, 0.01, 0.02]) {
      const told = power({ share: 10, visits: 200, base }, 0.05);
      // 300 tries tell it to within three hundredths; twice that is far enough for a seed.
      expect(found(300, { base, rise: 0.05 })).toBeGreaterThan(told - 0.06);
    }
  });
});

it('sees less than the best test there can be', () => {
  for (const base of [0, 0.001, 0.01, 0.02]) {
    const told = power({ share: 1, visits: 200, base }, 0.05);
    const best = bestPossible(200, base, 0.05, falseStops, 1);
    expect([base, told < best]).toEqual([base, true]);
  }
  // By the tables of the Poisson distribution: of 10 expected at most 4 come with 2.93 %, of 10 expected none with 0.005 %.
  expect(bestPossible(200, 0, 0.05, 1e-9, 4)).toBeCloseTo(0.97075, 4);
  expect(bestPossible(200, 0, 0.05, 1e-9, 0)).toBeCloseTo(0.99995, 4);
});

it('presses that no longer come to their end are found', () => {
  expect(found(60, { base: 0.01, rise: 0, doneWith: 0 }, { perMinute: 100 })).toBeGreaterThan(0.95);
});

it('500 forged failures of one client stop nothing', () => {
  const stopped = often(60, (random) =>
    detect({ ...watch, perMinute: 100 }, { base: 0.01, rise: 0 }, random, (evidence, second) => {
      if (second === 0)
        evidence.add({ share: 10, day: 0, cell: 7, arm: 'next', outcome: 'failure', count: 500 });
    }),
  );
  expect(stopped).toBe(0);
});
