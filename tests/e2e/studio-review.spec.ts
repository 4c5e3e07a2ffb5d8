/** Two people and one change: sent back with a note, approved by another, void after an edit. */
import type { Page } from '@playwright/test';
import { tongues } from '../../src/lib/figures.ts';
import { say } from '../../src/release/operations/say.ts';
import { reviewWords } from '../../src/studio/words/review.ts';
import { expect } from './fixtures.ts';
import { aside, moveDown, onDesk, openScreen, proof, test, texts, toPage, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

test('what changes more than words is approved by another person, and by nobody after an edit @once', async ({
  page,
  desk,
  enter,
  another,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const { work } = words;
  const said = reviewWords[speaks];
  const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
  const toChange = (on: Page) =>
    on
      .getByRole('navigation', { name: words.pages })
      .getByRole('link', { name: words.changes })
      .click()
      .then(() => on.getByRole('main').getByRole('listitem').getByRole('link').first().click());

  await enter(page, 'Ana', aside);
  await openScreen(page, desk, 'customer-service');
  await moveDown(page, texts[speaks]['service.how']);
  await page.getByRole('link', { name: words.see }).click();
  const why = say('needsReview', { what: say('structure') });
  await expect(page.getByText(why[tongues[speaks]])).toBeVisible(proof);
  await expect(button(page, work.publishAll)).toHaveCount(0);
  await button(page, work.ask).click(proof);
  await expect(page.getByText(work.asked)).toBeVisible(proof);
  await expect(button(page, work.approve)).toHaveCount(0);

  const other = await another();
  await enter(other, 'Luis', aside);
  await toChange(other);
  await other.getByLabel(work.note, { exact: true }).fill('La pregunta del pago va primero.', proof);
  await button(other, work.sendBack).click();
  await expect(other.getByRole('region', { name: work.reviews })).toContainText('va primero', proof);

  await toChange(page);
  await expect(page.getByRole('region', { name: work.reviews })).toContainText(
    'La pregunta del pago va primero.',
    proof,
  );
  await openScreen(page, desk, 'customer-service');
  await moveDown(page, texts[speaks]['service.paid']);
  await page.getByRole('link', { name: words.see }).click();
  await button(page, work.ask).click(proof);
  await expect(page.getByText(work.asked)).toBeVisible(proof);

  // Who comes again reads what changed since, over the whole.
  await toChange(other);
  const since = other.getByRole('region', { name: said.sinceLooked });
  await expect(since.getByText(said.sinceOf['sent-back']('').split(':')[0] ?? '')).toBeVisible(proof);
  await expect(since.getByRole('listitem')).not.toHaveCount(0);
  const whole = other.getByRole('region', { name: said.wholeChange });
  await expect(whole.getByRole('listitem')).not.toHaveCount(0);
  await button(other, work.approve).click(proof);
  await expect(other.getByText(work.states.approved, { exact: true })).toBeVisible(proof);
  await toChange(page);
  await expect(button(page, work.publishAll)).toBeVisible(proof);

  await openScreen(page, desk, 'customer-service');
  const overtaken = page.getByRole('complementary', { name: said.overtakenTitle });
  await expect(overtaken).toHaveCount(0);
  await moveDown(page, texts[speaks]['service.paid']);
  await expect(overtaken).toBeVisible();
  // Undone, it is what was approved; done again, it is not.
  await page.keyboard.press('Control+z');
  await expect(overtaken).toHaveCount(0);
  await page.keyboard.press('Control+y');
  await expect(overtaken).toBeVisible();
  await toPage(page, speaks, 'changes');
  await expect(page.getByText(said.overtaken.open)).toBeVisible();
  await toPage(page, speaks, 'releases');
  await expect(page.getByText(words.released.stands.overtaken)).toBeVisible();
  await expect(page.getByText(words.released.stands['waits-for-publisher'])).toHaveCount(0);
  await page.getByRole('link', { name: words.see }).click();
  await expect(button(page, work.ask)).toBeVisible(proof);
  await expect(button(page, work.publishAll)).toHaveCount(0);
  await expect(page.getByRole('region', { name: work.reviews })).toContainText(work.older, proof);
});
