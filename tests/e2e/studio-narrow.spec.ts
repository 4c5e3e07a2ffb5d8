/** A window that is enlarged to twice its size, as who sees little does: nothing lies over another, nothing is cut, all is reached. */
import type { Locator } from '@playwright/test';
import { phoneWords } from '../../src/studio/phone/words.ts';
import { expect } from './fixtures.ts';
import { aside, openDrawn, phoneOf, test, wordsIn } from './studio-site.ts';

// 1280 × 800 at 200 %.
test.use({ viewport: { width: 640, height: 400 }, isMobile: false, hasTouch: false });
test.describe.configure({ timeout: 120_000 });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - 1 &&
  other.x < one.x + one.width - 1 &&
  one.y < other.y + other.height - 1 &&
  other.y < one.y + one.height - 1;

async function boxesOf(all: Locator): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  for (const each of await all.all()) {
    const box = await each.boundingBox();
    if (box !== null && box.width > 0 && box.y >= 0) boxes.push(box);
  }
  return boxes;
}

test('at 200 % the frame is on several lines and the phone is whole @once', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  await enter(page, 'Ana', aside);
  await openDrawn(page, desk, 'loan-detail');
  const boxes = await boxesOf(
    page.getByRole('banner', { name: wordsIn(speaks).studio }).locator(':scope > *'),
  );
  expect(boxes.length).toBeGreaterThan(4);
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) expect(overlap(one, other)).toBe(false);
  const phone = await page.locator('.st-stage iframe').boundingBox();
  expect(phone?.width).toBeGreaterThan(350);
  expect(phone?.height).toBeGreaterThan(500);
  const isWide = (): boolean => document.documentElement.scrollWidth > window.innerWidth;
  expect(await page.evaluate(isWide)).toBe(false);
  // There is one bar to scroll by, before and after all parts are shown.
  const { allParts, fewerParts } = wordsIn(speaks).editor;
  const scrolling = (): number =>
    [...document.querySelectorAll('main, main *')].filter(
      (each) =>
        each.scrollHeight > each.clientHeight + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(each).overflowY),
    ).length;
  expect(await page.evaluate(scrolling)).toBe(1);
  const last = page.getByRole('treegrid').getByRole('row').last();
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: allParts }).click();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(scrolling)).toBe(1);
  await page.getByRole('button', { name: fewerParts }).click();
  // What stands below is reached by scrolling alone.
  const heading = phoneOf(page).getByRole('heading', { level: 1 });
  // Out of sight, the browser draws no frame of it, and nothing in it would come to rest.
  await page.locator('.st-stage iframe').scrollIntoViewIfNeeded();
  await heading.scrollIntoViewIfNeeded();
  await heading.click();
  await page.getByText(phoneWords[speaks].hint).scrollIntoViewIfNeeded();
  await expect(page.getByText(phoneWords[speaks].hint)).toBeInViewport();
});
