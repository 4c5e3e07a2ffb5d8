/** Has releases proved in a thread of its own. It must not know what is proved. */
import { openThread } from '../thread.ts';
import type { Bench } from './bench.ts';
import { projectOfBuild } from './builds.ts';
import type { Jobs, Question } from './judge.ts';
import type { Sql } from './port.ts';
import type { Proof } from './prover.ts';

/** Megabytes; each project that is open takes some tens. */
const memory = 1024;

export interface ThreadBench extends Bench {
  close(): Promise<void>;
}

/** @param entry the built prover.ts. */
export function threadBench(sql: Sql, entry: URL): ThreadBench {
  let known = new Set<string>();
  const thread = openThread(entry, {
    memory,
    ended: 'The thread in which releases are proved has ended.',
    onBegin: () => (known = new Set()),
  });

  async function ask(job: keyof Jobs, contract: string, given: unknown): Promise<unknown> {
    const project = await projectOfBuild(sql, contract);
    if (project === undefined) throw new Error(`The build ${contract} is no longer known.`);
    return thread.ask(() => {
      const proof: Proof = { job, contract, given, ...(!known.has(contract) && { project }) };
      known.add(contract);
      return proof;
    });
  }

  return {
    judge: (contract, question) => ask('judge', contract, question) as ReturnType<Bench['judge']>,
    read: (contract, folder) => ask('read', contract, folder) as ReturnType<Bench['read']>,
    shadows: (contract, parts) => ask('shadows', contract, parts) as ReturnType<Bench['shadows']>,
    screensWith: (contract, widget) =>
      ask('screensWith', contract, widget) as ReturnType<Bench['screensWith']>,
    show: (contract, question) => ask('show', contract, question) as ReturnType<Bench['show']>,
    async ready(contract) {
      if (known.has(contract)) return;
      await ask('judge', contract, { parts: {}, counts: 'release' } satisfies Question);
    },
    close: () => thread.close(),
  };
}
