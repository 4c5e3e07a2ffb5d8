import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEvidence,
  falseStops,
  logMean,
  outcomes,
  questions,
  weights,
  type Arm,
  type Evidence,
  type Outcome,
  type Voices,
} from './evidence.ts';

const voice = (arm: Arm, more: Partial<Voices> = {}): Voices => ({
  share: 10,
  day: 0,
  cell: 0,
  arm,
  outcome: 'failure',
  count: 1,
  ...more,
});
const heard = (...voices: readonly Voices[]): Evidence => {
  const evidence = createEvidence();
  voices.forEach(evidence.add);
  return evidence;
};
const spread = (count: number, arm: Arm, more: Partial<Voices> = {}): readonly Voices[] =>
  Array.from({ length: count }, (_, cell) => voice(arm, { cell, ...more }));

const shares = fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100);

describe('the bound', () => {
  it('a voice of a release without a defect weighs 1 on average, at every share and for all odds', () => {
    fc.assert(
      fc.property(shares, fc.double({ min: 0.01, max: 100, noNaN: true }), (share, odds) => {
        const { next, stable } = weights(share, odds);
        const mean = (share / 100) * Math.exp(next) + (1 - share / 100) * Math.exp(stable);
        expect(mean).toBeCloseTo(1, 9);
      }),
    );
  });

  it('shares out the whole error and no more, over odds that sum to 1', () => {
    const parts = outcomes.map((outcome) => questions[outcome].error);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(falseStops, 12);
    for (const outcome of outcomes)
      expect(questions[outcome].odds.reduce((sum, [, weight]) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('is below the martingale that leaves nothing out, for every row of voices', () => {
    const voices = fc.array(
      fc.record({
        share: fc.constantFrom(1, 10, 50),
        day: fc.integer({ min: 0, max: 2 }),
        cell: fc.integer({ min: 0, max: 5 }),
        arm: fc.constantFrom<Arm>('next', 'stable'),
        outcome: fc.constantFrom<Outcome>(...outcomes),
        count: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(voices, (all) => {
        for (const outcome of outcomes) {
          const { odds, error } = questions[outcome];
          const own = all.filter((each) => each.outcome === outcome);
          const terms = odds.map(
            ([ratio, weight]) =>
              [
                own.reduce((sum, { share, arm, count }) => sum + count * weights(share, ratio)[arm], 0),
                weight,
              ] as const,
          );
          expect(heard(...all).of(outcome)).toBeLessThanOrEqual(logMean(terms) / -Math.log(error) + 1e-9);
        }
      }),
    );
  });
});

describe('evidence', () => {
  it('begins with none, and speaks for a release that fails less', () => {
    expect(heard().of('failure')).toBeCloseTo(0, 12);
    expect(heard(...spread(40, 'stable')).of('failure')).toBeLessThan(0);
  });

  it('is the same in whatever order and parts voices come', () => {
    const parts = heard(voice('next'), voice('next', { cell: 1 }), voice('next', { cell: 1 }));
    const whole = heard(voice('next', { cell: 1, count: 2 }), voice('next'));
    expect(parts.of('failure')).toBeCloseTo(whole.of('failure'), 12);
  });

  it('stops when failures come from the release alone, and when presses or arrivals go missing', () => {
    expect(heard(...spread(6, 'next')).of('failure')).toBeGreaterThan(1);
    expect(heard(...spread(90, 'stable', { outcome: 'done' })).of('done')).toBeLessThan(1);
    const half = { share: 50 } as const;
    expect(heard(...spread(60, 'stable', { ...half, outcome: 'done' })).of('done')).toBeGreaterThan(1);
    expect(heard(...spread(60, 'stable', { ...half, outcome: 'visit' })).of('visit')).toBeGreaterThan(1);
  });

  it('says nothing where there is nobody to compare with', () => {
    for (const share of [0, 100])
      expect(heard(...spread(200, 'next', { share })).of('failure')).toBeCloseTo(0, 12);
  });

  it('is moved by no client alone, with 500 voices on each of three days', () => {
    const days = [0, 1, 2].map((day) => voice('next', { day, cell: 9 + day, count: 500 }));
    expect(heard(...days).of('failure')).toBeCloseTo(0, 12);
    const before = spread(4, 'next');
    const [without, withThem] = [
      heard(...before),
      heard(...before, voice('next', { cell: 200, count: 500 })),
    ];
    // What is left out is the client's cell, in the place of one that was left out before.
    const one = heard(...spread(5, 'next'));
    expect(withThem.of('failure')).toBeLessThanOrEqual(one.of('failure') + 1e-9);
    expect(without.of('failure')).toBeLessThan(1);
    expect(withThem.of('failure')).toBeLessThan(1);
  });

  it('counts each arm, with and without the network that has most of it', () => {
    const evidence = heard(
      voice('next', { outcome: 'visit', count: 7 }),
      ...spread(3, 'next', { outcome: 'visit' }),
    );
    expect([evidence.count('next', 'visit'), evidence.count('next', 'visit', true)]).toEqual([10, 2]);
    expect(evidence.count('stable', 'visit', true)).toBe(0);
  });
});
