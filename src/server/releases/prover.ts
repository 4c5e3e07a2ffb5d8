/**
 * A thread of its own in which releases are proved: a whole check takes seconds, and borrowers are served meanwhile. It is an entry of
 * the build, and must not know a store.
 */
import { parentPort } from 'node:worker_threads';
import type { Snapshot } from '../../release/snapshot.ts';
import { jobs, type Jobs } from './judge.ts';

export interface Asked {
  readonly id: number;
  readonly job: keyof Jobs;
  readonly contract: string;
  /** The project of the build, the first time it is asked for. */
  readonly project?: string;
  readonly given: unknown;
}

export type Answered =
  { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

const open = new Map<string, Snapshot>();

function work({ id, job, contract, project, given }: Asked): Answered {
  try {
    if (project !== undefined) open.set(contract, JSON.parse(project) as Snapshot);
    const snapshot = open.get(contract);
    if (snapshot === undefined) throw new Error('the project was not told');
    return { id, value: jobs[job](snapshot, given as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(work(asked)));
