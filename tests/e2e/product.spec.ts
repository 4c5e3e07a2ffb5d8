/** Products: one is looked at and applied for, by one tap however often it is given. */
import { expect, expectAccessible, test } from './fixtures.ts';

test('two taps at once lead on once', { tag: '@once' }, async ({ page, open, words }) => {
  await open('/suchA', { productId: '2' });
  const before = await page.evaluate(() => window.history.length);
  await page
    .getByRole('button', { name: words('product.apply'), exact: true })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(page).toHaveURL(/\/versions\?.*productId=2/);
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
});

test('a product is looked at and applied for; one that there is not leads back', async ({
  page,
  open,
  say,
  words,
}) => {
  await open('/ofA');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lendora Flex' }).click();
  await expect(page).toHaveURL(/\/suchA\?.*productId=2/);
  await expect(page.getByText(/^[$₹]5,000\.00$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('apply') }).click();
  await expect(page).toHaveURL(/\/versions\?.*productId=2/);
  await expect(page.getByText('Lendora Flex')).toBeVisible();

  await open('/suchA', { productId: '99' });
  await expect(page.getByRole('heading', { name: words('product.none') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('product.others') }).click();
  await expect(page.getByRole('heading', { name: /^Lendora (?:Efectivo|Cash)$/ })).toBeVisible();
});
