/** A third person takes a change over: the first sees it at once, goes on with what both wrote, and loses nothing. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { aside, moveDown, onDesk, openScreen, phoneOf, test, texts, toPage, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 240_000 });

test('a third person takes a change over, the first sees it, and what both wrote is kept @long', async ({
  page,
  context,
  desk,
  enter,
  invite,
  speaks,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED/);
  // What comes after another person has it is refused, and kept.
  watched.allow(/409 \(Conflict\)/);
  const words = wordsIn(speaks);
  const { work, editor } = words;
  const { 'service.paid': paid, 'service.how': how, 'service.later': later } = texts[speaks];
  const questions = (on: Page) => phoneOf(on).locator('summary');
  const saved = (on: Page) => expect(on.getByText(words.saved, { exact: true })).toBeVisible();
  const writes = (on: Page, name: string) => expect(on.getByText(editor.readOnly(name))).toBeVisible();
  const take = (on: Page) => on.getByRole('button', { name: editor.takeOver, exact: true }).click();

  await enter(page, 'Ana', aside);
  const eva = await invite(page, 'Eva', 'editor');
  await openScreen(page, desk, 'customer-service');
  await moveDown(page, paid);
  await saved(page);

  await toPage(eva, speaks, 'changes');
  await expect(eva.getByText(work.writes('Ana'))).toBeVisible();
  await eva.getByRole('button', { name: work.take }).click();
  await expect(eva.getByRole('region', { name: work.whatChanged }).getByRole('listitem')).not.toHaveCount(0);

  // The first sees who has it, and can only look.
  await writes(page, 'Eva');
  await expect(page.getByRole('button', { name: new RegExp(`^${words.undo}`) })).toBeDisabled();
  await openScreen(eva, desk, 'customer-service');
  await moveDown(eva, paid);
  await expect(questions(eva)).toHaveText([how, later, paid]);
  await saved(eva);

  // What both wrote stands there when she has it again; now the other one sees that.
  await take(page);
  await expect(page.getByText(editor.readOnly('Eva'))).toHaveCount(0);
  await expect(questions(page)).toHaveText([how, later, paid]);
  await writes(eva, 'Ana');

  // What one writes without a network while another has it goes on as a change of its own.
  await context.setOffline(true);
  await moveDown(page, how);
  await expect(questions(page)).toHaveText([later, how, paid]);
  await expect(page.getByText(words.waits)).toBeVisible();
  await take(eva);
  await moveDown(eva, later);
  await expect(questions(eva)).toHaveText([how, paid, later]);
  await saved(eva);
  await context.setOffline(false);
  await page.getByRole('button', { name: work.keepApart }).click();
  await saved(page);
  await expect(questions(page)).toHaveText([later, how, paid]);
  await toPage(page, speaks, 'changes');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText(work.writes('Eva'))).toBeVisible();
});
