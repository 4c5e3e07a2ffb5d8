/** Prints figures with their limits and remembers those over theirs. It must not know what is measured. */

/** The names of the figures that are over their limit. */
export const over: string[] = [];

export function report(name: string, value: number, limit: number, note = ''): void {
  const passes = value <= limit;
  if (!passes) over.push(name);
  console.log(
    `${passes ? 'ok  ' : 'OVER'} ${name.padEnd(46)} ${value.toFixed(2).padStart(8)} (limit ${limit}) ${note}`,
  );
}

export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
