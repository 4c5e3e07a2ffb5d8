/**
 * A thread of its own in which releases are proved: a whole check takes seconds, and borrowers are served meanwhile. It is an entry of
 * the build, and must not know a store.
 */
import type { Snapshot } from '../../release/snapshot.ts';
import { answerAsked } from '../in-thread.ts';
import { jobs, type Jobs } from './judge.ts';

export interface Proof {
  readonly job: keyof Jobs;
  readonly contract: string;
  /** The project of the build, the first time it is asked for. */
  readonly project?: string;
  readonly given: unknown;
}

const open = new Map<string, Snapshot>();

answerAsked(({ job, contract, project, given }: Proof) => {
  if (project !== undefined) open.set(contract, JSON.parse(project) as Snapshot);
  const snapshot = open.get(contract);
  if (snapshot === undefined) throw new Error('the project was not told');
  return jobs[job](snapshot, given as never);
});
