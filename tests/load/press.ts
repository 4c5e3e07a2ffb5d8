/** Many requests at once, and how long they took. It must not know what is asked for. */
import autocannon from 'autocannon';
import { accepted } from './exact.ts';
import type { Program } from './process.ts';

export interface Pressed {
  /** Requests that were answered with 200. */
  readonly answered: number;
  /** All others, and those that were not answered. */
  readonly failed: number;
  /** Wall clock for one (ms). */
  readonly each: number;
  /** Processor of the server for one (ms). */
  readonly cpu: number;
  /** Of the time for one: 99 of 100 take no longer (ms). */
  readonly p99: number;
}

export interface Pressure {
  readonly path: string;
  readonly connections?: number;
  readonly seconds?: number;
  /** In a second; as many as can be where it is left out. */
  readonly rate?: number | undefined;
}

export async function press(
  program: Program,
  { path, connections = 10, seconds = 2, rate }: Pressure,
): Promise<Pressed> {
  const times: number[] = [];
  let failed = 0;
  const before = program.cpu();
  const began = performance.now();
  const { errors } = await autocannon({
    url: program.origin + path,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': accepted },
    setupClient(client) {
      client.on('response', (status: number, _bytes: number, time: number) => {
        if (status === 200) times.push(time);
        else failed += 1;
      });
    },
    ...(rate !== undefined && { overallRate: rate, ignoreCoordinatedOmission: true }),
  });
  const took = performance.now() - began;
  times.sort((one, other) => one - other);
  return {
    answered: times.length,
    failed: failed + errors,
    each: took / times.length,
    cpu: (program.cpu() - before) / times.length,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}
