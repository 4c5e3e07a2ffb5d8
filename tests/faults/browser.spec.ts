/** What only a browser can tell apart, once on every screen that asks for something as it opens: `npm run faults`. */
import { expect, test as base, type Page } from '@playwright/test';
import { textsIn } from '../screens/keyed-words.ts';
import { startServer, startTime } from '../support/server.ts';
import { answers, startFront, type FaultName, type Front } from './front.ts';
import { opened } from './opened.ts';

const test = base.extend<object, { front: Front }>({
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

const texts = textsIn(undefined);

/** Ended by the app's own time limit, which nobody waits for. */
const slow: readonly string[] = ['never answers', 'headers, then a byte now and then'];
const minute = 60_000;

function watch(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('pageerror', (error) => seen.push(error.message));
  return seen;
}

for (const { id, address, situation } of opened) {
  for (const fault of Object.keys(answers) as readonly FaultName[]) {
    test(`${id}: a backend that ${fault}`, async ({ page, front }) => {
      const thrown = watch(page);
      front.serve(situation, fault);
      if (slow.includes(fault)) await page.clock.install();
      await page.goto(front.origin + address);
      await expect.poll(() => front.asked()).toBeGreaterThan(0);
      const again = page.getByRole('button', { name: texts['app.retry'] ?? '', exact: true }).first();
      // A campaign asks for its template first, and each call has its own time.
      await expect(async () => {
        if (slow.includes(fault)) await page.clock.fastForward(minute + 1000);
        await expect(again).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 20_000 });
      await expect(page.getByRole('alert').first()).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object|TypeError|<html/);
      front.serve(situation);
      await again.click();
      await expect(again).toBeHidden({ timeout: 15_000 });
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }

  test(`${id}: no picture comes`, async ({ page, front }) => {
    const thrown = watch(page);
    front.serve(situation);
    await page.route(
      (url) => !url.pathname.startsWith('/assets/'),
      (route) => (route.request().resourceType() === 'image' ? route.abort('failed') : route.continue()),
    );
    await page.goto(front.origin + address);
    await expect.poll(() => front.asked()).toBeGreaterThan(0);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    expect(thrown).toEqual([]);
  });
}
