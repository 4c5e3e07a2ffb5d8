/** The other end of thread.ts: answers what a thread is asked. It must not know what that is. */
import { parentPort } from 'node:worker_threads';

export interface Asked {
  readonly id: number;
  readonly given: unknown;
}

export type Answered =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

async function answer({ id, given }: Asked, work: (given: never) => unknown): Promise<Answered> {
  try {
    return { id, value: await work(given as never) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

export function answerAsked(work: (given: never) => unknown): void {
  parentPort?.on(
    'message',
    (asked: Asked) => void answer(asked, work).then((told) => parentPort?.postMessage(told)),
  );
}
