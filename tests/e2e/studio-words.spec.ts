/** A word from the studio to a borrower's page, and back, in six actions; and one that is fixed. */
import type { Page } from '@playwright/test';
import { closedWords } from '../../src/studio/words/closed.ts';
import { historyWords } from '../../src/studio/words/history.ts';
import { reviewWords } from '../../src/studio/words/review.ts';
import { expect } from './fixtures.ts';
import { onDesk, phoneOf, proof, test, texts, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** The phone gets the whole project, and looks for a state that says the words (ms). */
const drawn = { timeout: 30_000 };

/** A screen whose details are more than are shown at first. */
const folded = '/knowledgeEarth?productId=1&orderId=174&isNeedPop=2';

const others = { es: 'en', en: 'es' } as const;
const now = { es: 'Ver todo', en: 'See it all' } as const;
const fields = {
  es: { es: 'Palabras en español', en: 'Palabras en inglés' },
  en: { es: 'Words in Spanish', en: 'Words in English' },
} as const;

test('a word is found, changed on the phone in both languages, published, seen and taken back', async ({
  page,
  enter,
  borrow,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const before = texts[speaks]['app.more'];
  const screen = texts[speaks]['repay.title'];
  const phone = phoneOf(page);
  const other = others[speaks];
  let actions = 0;
  /** What a person does; what is only looked at counts nothing. */
  const act = async (does: Promise<unknown>): Promise<void> => {
    actions += 1;
    await does;
  };
  /** Words that are typed where the caret stands. */
  const type = (on: Page, text: string) => on.keyboard.type(text);

  await enter(page, 'Ana');
  const pictures = page.getByRole('main').locator('[data-drawn]');
  expect(await pictures.count()).toBeGreaterThan(30);
  await expect(page.locator('[data-drawn="true"]').first()).toBeVisible(drawn);

  await act(page.getByRole('searchbox').fill('Ver más'));
  await act(
    page
      .getByRole('link', { name: /Ver más/ })
      .filter({ hasText: words.all.inScreen(screen) })
      .first()
      .click(),
  );
  // The situation that is shown is one that says them.
  const shown = phone.getByRole('button', { name: before, exact: true });
  await expect(shown).toBeInViewport(drawn);
  await act(shown.dblclick().then(() => type(page, now[speaks])));
  await expect(phone.getByRole('textbox', { name: fields[speaks][speaks] })).toHaveValue(now[speaks]);
  await act(
    page.keyboard
      .press('Tab')
      .then(() => page.keyboard.press('Control+a'))
      .then(() => type(page, now[other])),
  );
  await expect(phone.getByRole('textbox', { name: fields[speaks][other] })).toHaveValue(now[other]);
  await act(page.getByRole('link', { name: words.see }).click());
  const changed = page.getByRole('region', { name: words.work.whatChanged });
  for (const tongue of ['es', 'en'] as const) {
    await expect(changed).toContainText(texts[tongue]['app.more']);
    await expect(changed).toContainText(now[tongue]);
  }
  await act(page.getByRole('button', { name: words.work.publishAll }).click(proof));
  await expect(page.getByText(words.work.live('').trim())).toBeVisible(proof);
  expect(actions).toBeLessThanOrEqual(6);
  // From here a person sees it as a borrower does.
  const ways = page.getByRole('list', { name: reviewWords[speaks].seeIt });
  const opened = page.waitForEvent('popup');
  await ways.getByRole('link', { name: reviewWords[speaks].seeOn(texts[speaks]['loan.title']) }).click();
  const seen = await opened;
  await expect(seen.getByRole('heading', { level: 1, name: texts.es['loan.title'] })).toBeVisible();
  await seen.close();
  await expect((await borrow(folded)).getByText(now.es)).toBeVisible();

  await page.getByRole('button', { name: words.work.takeBack, exact: true }).click();
  await expect(page.getByText(words.work.takenBack)).toBeVisible(proof);
  await expect((await borrow(folded)).getByText('Ver más')).toBeVisible();

  // Taken back too soon: the same begins anew.
  await page.getByRole('button', { name: historyWords[speaks].again }).click();
  await expect(changed).toContainText(now[other]);
});

test('a label that the product fixes is closed in its form and on the phone, and says why @once', async ({
  page,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const label = texts[speaks]['order.repay'];
  const phone = phoneOf(page);
  await enter(page, 'Ana');
  await page.getByRole('searchbox').fill(label);
  await page
    .getByRole('link', { name: new RegExp(label) })
    .filter({ hasText: words.all.inScreen(texts[speaks]['order.title']) })
    .first()
    .click();
  const why = closedWords[speaks].label;
  await expect(page.getByText(why)).toBeVisible();
  const form = page.getByRole('form').or(page.locator('fieldset'));
  await expect(form.locator('[readonly], [aria-readonly="true"]').first()).toBeVisible();
  const button = phone.getByRole('button', { name: label, exact: true });
  await expect(button).toBeInViewport(drawn);
  await button.dblclick();
  await expect(
    page.getByRole('region', { name: /./ }).getByRole('status').filter({ hasText: why }),
  ).toBeVisible();
  await expect(phone.getByRole('textbox', { name: fields[speaks][speaks] })).toHaveCount(0);
});
