/** A complaint that was sent, and of which nobody has heard yet: it is told, found, and sent once. */
import { begin } from './complaint-begin.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const savesOf = async (asked: () => Promise<readonly { readonly operation: string }[]>): Promise<number> =>
  (await asked()).filter(({ operation }) => operation === 'problemSave').length;

test('left while it is being sent, that is told, and the draft goes when it has arrived @once', async ({
  page,
  open,
  words,
  asked,
}) => {
  await begin(page, open, 'other', words);
  await page.getByRole('textbox').fill('Sent, and left');
  let arrive = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/problem-save**', async (route) => {
    await arrival;
    await route.continue();
  });
  const submit = page.getByRole('button', { name: words('complaint.submit') });
  await submit.click();
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/andHim/);
  const pending = page.getByText(words('app.write.pending'));
  await expect(pending).toBeVisible();
  await expectAccessible(page);
  arrive();
  await expect.poll(() => savesOf(asked)).toBe(1);
  await expect(pending).toHaveCount(0);
  await expect(page.getByRole('radio').nth(1)).not.toBeChecked();
  await page.getByRole('radio').nth(1).click();
  await expect(page).toHaveURL(/complainPageNext/);
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(await savesOf(asked)).toBe(1);
});

test('an answer that is lost is told over a reload, until the complaint is found; the draft goes with the doubt @once', async ({
  page,
  open,
  words,
  asked,
  watched,
}) => {
  watched.allow(/call-failed|Failed to load resource|ERR_/);
  await begin(page, open, 'other', words);
  await page.getByRole('textbox').fill('Sent, and not heard of');
  await page.route('**/problem-save**', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: words('complaint.submit') }).click();
  const doubt = page.getByText(words('app.write.problemSave.unknownTitle'));
  await expect(doubt).toBeVisible();
  await page.reload();
  await expect(doubt).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('Sent, and not heard of');
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/andHim/);
  await expect(doubt).toBeVisible();
  await page.getByRole('button', { name: words('complaint.mine') }).click();
  await expect(page.getByText('Sent, and not heard of').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/andHim/);
  await expect(page.getByRole('radio').nth(1)).not.toBeChecked();
  await expect(doubt).toHaveCount(0);
  expect(await savesOf(asked)).toBe(1);
});
