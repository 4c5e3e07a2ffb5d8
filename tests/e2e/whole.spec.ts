/** What is drawn is whole: a code as wide as its card, the picture of a campaign, a button in one line, the map before what it lacks. */
import type { Locator } from '@playwright/test';
import { enlargeText, expect, test } from './fixtures.ts';

/** In lines of its own type. */
const linesOf = (part: Locator): Promise<number> =>
  part.evaluate((element) =>
    Math.round(
      element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
    ),
  );

test('a bar code has the width of its card, on white, with amount and end beside it @once', async ({
  page,
  open,
  words,
}) => {
  await open('/carpmm', {
    productId: '1',
    orderId: '174',
    amount: '317697',
    payCode: 'tienda24',
    requestType: '1',
  });
  const code = page.getByRole('img', { name: words('instruction.codeImage') });
  await expect(code).toBeVisible();
  await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const box = await code.boundingBox();
  // Of 360 px, less the edges of page, card and frame.
  expect(box?.width).toBeGreaterThanOrEqual(250);
  const figure = page.locator('figure', { has: code });
  await expect(figure).toContainText('3,176.97');
  await expect(figure).toContainText(/\d{4}-\d{2}-\d{2}/);
});

test('the picture of a campaign is whole, and its code is asked for in one line', async ({
  page,
  open,
  words,
}) => {
  await open('/promotion', { id: 'classic' });
  const picture = page.locator('main section img').first();
  await expect(picture).toHaveCSS('object-fit', 'contain');
  await expect(picture).toBeInViewport({ ratio: 1 });
  const label = page
    .getByRole('button', { name: words('promotion.getCode') })
    .locator('span')
    .first();
  await expect(label).toBeVisible();
  expect(await linesOf(label)).toBe(1);
});

test('the agreement is read beside its box @once', async ({ page, open, words, say }) => {
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await open('/versions', { productId: '1' });
    const box = await page.getByRole('checkbox', { name: say('agreement') }).boundingBox();
    const link = await page.getByRole('link', { name: words('loan.readAgreement') }).boundingBox();
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    expect(link?.y).toBeLessThan(middle);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeGreaterThan(middle);
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});

test('even columns take the whole line of a wide window @once', async ({ page, open, words }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('/');
  const last = page.getByText(words('home.extensionValue'), { exact: true });
  // The program may put its own element in the place of the drawn one meanwhile.
  await expect.poll(async () => (await last.boundingBox())?.x).toBeGreaterThan(1440 / 2 + 180);
});

test('each term of a loan is one line of the web site, on a desk and on a phone', async ({
  page,
  open,
  words,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await open('/');
    for (const key of ['home.termValue', 'home.depositValue', 'home.extensionValue']) {
      const value = page.getByText(words(key), { exact: true });
      await expect(value).toBeVisible();
      // What the server has drawn gives way to the program's own meanwhile: what is gone has no lines.
      await expect.poll(() => linesOf(value), words(key)).toBe(1);
    }
  }
});

test('how late a loan is stands in one line, at twice the text too @once', async ({ page, open }) => {
  await open('/inThe', { productId: '1', orderId: '180' });
  const late = page.getByText(/^\d+ (días? de atraso|days? late)$/).first();
  await expect(late).toBeVisible();
  await enlargeText(page);
  expect(await linesOf(late)).toBe(1);
});

test('the drawing of the map stands before its findings @once', async ({ page, open }) => {
  await open('/testPreview/map');
  const drawing = page.locator('main svg').first();
  await expect(drawing).toBeVisible();
  // The title of the drawing, then that of the findings.
  const findings = page.locator('main h2').nth(1);
  expect((await drawing.boundingBox())?.y).toBeLessThan((await findings.boundingBox())?.y ?? 0);
});

test('on a window wider than its frame a footer is a bar, from edge to edge @once', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await open('/suchA', { productId: '1' });
  const footer = await page.getByRole('contentinfo').boundingBox();
  const { x = 0, y = 0, width = 0 } = footer ?? {};
  expect(x).toBeGreaterThan(100);
  const dot = (left: number, top: number): Promise<Buffer> =>
    page.screenshot({ clip: { x: left, y: top, width: 1, height: 1 } });
  const inside = await dot(x + 2, y + 4);
  for (const left of [2, x - 20, x + width + 20, 897]) expect(await dot(left, y + 4)).toEqual(inside);
  expect(await dot(2, y - 100)).not.toEqual(inside);
  // Nothing can be scrolled sideways for it.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(900);
});
