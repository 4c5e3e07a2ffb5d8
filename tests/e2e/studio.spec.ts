/** The studio's page as a person meets it: what is written waits where there is no network, and keys do what a mouse does. */
import { plain } from '../../src/studio/search/meant.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { findWords, onDesk, openScreen, test, texts, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** As the list of problems says it where the English words are taken away. */
const emptied = {
  es: 'Palabras «Ver más», en inglés: Están vacías aquí, pero no en español. Escríbelas también aquí.',
  en: 'Words ‘Ver más’, in English: They are empty here, but not in Spanish. Write them here too.',
} as const;
/** A sentence of the catalogue, and some words of it. */
const skipped = {
  es: ['Este título se salta un nivel.', 'salta un nivel'],
  en: ['This heading skips a level.', 'skips a level'],
} as const;

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
  await findWords(page, texts[speaks]['app.more']);
  const spanish = page
    .getByRole('region', { name: `«${texts[speaks]['app.more']}»` })
    .getByLabel(words.editor.inSpanish);
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
  await page.keyboard.type(plain(texts[speaks]['order.title']));
  await expect(page.getByRole('option').first()).toContainText(texts[speaks]['order.title']);
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
  const more = texts[speaks]['app.more'];
  await findWords(page, more);
  const english = page.getByRole('region', { name: `«${more}»` }).getByLabel(words.editor.inEnglish);
  await english.fill('');
  const below = page.getByRole('region', { name: words.editor.problems });
  const said = emptied[speaks];
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

  await page.getByRole('button', { name: words.help, exact: true }).click();
  await page.getByRole('menuitem', { name: words.checker }).click();
  const sheet = page.getByRole('dialog', { name: words.checker });
  const [sentence, some] = skipped[speaks];
  await sheet.getByRole('searchbox').fill(some);
  await expect(sheet.getByRole('term')).toHaveText([sentence]);
  await expectAccessible(page);
});
