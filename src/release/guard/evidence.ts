/**
 * What voices of phones say against a release on trial: an exact sequential test. It must not know where voices come from, nor what
 * is done about it.
 *
 * **The law it rests on.** Who gets `next` is decided by a hash of a random value kept on the phone: of the phones whose page was
 * made with the share `s`, each one is in the arm `next` with probability `s`, whatever else is true of it. A release that changes
 * nothing of what a phone goes through leaves that true of every voice: given that a phone failed (or finished a payment, or
 * arrived at all), it was one of `next` with probability `s`. Base rates, their changes in time and the traffic do not enter.
 *
 * **The bound.** For odds `r` (a phone of `next` fails `r` times as often) a voice is weighed by the ratio of its likelihoods:
 * `r / (s·r + 1 - s)` from `next`, `1 / (s·r + 1 - s)` from `stable`. Under the law the expectation of each weight, whatever came
 * before, is `s·r / (s·r + 1 - s) + (1 - s) / (s·r + 1 - s) = 1`, so that the product of all weights is a martingale that begins at
 * 1, and so is the mean over a few `r`. By Ville's inequality the probability that it ever reaches `1 / a` is at most `a`: at any
 * number of looks, for any course of the share. Three questions share the error of 1 in 1000 (`questions`).
 *
 * **One client.** A network falls into one of 256 cells. For each day and each `r` the cell that speaks most against the release is
 * left out, so no client moves the guard alone, however many voices it has. Leaving out any cell fixed beforehand leaves a
 * martingale; the least of them is below each, so the bound holds.
 *
 * **Who has a voice.** Each phone once for each trial and kind of voice, on the side that it drew, whatever it then shows: a phone
 * that fails at every visit is one phone, not a hundred. That keeps the voices independent, on which all of this rests.
 */

export type Arm = 'next' | 'stable';

/** `visit`: the page stood there; `failure`: the first problem; `done`: a press that moves money or registers came to its end. */
export type Outcome = 'visit' | 'failure' | 'done';
export const outcomes: readonly Outcome[] = ['visit', 'failure', 'done'];

export const cells = 256;

/** Voices that are alike. */
export interface Voices {
  /** Percent, of the page: 0 to 100. */
  readonly share: number;
  /** Of the page, in days since 1970, UTC: a network has another cell on another day. */
  readonly day: number;
  /** 0 to 255 */
  readonly cell: number;
  readonly arm: Arm;
  readonly outcome: Outcome;
  readonly count: number;
}

interface Question {
  /** Its part of the error. */
  readonly error: number;
  /** Odds that are tried, with the weight of each; the weights sum to 1. */
  readonly odds: readonly (readonly [odds: number, weight: number])[];
}

/** The chance that a release without a defect is ever stopped. */
export const falseStops = 0.001;

/**
 * More failures are what is mostly seen, so they have most of the error. Fewer finished presses and fewer arrivals are what a defect
 * leaves that no report tells of. The odds are tried on a grid: the least is the smallest change worth a stop, so a small
 * unevenness between the arms is evidence for the release and never against it.
 */
export const questions: Readonly<Record<Outcome, Question>> = {
  failure: {
    error: 0.8 * falseStops,
    odds: [
      [2, 0.1],
      [4, 0.6],
      [25, 0.3],
    ],
  },
  done: {
    error: 0.1 * falseStops,
    odds: [
      [0.75, 0.4],
      [0.5, 0.4],
      [0.2, 0.2],
    ],
  },
  visit: {
    error: 0.1 * falseStops,
    odds: [
      [0.75, 0.4],
      [0.5, 0.4],
      [0.2, 0.2],
    ],
  },
};

/** Natural logarithms of a voice's weight. @param share percent, between 0 and 100. */
export function weights(share: number, odds: number): Readonly<Record<Arm, number>> {
  const s = share / 100;
  const norm = Math.log(s * odds + 1 - s);
  return { next: Math.log(odds) - norm, stable: -norm };
}

/** The logarithm of a mean of powers of e, which may be too great for a number. */
export function logMean(terms: readonly (readonly [log: number, weight: number])[]): number {
  const most = Math.max(...terms.map(([log]) => log));
  return most + Math.log(terms.reduce((sum, [log, weight]) => sum + weight * Math.exp(log - most), 0));
}

/** Whether the two arms can be compared at all. */
export const isCompared = (share: number): boolean => share > 0 && share < 100;

export interface Evidence {
  add(voices: Voices): void;
  /** 1 is as much as would stop the release; 0.5 is its square root. */
  of(outcome: Outcome): number;
  /** Voices of an arm; without those of the cell that has most of them, where `trimmed`. */
  count(arm: Arm, outcome: Outcome, trimmed?: boolean): number;
}

/** Of one question: by day, for each of its odds the sum of each cell. */
type Sums = Map<number, readonly Float64Array[]>;

const ofEach = <T>(make: () => T): Record<Outcome, T> => ({ visit: make(), failure: make(), done: make() });
const emptyCells = (): Float64Array => new Float64Array(cells);

function plus(sums: Float64Array, cell: number, amount: number): void {
  sums[cell] = (sums[cell] ?? 0) + amount;
}

export function createEvidence(): Evidence {
  const sums = ofEach((): Sums => new Map());
  const counts = { next: ofEach(emptyCells), stable: ofEach(emptyCells) };
  /** By share and outcome: the weights of its odds. */
  const known = new Map<number, Record<Outcome, readonly Readonly<Record<Arm, number>>[]>>();

  function weightsAt(share: number, outcome: Outcome): readonly Readonly<Record<Arm, number>>[] {
    const of = (each: Outcome): readonly Readonly<Record<Arm, number>>[] =>
      questions[each].odds.map(([odds]) => weights(share, odds));
    const all = known.get(share) ?? { visit: of('visit'), failure: of('failure'), done: of('done') };
    known.set(share, all);
    return all[outcome];
  }

  return {
    add({ share, day, cell, arm, outcome, count }) {
      plus(counts[arm][outcome], cell, count);
      if (!isCompared(share)) return;
      const ofDay = sums[outcome].get(day) ?? questions[outcome].odds.map(emptyCells);
      sums[outcome].set(day, ofDay);
      const ofShare = weightsAt(share, outcome);
      for (let index = 0; index < ofDay.length; index += 1) {
        const [ofOdds, weight] = [ofDay[index], ofShare[index]];
        if (ofOdds !== undefined && weight !== undefined) plus(ofOdds, cell, count * weight[arm]);
      }
    },
    of(outcome) {
      const { odds, error } = questions[outcome];
      const terms = odds.map(([, weight], index) => {
        let total = 0;
        for (const ofDay of sums[outcome].values()) {
          let most = 0;
          for (const log of ofDay[index] ?? []) {
            total += log;
            if (log > most) most = log;
          }
          total -= most;
        }
        return [total, weight] as const;
      });
      return logMean(terms) / -Math.log(error);
    },
    count(arm, outcome, trimmed = false) {
      const counted = counts[arm][outcome];
      const all = counted.reduce((sum, one) => sum + one, 0);
      return trimmed ? all - Math.max(...counted) : all;
    },
  };
}
