/** What a borrower reads before and after a decision is true of that decision: the agreement of the offer, and the way to the store. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { answerAll, answerOf } from './answers.ts';
import { expect, test } from './fixtures.ts';

const product = { productId: '1' };

/** The words of a legal text as it is drawn, without contents, ways back to them and its mark, and without what divides words. */
const wordsOf = (article: Element): string => {
  const copy = article.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll('nav, section > p, :scope > div:last-child')) other.remove();
  return (copy.textContent ?? '').replaceAll(/[\s_:]/g, '');
};

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
  // What is kept of it is what is shown, to the letter.
  const shown = await page.getByRole('article').evaluate(wordsOf);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: words('agreement.save') }).click();
  const kept = await readFile(await (await saved).path(), 'utf8');
  expect(kept.replaceAll(/[\s_:]/g, '')).toBe(shown);

  await page.goBack();
  await expect(page.getByRole('checkbox', { name: say('agreement') })).toBeChecked();
  await page.getByRole('button', { name: say('submit loan') }).click();
  await expect(page).toHaveURL(/\/inThe\?/);
  const [sent] = (await asked()).filter(({ operation }) => operation === 'loanPush');
  expect(sent?.parameters).toMatchObject({
    consentDocument: 'loan-agreement',
    consentHash: createHash('sha256').update(kept, 'utf8').digest('hex'),
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

test('the agreement stays as it was left, also after its page', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
  watched,
}) => {
  watched.allow(/status of 404/);
  answerAll(backend);
  // Another loan in the address is none of this offer's.
  await openOnBackend('/versions', { ...product, orderId: '174' });
  const agreement = page.getByRole('checkbox', { name: say('agreement') });
  await agreement.uncheck();
  await page.getByRole('link', { name: words('loan.readAgreement') }).click();
  await expect(page).toHaveURL(/\/heldUntil/);
  expect(new URL(page.url()).searchParams.has('orderId')).toBe(false);
  await page.goBack();
  await expect(agreement).not.toBeChecked();
  await expect(page.getByRole('button', { name: say('submit loan') })).toBeDisabled();
});

test('the agreement opens where the answer says, or in the app', async ({
  page,
  openOnBackend,
  backend,
  words,
  watched,
}) => {
  // The pages behind the links are the app's own; whether they are there already is not this journey's matter.
  watched.allow(/status of 404/);
  answerAll(backend, { loanConfirm: answerOf('loanConfirm', { isNewContract: '/contract/77?x=1' }) });
  const link = page.getByRole('link', { name: words('loan.readAgreement') });
  await openOnBackend('/versions', product);
  await link.click();
  await expect(page).toHaveURL(/\/contract\/77\?x=1/);
  answerAll(backend);
  await openOnBackend('/versions', { ...product, orderId: '9' });
  await link.click();
  await expect(page).toHaveURL(/\/heldUntil\?.*productId=1/);
  expect(new URL(page.url()).searchParams.has('orderId')).toBe(false);
  await openOnBackend('/charter', product);
  await link.click();
  await expect(page).toHaveURL(/\/agony/);
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
