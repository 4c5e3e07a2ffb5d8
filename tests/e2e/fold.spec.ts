/** What decides is seen without a scroll: on a small phone, on one that is held sideways, and above the buttons at the foot. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const common = { width: 360, height: 740 };
const small = { width: 320, height: 640 };
const sideways = { width: 740, height: 360 };

/** Whole, above the footer where there is one, without a scroll: as soon as what the data say stands there. */
async function expectAboveTheFold(page: Page, part: Locator): Promise<void> {
  const footer = page.locator('footer').last();
  const below = async (): Promise<number> => {
    if ((await page.locator('.skeleton').count()) > 0) return Infinity;
    const box = await boxOf(part);
    const end = (await footer.isVisible()) ? (await boxOf(footer)).y : (page.viewportSize()?.height ?? 0);
    return box.y + box.height - end;
  };
  await expect.poll(below).toBeLessThanOrEqual(0);
}

/** What is not drawn, or drawn anew just now, is nowhere. */
const boxOf = async (part: Locator) =>
  (await part.boundingBox()) ?? { x: -Infinity, y: Infinity, width: 0, height: 0 };

const valueOf = (page: Page, label: string): Locator =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*').first();

for (const size of [common, small, sideways])
  test(`the cost of an offer whose plan stands first, at ${size.width} × ${size.height} @once`, async ({
    page,
    open,
    words,
  }) => {
    await page.setViewportSize(size);
    await open('/charter', { productId: '1' });
    for (const label of ['loan.total', 'loan.date'])
      await expectAboveTheFold(page, valueOf(page, words(label)));
  });

test('every figure of an offer, on a phone held sideways @once', async ({ page, open, words }) => {
  await page.setViewportSize(sideways);
  await open('/versions', { productId: '3' });
  for (const label of ['loan.total', 'loan.date', 'loan.amount'])
    await expectAboveTheFold(page, valueOf(page, words(label)));
});

test('the code to pay with is whole above the button, on a small phone @once', async ({
  page,
  open,
  words,
}) => {
  await page.setViewportSize(small);
  await open('/carpmm', {
    productId: '1',
    orderId: '174',
    amount: '317697',
    payCode: 'tienda24',
    requestType: '1',
  });
  await expectAboveTheFold(page, page.getByRole('img', { name: words('instruction.codeImage') }));
});

test('the day of an offer does not touch the amount beside it, on a small phone @once', async ({
  page,
  open,
  words,
}) => {
  await page.setViewportSize(small);
  await open('/versions', { productId: '3' });
  const day = valueOf(page, words('loan.date'));
  // A paragraph is as wide as its column: what is measured are the letters.
  const endOf = (part: Locator): Promise<number> =>
    part.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right;
    });
  const amount = valueOf(page, words('loan.amount'));
  const between = async (): Promise<number> => (await boxOf(amount)).x - (await endOf(day));
  await expect(day).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  await expect.poll(between).toBeGreaterThanOrEqual(12);
});

test('how late a loan is, on a phone held sideways @once', async ({ page, open, words }) => {
  await page.setViewportSize(sideways);
  await open('/inThe', { productId: '1', orderId: '180' });
  await expectAboveTheFold(page, valueOf(page, words('repay.date')));
  await expectAboveTheFold(page, page.getByText(/\d+ (días? de atraso|days? late)/).first());
});

test('that a bank account needs no secret of the bank @once', async ({ page, open, words }) => {
  await page.setViewportSize(common);
  await open('/arphaxat');
  await expectAboveTheFold(page, page.getByText(words('bank.safe')));
});

test('the example of the cost, at the start of the web site @once', async ({ page, open, words }) => {
  await page.setViewportSize(common);
  await open('/');
  const example = page.getByRole('heading', { name: words('example.title') });
  await expect(example).toBeVisible();
  await expect(example.locator('xpath=following-sibling::*').first()).toBeInViewport({ ratio: 1 });
});

test('what a visitor of the web site came to do @once', async ({ page, open, words }) => {
  for (const size of [common, small]) {
    await page.setViewportSize(size);
    await open('/');
    await expectAboveTheFold(page, page.getByRole('button', { name: words('promotion.download') }));
  }
});

for (const id of ['classic', 'coupon'] as const)
  test(`where "${id}" is registered, on a phone held sideways @once`, async ({ page, open, words }) => {
    await page.setViewportSize(sideways);
    await open('/promotion#/', { id });
    const phone = page.getByRole('textbox', { name: words('promotion.phone') });
    await expect(phone).toBeVisible();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    await expect(phone).toBeInViewport({ ratio: 1 });
  });
