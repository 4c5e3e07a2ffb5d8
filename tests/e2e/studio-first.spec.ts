/** Who comes for the first time is shown around, once; and every page stands on the desks that people have. */
import { enterWords } from '../../src/studio/words/enter.ts';
import { expect, expectNoSidewaysScroll } from './fixtures.ts';
import { onDesk, openDrawn, proof, studioOf, test, texts, toPage, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 240_000 });

test('the tour has four steps at most, can be skipped at each, and is never seen again @once', async ({
  page,
  desk,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const { tour, skip, next, done } = enterWords[speaks];
  expect(tour.length).toBeLessThanOrEqual(4);
  await page.addInitScript((tongue) => {
    if (localStorage.getItem('studio-settings') === null)
      localStorage.setItem('studio-settings', JSON.stringify({ tongue }));
  }, speaks);
  await page.goto(`${studioOf(desk)}/studio`);
  await page.getByRole('button', { name: words.enter.as('Ana') }).click();
  const box = page.getByRole('complementary', { name: words.tour });
  for (const [index, { title }] of tour.entries()) {
    await expect(box.getByRole('heading', { name: title })).toBeVisible();
    await expect(box.getByRole('button', { name: skip, exact: true })).toBeVisible();
    await box.getByRole('button', { name: index === tour.length - 1 ? done : next, exact: true }).click();
  }
  await expect(box).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('navigation', { name: words.pages })).toBeVisible();
  await expect(box).toHaveCount(0);
});

for (const [width, height] of [
  [1024, 700],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const)
  test.describe(`on a desk of ${width}`, () => {
    test.use({ viewport: { width, height } });

    test('no page is wider than the window, and the phone stands whole in its place @once', async ({
      page,
      desk,
      enter,
      speaks,
    }) => {
      const words = wordsIn(speaks);
      await enter(page, 'Ana');
      await expect(page.locator('[data-drawn="true"]').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await openDrawn(page, desk, 'customer-service');
      await expectNoSidewaysScroll(page);
      // Nothing of the bar above the phone, or of the phone, is cut off by its neighbours.
      const stage = page.locator('.st-stage');
      const inside = await stage.evaluate((panel) => {
        const room = panel.getBoundingClientRect();
        return [...panel.querySelectorAll('button, [role=combobox], iframe')]
          .map((each) => each.getBoundingClientRect())
          .filter(({ width: wide }) => wide > 0)
          .map(({ left, right }) => left >= room.left - 1 && right <= room.right + 1);
      });
      expect(inside.length).toBeGreaterThan(5);
      expect(inside).not.toContain(false);
      await page.getByRole('treegrid').getByText(texts[speaks]['service.questions']).first().click();
      await page.getByLabel(words.editor.inSpanish).or(page.getByRole('textbox')).first().waitFor();
      await expectNoSidewaysScroll(page);
      for (const name of ['changes', 'releases', 'people'] as const) {
        await toPage(page, speaks, name);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible(proof);
        await expectNoSidewaysScroll(page);
      }
    });
  });
