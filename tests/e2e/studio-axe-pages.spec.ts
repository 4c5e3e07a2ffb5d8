/** Every page of the studio, in light and dark and both languages: no rule of accessibility is broken, at 100 % and 200 % of text. */
import type { Page } from '@playwright/test';
import { paletteWords } from '../../src/studio/palette/words.ts';
import { accountWords } from '../../src/studio/words/account.ts';
import { enlargeText, expect, expectAccessible } from './fixtures.ts';
import {
  findWords,
  moveDown,
  onDesk,
  openDrawn,
  proof,
  studioOf,
  test,
  texts,
  toPage,
  wordsIn,
} from './studio-site.ts';

test.use(onDesk);
/** Each page is read twice, with every picture in it (ms). */
test.describe.configure({ timeout: 900_000 });

/** As it stands there, and with letters of twice the size. */
async function accessible(page: Page): Promise<void> {
  await expectAccessible(page);
  await enlargeText(page);
  await expectAccessible(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('all pages are accessible @long', async ({
      page,
      desk,
      enter,
      invite,
      another,
      settled,
      speaks,
    }) => {
      const words = wordsIn(speaks);
      const { work, released } = words;
      const title = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await settled(page);
      await page.goto(`${studioOf(desk)}/studio`);
      await expect(page.getByRole('button', { name: words.enter.as('Ana') })).toBeVisible();
      await accessible(page);

      await enter(page, 'Ana');
      await expect(page.locator('[data-drawn="true"]').first()).toBeVisible();
      await accessible(page);
      await invite(page, 'Eva', 'reviewer');
      await title(words.colleagues.title);
      await accessible(page);

      // A screen with a chosen part, with its palette, with a mistake; a campaign.
      await toPage(page, speaks, 'screens');
      await findWords(page, texts[speaks]['app.more']);
      await page.getByLabel(words.editor.inEnglish).first().fill('');
      await expect(
        page.getByRole('region', { name: words.editor.problems }).getByRole('listitem'),
      ).not.toHaveCount(0);
      await accessible(page);
      await page.getByLabel(words.editor.inEnglish).first().fill('See it all');
      await page.getByRole('button', { name: `+ ${words.editor.add}` }).click();
      await expect(page.getByRole('region', { name: paletteWords[speaks].title })).toBeVisible();
      await accessible(page);
      await openDrawn(page, desk, 'customer-service');
      await moveDown(page, texts[speaks]['service.paid']);
      await accessible(page);
      await page.goto(`${studioOf(desk)}/studio#/screen/story`);
      await expect(page.getByRole('textbox', { name: released.address })).toBeVisible();
      await accessible(page);

      await toPage(page, speaks, 'changes');
      await title(work.changes);
      await accessible(page);
      await page.getByRole('link', { name: words.see }).click();
      await expect(page.getByRole('button', { name: work.ask, exact: true })).toBeVisible(proof);
      await page.getByRole('button', { name: words.colleagues.shareNow }).click();
      const link = await page.getByRole('textbox', { name: words.colleagues.shareLink }).inputValue();
      await accessible(page);
      const guest = await another();
      await settled(guest);
      await guest.emulateMedia({ colorScheme });
      await guest.goto(link);
      await expect(guest.locator('iframe')).toBeVisible();
      await accessible(guest);

      await toPage(page, speaks, 'releases');
      await title(released.title);
      await page.getByText(released.off, { exact: true }).click();
      await page.getByText(released.log, { exact: true }).click();
      await accessible(page);
      await page.getByRole('button', { name: words.menuOf('Ana') }).click();
      await page.getByRole('menuitem', { name: accountWords[speaks].title }).click();
      await title(accountWords[speaks].title);
      await accessible(page);
    });
  });
