/** What a borrower reads before and after a decision is true of that decision: the agreement of the offer, and the way to the store. */
import { expect, test } from './fixtures.ts';

test('the agreement is read before confirming: it is that of the very offer, and what was read is what is sent', async ({
  page,
  open,
  say,
  words,
  asked,
  language,
  watched,
}) => {
  // In a browser nobody takes the message of the confirmation; the reporter notes it.
  watched.allow(/bridge-failed/);
  await open('/versions', { productId: '1' });
  const amount = (label: string) =>
    page.getByText(label, { exact: true }).locator('xpath=following-sibling::*');
  const receives = await amount(language === 'en' ? 'You receive' : 'Recibes')
    .first()
    .textContent();
  const repays = await amount(words('loan.total')).first().textContent();
  // All that decides is above the fold, and the footer takes at most a fifth of the phone.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const label of ['loan.total', 'loan.date', 'loan.plan'])
    await expect(page.getByText(words(label), { exact: true }).first()).toBeInViewport({ ratio: 1 });
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.height).toBeLessThanOrEqual(740 / 5);
  expect([receives, repays].every((text) => /^[$₹]\d,\d{3}\.\d{2}$/.test(text ?? ''))).toBe(true);

  await page.getByRole('link', { name: words('loan.readAgreement') }).click();
  await expect(page).toHaveURL(/\/heldUntil\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const figure of [receives, repays])
    await expect(
      page
        .getByRole('definition')
        .filter({ hasText: figure ?? '' })
        .first(),
    ).toBeVisible();
  // Nothing of this offer is left to be filled in but what the signing brings.
  await expect(page.getByText(/undefined|null|NaN/)).toHaveCount(0);

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: say('agreement') })).toBeChecked();
  await page.getByRole('button', { name: say('submit loan') }).click();
  await expect(page).toHaveURL(/\/inThe\?/);
  const [sent] = (await asked()).filter(({ operation }) => operation === 'loanPush');
  expect(sent?.parameters).toMatchObject({
    consentDocument: 'loan-agreement',
    consentHash: expect.stringMatching(/^[\da-f]{64}$/),
  });

  // And afterwards it is found from the loan itself.
  await page.getByRole('button', { name: words('order.agreement') }).click();
  await expect(page).toHaveURL(/\/heldUntil\?.*orderId=\d+/);
  await expect(
    page
      .getByRole('definition')
      .filter({ hasText: receives ?? '' })
      .first(),
  ).toBeVisible();
});

test('five stars open the store of the host app: its log has the message, and nobody is thanked twice', async ({
  page,
  open,
  words,
  asked,
  language,
}) => {
  // The page scrolls to the frame: a press into what still moves along with it hits what lies beside.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('/testPreview', { orderId: '200-score' });
  if (language === 'en') await page.getByRole('checkbox', { name: words('test.english') }).check();
  await page.getByRole('checkbox', { name: words('test.framed') }).check();
  await page.getByRole('button', { name: words('test.open.detail') }).click();
  const phone = page.frameLocator('iframe');
  const dialog = phone.getByRole('dialog', { name: words('rating.title') });
  await dialog.getByRole('radio', { name: /^5 / }).check();
  await expect(page.getByText('goRate')).toHaveCount(0);
  await dialog.getByRole('button', { name: words('rating.submit') }).click();
  await expect(page.getByText('goRate').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(phone.getByRole('dialog', { name: words('rating.thanksTitle') })).toHaveCount(0);
  expect(
    (await asked())
      .filter(({ operation }) => operation === 'score')
      .map(({ parameters }) => parameters['score']),
  ).toEqual(['5']);
});
