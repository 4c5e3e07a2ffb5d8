/** The studio's page as a person meets it: what is written waits where there is no network, and keys do what a mouse does. */
import { expect, expectAccessible } from './fixtures.ts';
import { findWords, onDesk, openScreen, test, wordsIn } from './studio-site.ts';

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
  await findWords(page, 'Ver más');
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

test('a mistake is said in words below the screen, elsewhere and where it would be published, and is found again @once', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  await enter(page, 'Ana');
  await findWords(page, 'Ver más');
  const english = page.getByRole('region', { name: '«Ver más»' }).getByLabel(words.editor.inEnglish);
  await english.fill('');
  const below = page.getByRole('region', { name: words.editor.problems });
  const said =
    'Palabras «Ver más», en inglés: Están vacías aquí, pero no en español. Escríbelas también aquí.';
  await expect(below.getByText(said)).toBeVisible();
  await expectAccessible(page);

  await openScreen(page, desk, 'customer-service');
  await below.getByText(words.editor.elsewhere(1)).click();
  await expect(below.getByText(said)).toBeVisible();

  await page.getByRole('link', { name: words.see }).click();
  await expect(page.getByText(words.work.lanes.wrong)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: words.work.publishAll })).toHaveCount(0);
  const wrong = page.getByRole('region', { name: words.work.problems(1) });
  await expect(wrong.getByText(said)).toBeVisible();
  await expectAccessible(page);
  await wrong.getByRole('button', { name: words.editor.show }).click();
  await english.fill('See more');
  await expect(below.getByText(said)).toHaveCount(0);

  await page.getByRole('button', { name: words.menuOf('Ana') }).click();
  await page.getByRole('menuitem', { name: words.checker }).click();
  const sheet = page.getByRole('dialog', { name: words.checker });
  await sheet.getByRole('searchbox').fill('salta un nivel');
  await expect(sheet.getByRole('term')).toHaveText(['Este título se salta un nivel.']);
  await expectAccessible(page);
});
