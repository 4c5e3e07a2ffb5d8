/** What staff meet first, in light and in dark: no rule of accessibility is broken. */
import { expect, expectAccessible } from './fixtures.ts';
import { findWords, onDesk, studioOf, test, texts, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('signing in, all screens, a screen and its change are accessible @long', async ({
      page,
      desk,
      enter,
      settled,
      speaks,
    }) => {
      const words = wordsIn(speaks);
      await settled(page);
      await page.goto(`${studioOf(desk)}/studio`);
      await expect(page.getByRole('button', { name: words.enter.as('Ana') })).toBeVisible();
      await expectAccessible(page);
      await enter(page, 'Ana');
      await expect(page.locator('[data-drawn="true"]').first()).toBeVisible();
      await expectAccessible(page);
      await findWords(page, texts[speaks]['app.more']);
      await page.getByLabel(words.editor.inSpanish).first().fill('Ver todo');
      await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.see }).click();
      await expect(page.getByRole('heading', { name: words.work.whatChanged })).toBeVisible();
      await expectAccessible(page);
    });
  });
