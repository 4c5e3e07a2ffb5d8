/** What only a browser can tell apart, once on every screen that asks for something as it opens: `npm run faults`. */
import { expect } from '@playwright/test';
import { expectRest, raw, slow, test, texts, minute, watch } from './browser.ts';
import { answers, type FaultName } from './front.ts';
import { opened } from './opened.ts';

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
      expect(await page.locator('body').innerText()).not.toMatch(raw);
      front.serve(situation);
      await again.click();
      await expect(again).toBeHidden({ timeout: 15_000 });
      await expect(page.locator('h1, h2').first()).toBeVisible();
      expect(thrown).toEqual([]);
    });
  }

  test(`${id}: Back leaves it while its backend never answers`, async ({ page, front }) => {
    const thrown = watch(page);
    front.serve(situation, 'never answers');
    await page.goto(`${front.origin}/agony`);
    const before = page.url();
    await page.goto(front.origin + address);
    await expect.poll(() => front.asked()).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL(before);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    expect(thrown).toEqual([]);
  });

  test(`${id}: no picture comes`, async ({ page, front }) => {
    const thrown = watch(page);
    front.serve(situation);
    await page.route(
      (url) => !url.pathname.startsWith('/assets/'),
      (route) => (route.request().resourceType() === 'image' ? route.abort('failed') : route.continue()),
    );
    await page.goto(front.origin + address);
    await expect.poll(() => front.asked()).toBeGreaterThan(0);
    await expectRest(page);
    await expect(page.locator('h1, h2').first()).toBeVisible();
    expect(thrown).toEqual([]);
  });
}
