/** How likely the guard sees a defect, told before it is needed: a guard that sees nothing yet is no proof of anything. */
import { isCompared, logMean, questions, weights } from './evidence.ts';

export interface Traffic {
  /** Percent */
  readonly share: number;
  /** Of `next`; those of `stable` follow from the share. */
  readonly visits: number;
  /** Probability of a failure without a defect, 0 to 1. */
  readonly base: number;
}

/** Of 0, 1, 2 … events where `mean` are expected, until what is left does not matter. */
function poisson(mean: number): readonly number[] {
  const most = Math.ceil(mean + 8 * Math.sqrt(mean) + 12);
  const logs = [-mean];
  for (let count = 1; count <= most; count += 1)
    logs.push((logs[count - 1] ?? 0) + Math.log(mean) - Math.log(count));
  return mean === 0 ? [1] : logs.map(Math.exp);
}

/** So many failures of `next` that they would stop it beside so many of `stable`; `from`: fewer are known not to. */
function enough(share: number, ofStable: number, from: number): number {
  const { odds, error } = questions.failure;
  const limit = -Math.log(error);
  for (let ofNext = from; ; ofNext += 1) {
    const terms = odds.map(([ratio, weight]) => {
      const { next, stable } = weights(share, ratio);
      return [ofNext * next + ofStable * stable, weight] as const;
    });
    if (logMean(terms) >= limit) return ofNext;
  }
}

/** More visits see whatever these see, and take long to count. */
const plenty = 4000;

/** Failures of the cell that is left out: of so many in 256 cells it mostly has one, or two. */
const leftOut = (failures: number): number => (failures > 20 ? 2 : 1);

/**
 * The probability that a rise is seen by the time these visits have come; a little less than it is, as the guard looks before
 * as well.
 * @param rise in points, 0 to 1: 0.05 from a base of 0.01 is 0.06.
 */
export function power({ share, visits: given, base }: Traffic, rise: number): number {
  if (!isCompared(share)) return 0;
  const visits = Math.min(given, plenty);
  const ofNext = poisson(visits * Math.min(1, base + rise));
  const beyond = [...ofNext];
  for (let count = beyond.length - 2; count >= 0; count -= 1)
    beyond[count] = (beyond[count] ?? 0) + (beyond[count + 1] ?? 0);
  let needed = 1;
  let seen = 0;
  poisson((visits * base * (100 - share)) / share).forEach((chance, ofStable) => {
    if (chance < 1e-9) return;
    needed = enough(share, ofStable, needed);
    seen += chance * (beyond[needed + leftOut(needed)] ?? 0);
  });
  return Math.min(1, seen);
}

/** The least visits of `next` with which a rise is seen so surely. */
export function visitsFor(traffic: Omit<Traffic, 'visits'>, rise: number, surely: number): number {
  let [low, high] = [0, 64];
  while (power({ ...traffic, visits: high }, rise) < surely && high < 1e6) [low, high] = [high, high * 2];
  while (high - low > Math.max(1, high / 64)) {
    const middle = Math.round((low + high) / 2);
    if (power({ ...traffic, visits: middle }, rise) < surely) low = middle;
    else high = middle;
  }
  return high;
}
