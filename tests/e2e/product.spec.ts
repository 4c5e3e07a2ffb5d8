/** Products: one is looked at and applied for, by one tap however often it is given; what a brand says of them fills the page. */
import { emptyRoom } from '../support/empty-room.ts';
import { read } from '../support/project.ts';
import { expectNoHalfEmptyPage } from './empty-room.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { withConfig } from './page-config.ts';

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

test('no list of products and no product is half an empty page, however little a brand says @once', async ({
  page,
  open,
  words,
}) => {
  const brand = JSON.parse(read('src/server/sandbox/config.json')) as Readonly<Record<string, unknown>>;
  const one = { productId: '1', name: 'Lendora Flex' };
  const said = {
    ...one,
    logo: '/gateway/files/logo-flex.svg',
    amount: 500_000,
    termDays: 120,
    dailyRate: '0.05%',
  };
  let products: readonly unknown[] = [];
  await page.route(
    (url) => url.pathname === '/ofA' || url.pathname === '/suchA',
    async (route) => {
      const answer = await route.fetch();
      const { exampleRate: _none, ...config } = { ...brand, products } as { readonly exampleRate?: unknown };
      await route.fulfill({
        response: answer,
        body: withConfig(await answer.text(), JSON.stringify(config)),
      });
    },
  );
  const whole = async (
    route: string,
    query: Readonly<Record<string, string>>,
    shows: string,
  ): Promise<void> => {
    await open(route, query);
    await expect(page.getByText(shows, { exact: true }).first()).toBeVisible();
    await expectNoHalfEmptyPage(page);
  };
  for (const given of [one, said]) {
    products = [given];
    await whole('/ofA', {}, one.name);
    await whole('/suchA', { productId: '1' }, one.name);
  }
  await whole('/suchA', { productId: '99' }, words('product.none'));
  products = [];
  await whole('/ofA', {}, words('recommended.none'));
  // The measure itself notices a page whose lower half is empty.
  await page.evaluate(() => document.querySelector('main')?.replaceChildren('x'));
  expect(await page.evaluate(emptyRoom)).toBeGreaterThan(0.5);
});
