import { describe, expect, it } from 'vitest';
import type { Arm, Outcome, Voices } from './evidence.ts';
import { judge, type Trial } from './judge.ts';
import { power, visitsFor } from './power.ts';

const minute = 60_000;
const steps = [
  { share: 1, minutes: 10 },
  { share: 10, minutes: 30 },
  { share: 100, minutes: 0 },
];
const trial = (more: Partial<Trial> = {}): Trial => ({ share: 10, held: false, since: 0, steps, ...more });

function voices(arm: Arm, outcome: Outcome, count: number, share = 10): readonly Voices[] {
  return Array.from({ length: count }, (_, index) => ({
    share,
    day: 0,
    cell: index % 256,
    arm,
    outcome,
    count: 1,
  }));
}
const enough = [...voices('next', 'visit', 400), ...voices('stable', 'visit', 3600)];
const failing = voices('next', 'failure', 9);

describe('a ramp', () => {
  it('goes on when its time is over and enough phones were seen', () => {
    expect(judge(trial(), enough, 30 * minute)).toMatchObject({
      deed: 'raise',
      share: 100,
      why: {
        'en-IN':
          'The ramp went on from 10 % to 100 %. Of 400 phones with it 0 failed (0.0 %) and 0 presses came to their end, of 3600 phones without it 0 failed (0.0 %) and 0 presses came to their end.',
      },
    });
  });

  it.each<[string, Partial<Trial>, readonly Voices[], number, RegExp]>([
    ['its time is not over', {}, enough, 29.5 * minute, /^It stays at 10 % for 1 minute more/],
    ['the clock jumped back', {}, enough, -1e9, /^It stays at 10 %/],
    ['a person holds it', { held: true }, enough, 99 * minute, /holds it/],
    ['it is at its end', { share: 100 }, enough, 99 * minute, /no further step/],
    ['it has no steps', { steps: [] }, enough, 99 * minute, /no steps: only a person raises/],
    ['nobody is sent it', { share: 0 }, [...enough, ...failing], 99 * minute, /Nobody/],
    ['nobody was seen', {}, [], 99 * minute, /With 0 phones of it a rise of 5 points is seen with 0 %/],
    ['few were seen', {}, enough.slice(0, 150), 99 * minute, /With 149 phones .* seen with \d\d %/],
    ['those seen are of another step', { share: 1 }, enough, 99 * minute, /With 0 phones/],
    [
      'nobody else was seen',
      {},
      voices('next', 'visit', 900),
      99 * minute,
      /goes on from 95 % and 200 phones/,
    ],
    [
      'all are of one network',
      {},
      enough.map((each) => ({ ...each, cell: 0 })),
      99 * minute,
      /one network, as behind a proxy that hides/,
    ],
    [
      'it looks like a defect',
      {},
      [...enough, ...voices('next', 'failure', 4)],
      99 * minute,
      /^It waits: perhaps more/,
    ],
  ])('waits while %s', (_, given, heard, now, why) => {
    const verdict = judge(trial(given), heard, now);
    expect(verdict).toMatchObject({ deed: 'wait', share: trial(given).share });
    expect(verdict.why['en-IN']).toMatch(why);
  });

  it('waits longer where phones fail without it as well: what is rare is seen sooner', () => {
    const often = [...enough, ...voices('stable', 'failure', 72), ...voices('next', 'failure', 8)];
    expect(judge(trial(), often, 99 * minute)).toMatchObject({ deed: 'wait' });
  });

  it.each([trial(), trial({ held: true }), trial({ steps: [] }), trial({ since: 1e15 })])(
    'is stopped at any time, held or not, with the figures that led to it',
    (given) => {
      expect(judge(given, [...enough, ...failing], minute)).toMatchObject({
        deed: 'stop',
        share: 0,
        why: {
          'en-IN':
            'The guard took it back: more phones fail with it. Of 400 phones with it 9 failed (2.3 %) and 0 presses came to their end, of 3600 phones without it 0 failed (0.0 %) and 0 presses came to their end. Chance does this to less than one release in a thousand.',
          'es-MX':
            'El vigilante la retiró: con ella fallan más teléfonos. De 400 teléfonos con ella 9 fallaron (2.3 %) y 0 toques llegaron a su fin; de 3600 teléfonos sin ella 0 fallaron (0.0 %) y 0 toques llegaron a su fin. El azar hace esto a menos de una versión de cada mil.',
        },
      });
    },
  );

  it('is stopped where presses no longer come to their end', () => {
    const fallen = [...enough, ...voices('stable', 'done', 900), ...voices('next', 'done', 30)];
    expect(judge(trial(), fallen, minute).why['en-IN']).toMatch(/fewer presses come to their end/);
  });
});

describe('power', () => {
  it('is more with more phones, a greater rise, and a smaller base', () => {
    const of = (visits: number, rise: number, base: number): number =>
      power({ share: 10, visits, base }, rise);
    expect(of(400, 0.05, 0.01)).toBeGreaterThan(of(200, 0.05, 0.01));
    expect(of(200, 0.1, 0.01)).toBeGreaterThan(of(200, 0.05, 0.01));
    expect(of(200, 0.05, 0)).toBeGreaterThan(of(200, 0.05, 0.02));
    expect(of(0, 0.05, 0.01)).toBe(0);
    expect(of(1e9, 0.05, 0.01)).toBeCloseTo(1, 6);
  });

  it('without anyone to compare with is none', () => {
    expect(power({ share: 100, visits: 1000, base: 0 }, 0.5)).toBe(0);
  });

  it('finds the number of phones that it takes', () => {
    const traffic = { share: 10, base: 0.01 };
    const visits = visitsFor(traffic, 0.05, 0.95);
    expect(power({ ...traffic, visits }, 0.05)).toBeGreaterThanOrEqual(0.95);
    expect(power({ ...traffic, visits: visits * 0.95 }, 0.05)).toBeLessThan(0.95);
  });
});
