/** What the tests of faults in a browser have in common. It must not know any screen. */
import { expect, test as base, type Page } from '@playwright/test';
import { textsIn } from '../screens/keyed-words.ts';
import { startServer, startTime } from '../support/server.ts';
import { startFront, type Front } from './front.ts';

export const test = base.extend<object, { front: Front }>({
  front: [
    // oxlint-disable-next-line no-empty-pattern -- asked for by Playwright
    async ({}, use) => {
      const server = await startServer();
      const front = await startFront(server.origin);
      await use(front);
      await front.stop();
      await server.stop();
    },
    { scope: 'worker', timeout: startTime },
  ],
});

export const texts = textsIn(undefined);

/** Ended by the app's own time limit, which nobody waits for. */
export const slow: readonly string[] = ['never answers', 'headers, then a byte now and then'];
export const minute = 60_000;

/** What is thrown on the page from now on. */
export function watch(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}

/** The program has taken the place of what was drawn before it came, and waits for nothing: a skeleton takes nothing. */
export async function expectRest(page: Page, timeout = 20_000): Promise<void> {
  await expect(page.locator('.ahead')).toHaveCount(0, { timeout });
  // Between the two there may be nothing for a moment, and then what waits.
  await expect(page.locator('h1, h2').first()).toBeVisible({ timeout });
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0, { timeout });
}

/** What no person should read. */
export const raw = /undefined|NaN|\[object|TypeError|<html/;
