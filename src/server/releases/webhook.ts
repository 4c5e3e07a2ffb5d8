/** Tells those who must know at once, where the operator said how. It must not know what happened. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds before each try: one that failed is tried again, and whoever publishes waits for none of them. */
const pauses = [0, 1000, 5000] as const;
/** Milliseconds; a receiver that takes longer has not answered. */
const patience = 5000;

export interface Times {
  pause(milliseconds: number): Promise<unknown>;
  /** Ends a try that takes too long. */
  limit(): AbortSignal;
}

const usual: Times = {
  pause: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
  limit: () => AbortSignal.timeout(patience),
};

/** @returns why nobody was told; undefined where somebody was. */
async function post(url: string, words: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: words }),
      // Another address would be asked by GET, without the words, and what it answers says nothing.
      redirect: 'manual',
      signal,
    });
    await answer.body?.cancel();
    return answer.ok ? undefined : `it answered ${answer.status}`;
  } catch (error) {
    // What `fetch` throws says only that it failed; why is in its cause.
    const { cause } = error as { readonly cause?: unknown };
    const why = cause instanceof Error ? cause : error;
    return why instanceof Error ? why.message : String(why);
  }
}

/**
 * @param url takes `{ "text": … }` by POST, as chat services do.
 * @param tell hears once where nobody could be told.
 */
export function alarmBy(
  url: string | undefined,
  tell: (sentence: string) => void,
  { pause, limit }: Times = usual,
): (words: string) => void {
  if (url === undefined) return () => undefined;
  const send = async (words: string): Promise<void> => {
    let why: string | undefined;
    for (const before of pauses) {
      await pause(before);
      why = await post(url, words, limit());
      if (why === undefined) return;
    }
    tell(`RELEASES_WEBHOOK could not be told (${why ?? ''}): ${words}`);
  };
  return (words) => void send(words);
}
