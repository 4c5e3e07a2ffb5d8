/** The extension hidden for one product by a condition: its address is still open, and one says what to do about it. */
import { nameOfPath, nounOfPath } from '../../src/studio/conditions/data-words.ts';
import { formWords } from '../../src/studio/forms/words.ts';
import { waysWords } from '../../src/studio/words/ways.ts';
import button from '../../src/widgets/button/schema.json' with { type: 'json' };
import { expect } from './fixtures.ts';
import { addRule, aside, formOf, onDesk, openDrawn, partOf, test, texts, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** The checker reads the whole project first (ms). */
const checked = { timeout: 30_000 };
const product = 'query.productId';

test('the extension is hidden for one product, and whoever comes by its address is led back @once', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const forms = formWords[speaks];
  const ways = waysWords[speaks];
  const name = nameOfPath(product, speaks);
  const [from, to] = [texts[speaks]['order.title'], texts[speaks]['delay.title']];
  await enter(page, 'Ana', aside);
  await openDrawn(page, desk, 'loan-detail');
  await partOf(page, texts[speaks]['order.delay']).click();
  const when = await addRule(formOf(page, button.label[speaks]), speaks, product);
  await when.getByRole('combobox', { name: forms.asked }).last().selectOption('none-of');
  // Nobody types the number of a product: it is chosen by its name, and none is to begin with.
  await expect(when.getByText(forms.chooseValue(nounOfPath(product, speaks)))).toBeVisible();
  await when.getByRole('checkbox', { name: 'Lendora Flex' }).check();

  const open = page.getByRole('region', { name: ways.title });
  await expect(open).toContainText(`«${to}»`.slice(1, -1), checked);
  await expect(open).toContainText(name);
  // Left out of the way or put right: both at once, from the change's page too.
  await page.getByRole('link', { name: words.see }).click();
  await expect(open.getByRole('button', { name: ways.leave })).toBeVisible(checked);
  await open.getByRole('button', { name: ways.lead(from) }).click();
  await expect(open).toHaveCount(0, checked);
  const changed = page.getByRole('region', { name: words.work.whatChanged });
  await expect(changed).toContainText(to);
  await expect(changed).toContainText(name);
  // Nothing that the checker knows stands in the way of a review.
  await expect(page.getByRole('button', { name: words.work.ask, exact: true })).toBeVisible({
    timeout: 60_000,
  });
});
