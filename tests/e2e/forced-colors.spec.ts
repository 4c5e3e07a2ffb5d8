/** Where a person's own colors replace the app's, what is chosen, ticked or drawn by a ground is still told apart. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ forcedColors: 'active' });

const colorOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the chosen tab has a line that the others lack @once', async ({ page, open }) => {
  await open('/complaintList');
  const line = (selected: boolean): Promise<string> =>
    colorOf(page.getByRole('tab', { selected }).first(), 'border-bottom-color');
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await line(true)).not.toBe(await line(false));
  expect(await line(false)).toBe(await colorOf(page.locator('body'), 'background-color'));
});

test('a box shows its mark when it is ticked, and only then @once', async ({ page, open, say }) => {
  await open('/versions', { productId: '1' });
  const box = page.getByRole('checkbox', { name: say('agreement') });
  const mark = page.locator('input[type="checkbox"] + span > svg').first();
  await expect(box).toBeChecked();
  expect(await colorOf(mark, 'visibility')).toBe('visible');
  await box.uncheck();
  expect(await colorOf(mark, 'visibility')).toBe('hidden');
});

test('one of several options has its mark when it is chosen, and only then @once', async ({ page, open }) => {
  await open('/theUniversally', { productId: '1', orderId: '174', amount: '345050', userId: '7' });
  const options = page.getByRole('radio');
  const mark = options.first().locator('xpath=following-sibling::*[local-name()="svg"]');
  await expect(options.first()).toBeVisible();
  // A ring even before one is chosen: it is no field to type in.
  await expect(mark).toHaveCSS('border-top-style', 'solid');
  expect(await colorOf(mark.locator('path'), 'visibility')).toBe('hidden');
  await options.first().click();
  expect(await colorOf(mark.locator('path'), 'visibility')).toBe('visible');
});

test('what turns while a person waits has the color of the words @once', async ({ page, open, words }) => {
  // Against the other ground, where the brand's own color would be lost.
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/versions', { productId: '2' });
  const dialog = page.getByRole('dialog', { name: words('loan.waitingTitle') });
  const ring = dialog.locator('svg').first();
  await expect(ring).toBeVisible();
  const ink = await colorOf(dialog.getByText(words('loan.waiting')), 'color');
  expect(await colorOf(dialog, 'background-color')).not.toBe(ink);
  for (const part of ['circle', 'path']) expect(await colorOf(ring.locator(part), 'stroke')).toBe(ink);
});

test('the menu of the web site has its bars @once', async ({ page, open, words }) => {
  await open('/');
  const toggle = page.getByRole('button', { name: words('app.site.menu') });
  const bars = toggle.locator('span').first();
  await expect(toggle).toBeVisible();
  expect(await colorOf(bars, 'background-color')).not.toBe(await colorOf(toggle, 'background-color'));
});

test('what goes under the button of the service is cut at a line, and a white drawing has an edge @once', async ({
  page,
  open,
}) => {
  await open('/flatMultiple', { productId: '1', orderId: '174-delay' });
  const ground = page.locator('main > div').last();
  await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
  await expect(ground).toHaveCSS('border-top-style', 'solid');
  await open('/couldPublic');
  const drawing = page.locator('main svg').first();
  await expect(drawing).toBeVisible();
  const edges = await drawing.locator('path, rect, circle, ellipse').evaluateAll((shapes) =>
    shapes
      .map((shape) => getComputedStyle(shape))
      .filter(({ fill }) => fill === 'rgb(255, 255, 255)')
      .map(({ stroke }) => stroke),
  );
  expect([...new Set(edges)]).toEqual(['rgb(23, 33, 44)']);
});
