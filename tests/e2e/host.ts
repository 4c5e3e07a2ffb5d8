/** A host app for journeys: takes the messages of the page and remembers them. It must not know who sends what. */
import type { Page } from '@playwright/test';

export type Manner = 'takes' | 'throws' | 'slow';

interface HostPage extends Window {
  hostMessages?: unknown[];
}

/** Before the page is opened. `throws` refuses every message, `slow` holds the page for half a second first. */
export async function installHost(page: Page, manner: Manner = 'takes'): Promise<void> {
  await page.addInitScript((how: Manner) => {
    const messages: unknown[] = [];
    Object.assign(window, {
      hostMessages: messages,
      NativeBridge: {
        postMessage(text: string) {
          messages.push(JSON.parse(text));
          if (how === 'throws') throw new Error('The host is out of order.');
          if (how !== 'slow') return;
          const end = performance.now() + 500;
          while (performance.now() < end);
        },
      },
    });
  }, manner);
}

export const hostMessages = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as HostPage).hostMessages ?? []);
