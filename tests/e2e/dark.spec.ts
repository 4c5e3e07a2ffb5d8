/** Where a phone asks for dark and the brand has it, every page is dark from its first frame, and codes stay on white. */
import { expect, test } from './fixtures.ts';
import { holdBack } from './held.ts';

test.use({ colorScheme: 'dark' });

const ground = (): string => getComputedStyle(document.body).backgroundColor;

test('a page is dark before its program has come @once', async ({ page, open }) => {
  const release = await holdBack(page, '**/assets/*.js');
  const opened = open('/ofA');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 22, 29)');
  release();
  await opened;
});

test('a bar code stands on white, and the bar of the browser is dark @once', async ({ page, open }) => {
  await open('/carpmm', {
    productId: '1',
    orderId: '180',
    amount: '312050',
    payCode: 'oxxo',
    requestType: '1',
  });
  await expect(page.getByRole('main').getByRole('img').last()).toBeVisible();
  const code = page.locator('img[src*="barcode"]').first();
  expect(await code.evaluate((image) => getComputedStyle(image).backgroundColor)).toBe('rgb(255, 255, 255)');
  await expect(code).toHaveCSS('filter', 'none');
  expect(await page.evaluate(ground)).toBe('rgb(16, 22, 29)');
  await expect(page.locator('meta[name="theme-color"][media]')).toHaveAttribute('content', '#19212a');
});

test('the picture of a campaign is drawn for light, and does not dazzle @once', async ({ page, open }) => {
  await open('/promotion', { id: 'coupon' });
  const picture = page.locator('main section img').first();
  await expect(picture).toHaveCSS('filter', 'brightness(0.8)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(picture).toHaveCSS('filter', 'none');
});
