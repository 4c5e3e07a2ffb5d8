/** Work in a thread of its own, which is begun when it is needed and ended when it is not. It must not know what is done there. */
import { Worker } from 'node:worker_threads';
import type { Answered, Asked } from './in-thread.ts';

/** Milliseconds without work until its memory is given back: who asks once asks several times. */
const idle = 120_000;

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly failed: (error: Error) => void;
}

export interface Thread {
  /** Before somebody asks. */
  begin(): void;
  /** @param make what is asked, made when there is a thread to ask. */
  ask(make: () => unknown): Promise<unknown>;
  close(): Promise<void>;
}

interface Setting {
  /** Megabytes. */
  readonly memory: number;
  /** It stays, whoever asks or not. */
  readonly isKept?: boolean | undefined;
  /** What whoever waits for a thread that ends is told. */
  readonly ended: string;
  /** Another thread, which remembers nothing. */
  readonly onBegin?: (() => void) | undefined;
}

/** @param entry a built module that answers (in-thread.ts). */
export function openThread(entry: URL, { memory, ended, onBegin, isKept = false }: Setting): Thread {
  let worker: Worker | undefined;
  let waiting = new Map<number, Waiting>();
  let count = 0;
  let end: NodeJS.Timeout | undefined;

  /** Whoever waits for a thread that has ended is told; the next one gets another. */
  function begin(): Worker {
    const mine = new Worker(entry, { resourceLimits: { maxOldGenerationSizeMb: memory } });
    const mineWaiting = (waiting = new Map<number, Waiting>());
    onBegin?.();
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
    mine.on('exit', () => lost(new Error(ended)));
    mine.unref();
    return mine;
  }

  function rest(): void {
    clearTimeout(end);
    if (waiting.size > 0) return;
    worker?.unref();
    if (isKept) return;
    end = setTimeout(() => {
      const old = worker;
      worker = undefined;
      void old?.terminate();
    }, idle);
    end.unref();
  }

  return {
    begin: () => void (worker ??= begin()),
    ask(make) {
      clearTimeout(end);
      const to = (worker ??= begin());
      const asked: Asked = { id: (count += 1), given: make() };
      const list = waiting;
      // A server that starts has nothing else yet that keeps it: it waits for the answer.
      to.ref();
      return new Promise((done, failed) => {
        list.set(asked.id, { done, failed });
        to.postMessage(asked);
      });
    },
    async close() {
      clearTimeout(end);
      await worker?.terminate();
    },
  };
}
