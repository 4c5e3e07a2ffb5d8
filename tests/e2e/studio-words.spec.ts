/** A word from the studio to a borrower's page, and back (issue 17, journey 1), in six presses. */
import { expect } from './fixtures.ts';
import { onDesk, test, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** The server proves the whole project for every build before anyone sees it (ms). */
const proof = 60_000;

/** A screen whose details are more than are shown at first. */
const folded = '/knowledgeEarth?productId=1&orderId=174&isNeedPop=2';

test('a word is found, changed in both languages, published, seen and taken back in six presses', async ({
  page,
  enter,
  borrow,
  speaks,
}) => {
  const words = wordsIn(speaks);
  await enter(page, 'Ana');

  // 1 to 6: what a person does.
  await page.getByRole('searchbox').fill('Ver más');
  await page
    .getByRole('link', { name: /Ver más/ })
    .first()
    .click();
  const form = page.getByRole('region', { name: speaks === 'es' ? '«Ver más»' : '«More»' });
  await form.getByLabel(words.editor.inSpanish).fill('Ver todo');
  await form.getByLabel(words.editor.inEnglish).fill('See it all');
  await page.getByRole('link', { name: words.see }).click();
  await expect(page.getByRole('region', { name: words.work.whatChanged })).toContainText(
    speaks === 'es' ? 'Ver todo' : 'See it all',
  );
  await page.getByRole('button', { name: words.work.publishAll }).click();

  await expect(page.getByText(words.work.live('').trim())).toBeVisible({ timeout: proof });
  await expect((await borrow(folded)).getByText('Ver todo')).toBeVisible();

  await page.getByRole('button', { name: words.work.takeBack }).click();
  await expect(page.getByText(words.work.takenBack)).toBeVisible({ timeout: proof });
  await expect((await borrow(folded)).getByText('Ver más')).toBeVisible();
});
