/** The text of a screen beside its phone: the same text, one undo, problems at their place, what may stand at the caret. */
import type { Locator, Page } from '@playwright/test';
import { jsonWords } from '../../src/studio/words/json.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { aside, onDesk, openDrawn, partOf, phoneOf, test, texts, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** The checker reads the whole project first (ms). */
const checked = { timeout: 30_000 };

const textOf = (page: Page): Locator => page.locator('.st-json-text .cm-content');

/** Puts the caret behind these words, as a person presses there. */
async function caretBehind(page: Page, words: string): Promise<void> {
  const line = page.locator('.st-json-text .cm-line').filter({ hasText: words }).first();
  await line.scrollIntoViewIfNeeded();
  await line.click();
  await page.keyboard.press('End');
}

test('the text is edited beside its phone, with one undo, and stays in order @long', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const json = jsonWords[speaks];
  const questions = texts[speaks]['service.questions'];
  const problems = page.getByRole('region', { name: words.editor.problems }).getByRole('listitem');
  await enter(page, 'Ana', aside);
  await openDrawn(page, desk, 'customer-service');
  const heading = phoneOf(page).getByRole('heading', { name: questions });
  await expect(heading).toBeVisible();

  // The editor comes when it is asked for, and not before.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByRole('button', { name: json.text, exact: true }).click();
  await expect(textOf(page)).toBeVisible();
  expect(asked.filter((path) => path.includes('open-editor'))).not.toEqual([]);
  await expectAccessible(page);

  // The tree, the phone and the caret mean the same part.
  await partOf(page, questions).click();
  await expect(page.locator('.st-json-text .cm-part').first()).toContainText('heading');

  // What is typed is seen; what is no JSON is said where it stands, and the phone keeps what it had.
  await caretBehind(page, '"heading"');
  await page.keyboard.type(' {');
  await expect(problems.first()).toBeVisible(checked);
  await expect(page.locator('.st-json-text .cm-lintRange-error').first()).toBeVisible(checked);
  await expect(heading).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(problems).toHaveCount(0, checked);
  await expect(page.getByRole('button', { name: new RegExp(`^${words.undo}`) })).toBeDisabled();
});
