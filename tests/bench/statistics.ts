/**
 * What paired samples tell of a ratio: the median with an interval that needs no assumption on how times are spread.
 * It must not know what was measured, nor how.
 */

/** Work done in two ways, one right after the other (ms). */
export interface Pair {
  readonly measured: number;
  readonly reference: number;
}

export interface Estimate {
  readonly ratio: number;
  /** The true median of the ratios lies between these, 99 times of 100. */
  readonly low: number;
  readonly high: number;
}

/** `open`: the median is over the limit, yet the interval holds it, so that this may be chance; or the samples are too few. */
export type Verdict = 'ok' | 'over' | 'open';

const confidence = 0.99;
const sorted = (values: readonly number[]): readonly number[] =>
  [...values].sort((one, other) => one - other);

export function median(values: readonly number[]): number {
  const order = sorted(values);
  const middle = order.length / 2;
  const upper = order[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? ((order[middle - 1] ?? Number.NaN) + upper) / 2 : upper;
}

/**
 * How many of `count` sorted values lie outside an interval for the median, on either side: each value is as likely above
 * the median as below, so the count below is that of heads in tosses of a coin. Undefined when there are too few.
 */
export function cutOf(count: number): number | undefined {
  const tail = (1 - confidence) / 2;
  let probability = 0.5 ** count;
  let sum = 0;
  for (let heads = 0; heads < count / 2; heads += 1) {
    sum += probability;
    if (sum > tail) return heads === 0 ? undefined : heads - 1;
    probability *= (count - heads) / (heads + 1);
  }
  return undefined;
}

export function estimate(pairs: readonly Pair[]): Estimate {
  const order = sorted(pairs.map(({ measured, reference }) => measured / reference));
  const cut = cutOf(order.length);
  return {
    ratio: median(order),
    low: (cut === undefined ? undefined : order[cut]) ?? 0,
    high: (cut === undefined ? undefined : order.at(-1 - cut)) ?? Number.POSITIVE_INFINITY,
  };
}

export function verdict({ ratio, low, high }: Estimate, limit: number): Verdict {
  if (high === Number.POSITIVE_INFINITY) return 'open';
  if (ratio <= limit) return 'ok';
  return low > limit ? 'over' : 'open';
}
