/** What the load test says besides figures with limits. */
import { over, told } from '../bench/report.ts';
import { estimate, type Pair } from '../bench/statistics.ts';

const line = (mark: string, name: string, note: string): void =>
  console.log(`${mark.padEnd(4)} ${name.padEnd(48)} ${note}`);

export const tell = (name: string, value: number): void => line('', name, value.toFixed(2).padStart(8));

/** Worse is what lies above the same with all of its interval: two that are alike scatter around it. */
export function reportNoWorse(name: string, pairs: readonly Pair[]): void {
  const { ratio, low } = estimate(pairs);
  if (low > 1) over.push(name);
  line(low > 1 ? 'OVER' : 'ok', name, `${ratio.toFixed(2).padStart(8)} (no worse) ${told(pairs)}`);
}

export function reportHolds(name: string, holds: boolean, note = ''): void {
  if (!holds) over.push(name);
  line(holds ? 'ok' : 'OVER', name, note);
}
