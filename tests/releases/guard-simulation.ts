/** Ramps as they would go: what the script and the tests of the guard count. */
import {
  cells,
  createEvidence,
  type Arm,
  type Evidence,
  type Outcome,
} from '../../src/release/guard/evidence.ts';
import { armed } from '../../src/release/guard/judge.ts';
import { visitsFor } from '../../src/release/guard/power.ts';

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface World {
  /** Probabilities, 0 to 1: of a failure without a defect, and what the defect adds. */
  readonly base: number;
  readonly rise: number;
  /** Of a finished press, without a defect and with it. */
  readonly done?: number;
  readonly doneWith?: number;
  /** The part of all phones behind one single network. */
  readonly crowd?: number;
}

const finished = 0.1;

/**
 * What some phones say, one failure after another. Their visits and presses come together and from one of the cells: what is left out
 * of those is then a little more than with phones one by one.
 * @returns how many are of `next`, and of those how many failed.
 */
export function visits(
  phones: number,
  evidence: Evidence,
  share: number,
  world: World,
  random: () => number,
): { readonly ofNext: number; readonly failed: number } {
  const { base, rise, crowd = 0, done = finished, doneWith = done } = world;
  const cellOf = (): number => (random() < crowd ? 0 : Math.floor(random() * cells));
  const say = (arm: Arm, outcome: Outcome, count: number, cell: number): void => {
    if (count > 0) evidence.add({ share, day: 0, cell, arm, outcome, count });
  };
  let [ofNext, failed, doneNext, doneStable] = [0, 0, 0, 0];
  for (let phone = 0; phone < phones; phone += 1) {
    const isNext = random() * 100 < share;
    if (isNext) ofNext += 1;
    const luck = random();
    if (luck < base + (isNext ? rise : 0)) {
      if (isNext) failed += 1;
      say(isNext ? 'next' : 'stable', 'failure', 1, cellOf());
    } else if (1 - luck < (isNext ? doneWith : done)) {
      if (isNext) doneNext += 1;
      else doneStable += 1;
    }
  }
  const cell = cellOf();
  say('next', 'visit', ofNext, cell);
  say('stable', 'visit', phones - ofNext, cell);
  say('next', 'done', doneNext, cell);
  say('stable', 'done', doneStable, cell);
  return { ofNext, failed };
}

export const isStopped = (evidence: Evidence): boolean =>
  evidence.of('failure') >= 1 || evidence.of('done') >= 1 || evidence.of('visit') >= 1;

export const steps = [1, 5, 10, 25, 50] as const;

const needed = new Map<string, number>();
/** Phones of `next` before a step is armed. */
export function neededAt(share: number, base: number): number {
  const key = `${share} ${base}`;
  const known =
    needed.get(key) ?? Math.max(armed.visits, visitsFor({ share, base }, armed.rise, armed.surely));
  needed.set(key, known);
  return known;
}

/** Phones between two looks at most, and looks that can be left out where nothing spoke against it. */
const together = 16;
const seldom = 32;

export interface Ramp {
  /** Percent; undefined: it went through to everyone. */
  readonly stoppedAt: number | undefined;
}

/**
 * A whole ramp, each step until it is armed. The guard looks whenever voices have spoken against the release, which is more often
 * than it does on a server.
 */
export function ramp(world: World, random: () => number): Ramp {
  const evidence = createEvidence();
  let since = 0;
  for (const share of steps) {
    for (let phones = 0; phones < neededAt(share, world.base);) {
      const { ofNext, failed } = visits(together, evidence, share, world, random);
      phones += ofNext;
      since += 1;
      if (failed === 0 && since < seldom) continue;
      since = 0;
      if (isStopped(evidence)) return { stoppedAt: share };
    }
  }
  return { stoppedAt: undefined };
}

export interface Watch {
  /** Percent */
  readonly share: number;
  /** Of `next`, in each minute. */
  readonly perMinute: number;
  readonly minutes: number;
}

/** @returns seconds until it was stopped, undefined where it was not. Voices come every five seconds, the guard looks every fifteen. */
export function detect(
  watch: Watch,
  world: World,
  random: () => number,
  more?: (evidence: Evidence, second: number) => void,
): number | undefined {
  const evidence = createEvidence();
  const inFive = (watch.perMinute * 100) / watch.share / 12;
  let due = 0;
  for (let second = 0; second <= watch.minutes * 60; second += 5) {
    if (second % 15 === 0 && isStopped(evidence)) return second;
    due += inFive;
    visits(Math.floor(due), evidence, watch.share, world, random);
    due -= Math.floor(due);
    more?.(evidence, second);
  }
  return undefined;
}
