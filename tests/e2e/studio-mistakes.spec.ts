/** Mistakes of many kinds, made by hand: each is said at once at its place, and publishing stays closed. */
import type { Locator } from '@playwright/test';
import navigate from '../../src/actions/navigate/schema.json' with { type: 'json' };
import { formWords } from '../../src/studio/forms/words.ts';
import { treeWords } from '../../src/studio/tree/words.ts';
import button from '../../src/widgets/button/schema.json' with { type: 'json' };
import heading from '../../src/widgets/heading/schema.json' with { type: 'json' };
import { expect } from './fixtures.ts';
import {
  addPart,
  addRule,
  aside,
  formOf,
  onDesk,
  openDrawn,
  partOf,
  phoneOf,
  rowOf,
  test,
  texts,
  wordsIn,
} from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** The checker reads the whole project first (ms). */
const checked = { timeout: 30_000 };

test('a mistake is said where it was made, mended by a press where there is one way, and closes publishing @long', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const forms = formWords[speaks];
  const questions = texts[speaks]['service.questions'];
  const list = page.getByRole('region', { name: words.editor.problems });
  const said = list.getByRole('listitem');
  /** Beside the field, in the form. */
  const wrongIn = (form: Locator): Locator => form.locator('[data-severity]').first();
  const mended = async (): Promise<void> => {
    await list.getByRole('button', { name: words.editor.mend }).first().click();
    await expect(said).toHaveCount(0, checked);
  };

  await enter(page, 'Ana', aside);
  await openDrawn(page, desk, 'customer-service');
  await rowOf(page, questions).getByText(questions).click();
  const title = formOf(page, heading.label[speaks]);
  const [spanish, english] = [forms.spanish, forms.english].map((name) => title.getByLabel(name).first());

  // Words: one twice, a space too many, nothing in one language.
  await spanish?.fill('Preguntas de de siempre');
  await expect(said).toHaveCount(1, checked);
  await mended();
  await expect(spanish ?? title).toHaveValue('Preguntas de siempre');
  await spanish?.fill('Preguntas  frecuentes');
  await expect(said).toHaveCount(1, checked);
  await mended();
  const marked = phoneOf(page).locator('.phone-wrong');
  // The phone shows the other language: what says nothing has no place there to be marked at.
  const [emptied, before] =
    speaks === 'es' ? ([english, 'Common questions'] as const) : ([spanish, 'Preguntas frecuentes'] as const);
  await emptied?.fill('');
  await expect(said).toHaveCount(1, checked);
  await expect(marked).toHaveCount(1);
  await emptied?.fill(before);
  await expect(said).toHaveCount(0, checked);
  await expect(marked).toHaveCount(0);

  // A button that does nothing, then leads to a screen that lacks something.
  await addPart(page, speaks, button.label[speaks], { es: 'Ver mi préstamo', en: 'See my loan' });
  const press = formOf(page, button.label[speaks]);
  await expect(wrongIn(press)).toBeVisible(checked);
  await press.getByRole('combobox', { name: forms.addStep }).selectOption('navigate');
  await press.getByLabel(navigate.properties.to.label[speaks], { exact: true }).selectOption('/inThe');
  await expect(wrongIn(press)).toBeVisible(checked);

  // Two parts of one name, and a part that is never shown.
  await openDrawn(page, desk, 'loan-detail');
  const again = rowOf(page, texts[speaks]['order.again']);
  await again.getByRole('button', { name: new RegExp(`^${treeWords[speaks].actions('').trim()}`) }).click();
  await page.getByRole('menuitem', { name: treeWords[speaks].duplicate }).click();
  const twice = list.getByRole('button', { name: words.editor.show });
  // One mistake is told once, at the copy.
  await expect(twice).toHaveCount(1, checked);
  await partOf(page, texts[speaks]['order.delay']).click();
  const count = await said.count();
  const when = await addRule(press, speaks, 'loan.orderStatus');
  await when.getByRole('combobox', { name: forms.asked }).last().selectOption('missing');
  await expect(wrongIn(press)).toBeVisible(checked);
  expect(await said.count()).toBeGreaterThanOrEqual(count);

  await page.getByRole('link', { name: words.see }).click();
  const next = page.getByRole('region', { name: words.work.next });
  await expect(next.locator('.st-lane')).toBeVisible({ timeout: 60_000 });
  await expect(next.getByRole('listitem').first()).toBeVisible();
  for (const closed of [words.work.publishAll, words.work.ask])
    await expect(page.getByRole('button', { name: closed, exact: true })).toHaveCount(0);
});
