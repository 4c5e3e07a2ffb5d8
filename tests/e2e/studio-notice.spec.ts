/** A notice for overdue loans with a link to customer service, by choosing alone. */
import type { Locator } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import navigate from '../../src/actions/navigate/schema.json' with { type: 'json' };
import type { Tongue } from '../../src/lib/figures.ts';
import { formWords } from '../../src/studio/forms/words.ts';
import { phoneWords } from '../../src/studio/phone/words.ts';
import button from '../../src/widgets/button/schema.json' with { type: 'json' };
import notice from '../../src/widgets/notice/schema.json' with { type: 'json' };
import { expect } from './fixtures.ts';
import { addPart, addRule, aside, formOf, onDesk, openDrawn, phoneOf, test, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** The phone gets the whole project, and states are looked for (ms). */
const drawn = { timeout: 30_000 };

const service = { es: es['service.title'], en: en['service.title'] } as const;
const overdue = { es: 'vencido', en: 'overdue' } as const;
const status = 'loan.orderStatus';

/** Only where the loan is overdue. */
async function whenOverdue(form: Locator, speaks: Tongue): Promise<void> {
  const when = await addRule(form, speaks, status);
  await when.getByRole('combobox', { name: formWords[speaks].asked }).selectOption('one-of');
  const isOverdue = new RegExp(overdue[speaks], 'i');
  await when.getByRole('checkbox', { name: isOverdue }).check();
  for (const other of await when.getByRole('checkbox').all())
    if (!isOverdue.test(await labelOf(other))) await other.uncheck();
  await expect(when.getByText(isOverdue).first()).toBeVisible();
}

const labelOf = (box: Locator): Promise<string> =>
  box.evaluate((input) => input.closest('label')?.textContent ?? '');

test('a notice for overdue loans leads to customer service, and shows where they are overdue alone @long', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const forms = formWords[speaks];
  const told = phoneWords[speaks];
  const phone = phoneOf(page);
  const says = { es: 'Tu pago está atrasado', en: 'Your payment is late' } as const;
  const link = { es: 'Hablar con una persona', en: 'Talk to a person' } as const;

  await enter(page, 'Ana', aside);
  await openDrawn(page, desk, 'loan-detail');

  await addPart(page, speaks, notice.label[speaks], says);
  // Said by nothing but its condition so far, it shows in every state.
  await expect(phone.getByText(says[speaks]).first()).toBeVisible();
  await whenOverdue(formOf(page, notice.label[speaks]), speaks);
  const unseen = page.getByRole('status').filter({ hasText: told.unseen('…').split('…')[0] ?? '' });
  await expect(unseen).toContainText(new RegExp(overdue[speaks], 'i'), drawn);
  await expect(phone.getByText(says[speaks])).toHaveCount(0);

  await addPart(page, speaks, button.label[speaks], link);
  const press = formOf(page, button.label[speaks]);
  await whenOverdue(press, speaks);
  await press.getByRole('combobox', { name: forms.addStep }).selectOption('navigate');
  await press.getByLabel(navigate.properties.to.label[speaks], { exact: true }).selectOption(service[speaks]);

  await page.getByRole('button', { name: told.showWhere }).click();
  await expect(phone.getByText(says[speaks]).first()).toBeVisible(drawn);
  await expect(phone.getByRole('button', { name: link[speaks] })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${told.choices.state.one}:`) }).click();
  await page
    .getByRole('searchbox', { name: told.choices.state.search })
    .fill(speaks === 'es' ? 'Pagado' : 'Paid');
  await page.getByRole('listbox', { name: told.choices.state.one }).getByRole('option').first().click();
  await expect(phone.getByText(says[speaks])).toHaveCount(0);
  await expect(unseen).toBeVisible(drawn);

  await page.getByRole('link', { name: words.see }).click();
  const changed = page.getByRole('region', { name: words.work.whatChanged });
  for (const said of [says, link]) await expect(changed).toContainText(said[speaks]);
});
