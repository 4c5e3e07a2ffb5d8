/** The studio's page as a person meets it: what is written waits where there is no network, and keys do what a mouse does. */
import { expect, expectAccessible } from './fixtures.ts';
import { onDesk, test, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

test('what is written without a network waits on the computer, and says so @once', async ({
  page,
  context,
  enter,
  speaks,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED/);
  const words = wordsIn(speaks);
  await enter(page, 'Ana');
  await page.getByRole('searchbox').fill('Ver más');
  await page
    .getByRole('link', { name: /Ver más/ })
    .first()
    .click();
  const spanish = page.getByRole('region', { name: '«Ver más»' }).getByLabel(words.editor.inSpanish);
  await spanish.fill('Ver todo');
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await context.setOffline(true);
  await spanish.fill('Verlo todo');
  await expect(page.getByText(words.waits)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(spanish).toHaveValue('Verlo todo');
});

test('the frame is worked by keys: search, shortcuts, undo @once', async ({ page, enter, speaks }) => {
  const words = wordsIn(speaks);
  await enter(page, 'Ana');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: words.shortcuts })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tu prestamo');
  await expect(page.getByRole('option').first()).toContainText('Tu préstamo');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/screen\/loan-detail$/);
});
