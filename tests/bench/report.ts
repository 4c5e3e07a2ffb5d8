/** Prints figures with their limits and remembers those over theirs. It must not know what is measured. */
import { estimate, median, verdict, type Pair } from './statistics.ts';

/** The names of the figures that are over their limit. */
export const over: string[] = [];
/** The names of the ratios that the samples could not tell from their limit. */
export const open: string[] = [];

const line = (mark: string, name: string, value: number, limit: number, note: string): void =>
  console.log(
    `${mark.padEnd(4)} ${name.padEnd(48)} ${value.toFixed(2).padStart(8)} (limit ${limit}) ${note}`.trimEnd(),
  );

export function report(name: string, value: number, limit: number, note = ''): void {
  const passes = value <= limit;
  if (!passes) over.push(name);
  line(passes ? 'ok' : 'OVER', name, value, limit, note);
}

const timesOf = (pairs: readonly Pair[], digits: number): string =>
  [pairs.map(({ measured }) => measured), pairs.map(({ reference }) => reference)]
    .map((times) => `${median(times).toFixed(digits)} ms`)
    .join(' / ');

/** The median of the pairs' ratios, and the interval that holds it 99 times of 100. */
export const told = (pairs: readonly Pair[], digits = 2): string => {
  const { low, high } = estimate(pairs);
  return `${low.toFixed(2)} to ${high.toFixed(2)} by ${pairs.length} pairs, ${timesOf(pairs, digits)}`;
};

/** Over its limit is a ratio whose whole interval is: one that only scatters over it is told as open. */
export function reportRatio(name: string, pairs: readonly Pair[], limit: number, digits?: number): void {
  const found = estimate(pairs);
  const kind = verdict(found, limit);
  if (kind !== 'ok') (kind === 'over' ? over : open).push(name);
  const mark = { ok: 'ok', over: 'OVER', open: 'open' }[kind];
  line(mark, name, found.ratio, limit, told(pairs, digits));
}
