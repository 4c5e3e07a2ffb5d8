/** Who comes for the first time is shown around, once; and every page stands on the desks that people have. */
import type { Page } from '@playwright/test';
import { enterWords } from '../../src/studio/words/enter.ts';
import { expect, expectNoSidewaysScroll } from './fixtures.ts';
import { onDesk, openDrawn, partOf, studioOf, test, texts, toPage, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 240_000 });

test('the tour has four steps at most, can be skipped at each, and is never seen again @once', async ({
  page,
  desk,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const { tour, skip, next, done } = enterWords[speaks];
  expect(tour.length).toBeLessThanOrEqual(4);
  await page.addInitScript((tongue) => {
    if (localStorage.getItem('studio-settings') === null)
      localStorage.setItem('studio-settings', JSON.stringify({ tongue }));
  }, speaks);
  await page.goto(`${studioOf(desk)}/studio`);
  await page.getByRole('button', { name: words.enter.as('Ana') }).click();
  const box = page.getByRole('complementary', { name: words.tour });
  for (const [index, { title }] of tour.entries()) {
    await expect(box.getByRole('heading', { name: title })).toBeVisible();
    await expect(box.getByRole('button', { name: skip, exact: true })).toBeVisible();
    await box.getByRole('button', { name: index === tour.length - 1 ? done : next, exact: true }).click();
  }
  await expect(box).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('navigation', { name: words.pages })).toBeVisible();
  await expect(box).toHaveCount(0);
});

/** Of desks that people have; the first is the smallest on which it can be worked. */
const desks = [
  [1024, 700],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

/** Of what stands around and in the phone, what a neighbour cuts off. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.locator('.st-stage').evaluate((panel) => {
    const room = panel.getBoundingClientRect();
    const all = [...panel.querySelectorAll('button, iframe')].filter(
      (each) => each.getBoundingClientRect().width > 0,
    );
    if (all.length < 6) return ['the bar is not there'];
    return all.flatMap((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left >= room.left - 1 && right <= room.right + 1 ? [] : [each.outerHTML.slice(0, 120)];
    });
  });

test('no page is wider than the window, and nothing of the phone is cut off, from 1024 to 1920 @once', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  await enter(page, 'Ana');
  await expect(page.locator('[data-drawn="true"]').first()).toBeVisible();
  const onAll = async (look: () => Promise<void>): Promise<void> => {
    for (const [width, height] of desks) {
      await page.setViewportSize({ width, height });
      await look();
    }
  };
  await onAll(() => expectNoSidewaysScroll(page));
  await openDrawn(page, desk, 'customer-service');
  await partOf(page, texts[speaks]['service.questions']).click();
  await onAll(async () => {
    await expectNoSidewaysScroll(page);
    await expect.poll(() => cutOff(page)).toEqual([]);
  });
  for (const name of ['changes', 'releases', 'people'] as const) {
    await toPage(page, speaks, name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await onAll(() => expectNoSidewaysScroll(page));
  }
});
