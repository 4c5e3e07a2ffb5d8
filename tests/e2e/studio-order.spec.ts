/** Rows in another order by keys and by drag, a question added, all undone and done again. */
import disclosure from '../../src/widgets/disclosure/schema.json' with { type: 'json' };
import { expect } from './fixtures.ts';
import {
  addPart,
  aside,
  dragBefore,
  moveDown,
  onDesk,
  openScreen,
  test,
  texts,
  wordsIn,
} from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 90_000 });

const added = { es: '¿Dónde está mi contrato?', en: 'Where is my contract?' } as const;

/** The phone gets the whole project anew when a page is opened (ms). */
const drawn = { timeout: 30_000 };

test('questions are put in another order by keys and by drag, one is added, all is undone and done again @once', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const { 'service.paid': paid, 'service.how': how, 'service.later': later } = texts[speaks];
  const questions = page.frameLocator('iframe').locator('summary');
  await enter(page, 'Ana', aside);
  await openScreen(page, desk, 'customer-service');
  await expect(questions).toHaveText([paid, how, later], drawn);

  await moveDown(page, paid);
  await expect(questions).toHaveText([how, paid, later]);
  // The rows come after the phone: nothing is dragged in an order that is about to change.
  await expect(page.getByRole('treegrid').getByRole('row')).toContainText([how, paid, later]);
  await dragBefore(page, later, how);
  await expect(questions).toHaveText([later, how, paid]);

  await addPart(page, speaks, disclosure.label[speaks], added);
  await expect(questions).toHaveText([later, added[speaks], how, paid]);

  await page.getByRole('link', { name: words.see }).click();
  await page.getByRole('button', { name: words.work.undoAll }).click();
  await expect(page.getByText(words.work.nothing)).toBeVisible();
  await openScreen(page, desk, 'customer-service');
  await expect(questions).toHaveText([paid, how, later], drawn);
  const redo = page.getByRole('button', { name: new RegExp(`^${words.redo}`) });
  for (let step = 0; step < 3 && (await redo.isEnabled()); step += 1) await redo.click();
  await expect(questions).toHaveText([later, added[speaks], how, paid]);
});
