/** Has releases proved in a thread of its own, which is begun when it is needed and ended when it is not. It must not know what is proved. */
import { Worker } from 'node:worker_threads';
import type { Bench } from './bench.ts';
import { projectOfBuild } from './builds.ts';
import type { Jobs } from './judge.ts';
import type { Sql } from './port.ts';
import type { Answered, Asked } from './prover.ts';

/** Milliseconds without work until its memory is given back: somebody who publishes asks several times. */
const idle = 120_000;
/** Megabytes; each project that is open takes some tens. */
const memory = 1024;

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

export interface ThreadBench extends Bench {
  close(): Promise<void>;
}

/** @param entry the built prover.ts. */
export function threadBench(sql: Sql, entry: URL): ThreadBench {
  let worker: Worker | undefined;
  let known = new Set<string>();
  let waiting = new Map<number, Waiting>();
  let count = 0;
  let end: NodeJS.Timeout | undefined;

  /** Whoever waits for a thread that has ended is told; the next one gets another. */
  function begin(): Worker {
    const mine = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    const mineWaiting = (waiting = new Map<number, Waiting>());
    known = new Set();
    const lost = (error: Error): void => {
      if (worker === mine) worker = undefined;
      for (const { failed } of mineWaiting.values()) failed(error);
      mineWaiting.clear();
    };
    mine.on('message', (answer: Answered) => {
      const asker = mineWaiting.get(answer.id);
      mineWaiting.delete(answer.id);
      if ('error' in answer) asker?.failed(new Error(answer.error));
      else asker?.done(answer.value);
      rest();
    });
    mine.on('error', lost);
    mine.on('exit', () => lost(new Error('The thread in which releases are proved has ended.')));
    mine.unref();
    return mine;
  }

  function rest(): void {
    clearTimeout(end);
    if (waiting.size > 0) return;
    worker?.unref();
    end = setTimeout(() => {
      const old = worker;
      worker = undefined;
      void old?.terminate();
    }, idle);
    end.unref();
  }

  async function ask(job: keyof Jobs, contract: string, given: unknown): Promise<unknown> {
    const project = await projectOfBuild(sql, contract);
    if (project === undefined) throw new Error(`The build ${contract} is no longer known.`);
    clearTimeout(end);
    worker ??= begin();
    const asked: Asked = { id: (count += 1), job, contract, given, ...(!known.has(contract) && { project }) };
    known.add(contract);
    const to = worker;
    const list = waiting;
    // A server that starts has nothing else yet that keeps it: it waits for the answer.
    to.ref();
    return new Promise((done, failed) => {
      list.set(asked.id, { done, failed });
      to.postMessage(asked);
    });
  }

  return {
    judge: (contract, question) => ask('judge', contract, question) as ReturnType<Bench['judge']>,
    read: (contract, folder) => ask('read', contract, folder) as ReturnType<Bench['read']>,
    shadows: (contract, parts) => ask('shadows', contract, parts) as ReturnType<Bench['shadows']>,
    async close() {
      clearTimeout(end);
      await worker?.terminate();
    },
  };
}
