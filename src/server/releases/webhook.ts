/** Tells those who must know at once, where the operator said how. It must not know what happened. */
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: one that does not answer holds up nobody. */
const patience = 5000;
const pauses = [0, 1000, 5000];

/**
 * @param url takes `{ "text": … }` by POST, as chat services do.
 * @param tell hears once where nobody could be told.
 */
export function alarmBy(url: string | undefined, tell: (sentence: string) => void): (words: string) => void {
  if (url === undefined) return () => undefined;
  const send = async (words: string): Promise<void> => {
    let why = '';
    for (const pause of pauses) {
      await wait(pause, undefined, { ref: false });
      try {
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text: words }),
          signal: AbortSignal.timeout(patience),
        });
        if (answer.ok) return;
        why = `it answered ${answer.status}`;
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
    }
    tell(`RELEASES_WEBHOOK could not be told (${why}): ${words}`);
  };
  return (words) => void send(words);
}
