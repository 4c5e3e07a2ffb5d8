/** A recipe is followed by hand, two are played to their end and undone; that all five can be is held by a unit test. */
import type { Locator } from '@playwright/test';
import { tongues } from '../../src/lib/figures.ts';
import { formWords } from '../../src/studio/forms/words.ts';
import { recipes } from '../../src/studio/recipes/recipes.ts';
import { recipeWords } from '../../src/studio/words/recipes.ts';
import heading from '../../src/widgets/heading/schema.json' with { type: 'json' };
import { expect, expectAccessible } from './fixtures.ts';
import { findWords, formOf, onDesk, test, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 240_000 });

const found = { es: 'Preguntas frecuentes', en: 'Frequent questions' } as const;

test('a recipe goes on as its steps are done, or is played to its end, and is undone whole @long', async ({
  page,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const said = recipeWords[speaks];
  const forms = formWords[speaks];
  const titleOf = (id: string): string =>
    recipes.find((each) => each.id === id)?.title[tongues[speaks]] ?? '';
  const begin = async (title: string): Promise<Locator> => {
    await page.getByRole('button', { name: words.help, exact: true }).click();
    await page.getByRole('menuitem', { name: said.title }).click();
    await page.getByRole('button', { name: said.playOf(title) }).click();
    return page.getByRole('complementary', { name: title });
  };
  const stands = (tour: Locator, step: number, all: number) =>
    expect(tour.getByText(said.step(step, all))).toBeVisible();
  await enter(page, 'Ana');

  const tour = await begin(titleOf('words'));
  await stands(tour, 1, 4);
  await expectAccessible(page);
  await findWords(page, found[speaks]);
  await stands(tour, 2, 4);
  // It covers nothing of what is worked on, the phone's foot too.
  const bottomOf = async (of: Locator) =>
    of.boundingBox().then((box) => (box?.y ?? NaN) + (box?.height ?? NaN));
  expect(await bottomOf(tour)).toBeLessThanOrEqual(
    (await page.getByRole('main').first().boundingBox())?.y ?? NaN,
  );
  const foot = await bottomOf(page.locator('.st-stage iframe'));
  expect(foot).toBeLessThanOrEqual(page.viewportSize()?.height ?? NaN);
  const title = formOf(page, heading.label[speaks]);
  await title.getByLabel(forms.spanish).first().fill('Dudas frecuentes');
  await stands(tour, 3, 4);
  // Begun is begun: the page may go and come back.
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
  await page.reload();
  await stands(tour, 3, 4);
  await title.getByLabel(forms.english).first().fill('What people ask');
  await stands(tour, 4, 4);
  await page.getByRole('link', { name: words.see }).click();
  await expect(tour.getByRole('heading', { name: said.done })).toBeVisible();
  await tour.getByRole('button', { name: said.undoAll }).click();
  await expect(tour).toHaveCount(0);

  for (const { id, steps } of recipes.filter((each) => each.id === 'notice' || each.id === 'campaign')) {
    const played = await begin(titleOf(id));
    for (let step = 1; step <= steps.length; step += 1) {
      await stands(played, step, steps.length);
      await played.getByRole('button', { name: said.forMe }).click();
    }
    await expect(played.getByRole('heading', { name: said.done })).toBeVisible();
    await played.getByRole('button', { name: said.undoAll }).click();
  }
});
