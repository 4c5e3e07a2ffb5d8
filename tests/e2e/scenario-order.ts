/**
 * The order in which a page sent its calls. Two that are on their way together may arrive the other way round; the page's own
 * order is what a case says. It must not know any call.
 */
import type { CDPSession } from '@playwright/test';

export interface SendOrder {
  /** Notes that a call has arrived. */
  arrived(method: string, url: string): void;
  /** What has arrived, one entry for each call, as it was sent. */
  sorted<T>(arrivals: readonly T[]): readonly T[];
}

const keyOf = (method: string, url: string): string => `${method} ${url}`;

export async function watchOrder(session: CDPSession): Promise<SendOrder> {
  const sent: string[] = [];
  const keys: string[] = [];
  session.on('Network.requestWillBeSent', ({ request }) => sent.push(keyOf(request.method, request.url)));
  await session.send('Network.enable');
  return {
    arrived: (method, url) => void keys.push(keyOf(method, url)),
    sorted(arrivals) {
      const left = [...keys.entries()];
      const order = sent.flatMap((key) => {
        const at = left.findIndex(([, other]) => other === key);
        return at < 0 ? [] : left.splice(at, 1).map(([index]) => index);
      });
      const told = [...order, ...left.map(([index]) => index)];
      return told.flatMap((index) => arrivals[index] ?? []);
    },
  };
}
