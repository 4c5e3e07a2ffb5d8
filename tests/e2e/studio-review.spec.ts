/** Two people and one change: sent back with a note, approved by another, void after an edit. */
import type { Page } from '@playwright/test';
import { tongues } from '../../src/lib/figures.ts';
import { say } from '../../src/release/operations/say.ts';
import { expect } from './fixtures.ts';
import { aside, moveDown, onDesk, openScreen, proof, test, texts, wordsIn } from './studio-site.ts';

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
  await button(page, work.ask).click(proof);
  await expect(page.getByText(work.asked)).toBeVisible(proof);

  await toChange(other);
  await button(other, work.approve).click(proof);
  await expect(other.getByText(work.states.approved, { exact: true })).toBeVisible(proof);
  await toChange(page);
  await expect(button(page, work.publishAll)).toBeVisible(proof);

  await openScreen(page, desk, 'customer-service');
  await moveDown(page, texts[speaks]['service.paid']);
  await page.getByRole('link', { name: words.see }).click();
  await expect(button(page, work.ask)).toBeVisible(proof);
  await expect(button(page, work.publishAll)).toHaveCount(0);
  await expect(page.getByRole('region', { name: work.reviews })).toContainText(work.older, proof);
});
