/** A notice for overdue loans with a link to customer service (issue 17, journey 2), by choosing alone. */
import type { Locator, Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import navigate from '../../src/actions/navigate/schema.json' with { type: 'json' };
import type { Tongue } from '../../src/lib/figures.ts';
import { nameOfPath } from '../../src/studio/conditions/data-words.ts';
import { formWords } from '../../src/studio/forms/words.ts';
import { paletteWords } from '../../src/studio/palette/words.ts';
import { phoneWords } from '../../src/studio/phone/words.ts';
import button from '../../src/widgets/button/schema.json' with { type: 'json' };
import notice from '../../src/widgets/notice/schema.json' with { type: 'json' };
import { expect } from './fixtures.ts';
import { onDesk, openScreen, phoneOf, test, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 120_000 });

/** The phone gets the whole project, and states are looked for (ms). */
const drawn = { timeout: 30_000 };

const service = { es: es['service.title'], en: en['service.title'] } as const;
const overdue = { es: 'vencido', en: 'overdue' } as const;
const status = 'loan.orderStatus';

/** A part from the palette, its words in both languages. */
async function add(page: Page, speaks: Tongue, part: string, said: Readonly<Record<Tongue, string>>) {
  const words = wordsIn(speaks);
  const palette = paletteWords[speaks];
  await page.getByRole('button', { name: `+ ${words.editor.add}` }).click();
  await page.getByRole('searchbox', { name: palette.search }).fill(part);
  await page
    .getByRole('region', { name: palette.title })
    .getByRole('button', { name: new RegExp(`^${part}`) })
    .first()
    .click();
  const asked = page.getByRole('form', { name: palette.words(part) });
  for (const field of await asked.getByLabel(palette.spanish).all()) await field.fill(said.es);
  for (const field of await asked.getByLabel(palette.english).all()) await field.fill(said.en);
  await asked.getByRole('button', { name: palette.add }).click();
  await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
}

/** Only where the loan is overdue. */
async function whenOverdue(form: Locator, page: Page, speaks: Tongue) {
  const words = formWords[speaks];
  const when = form.getByRole('group', { name: words.when, exact: true });
  await when.getByRole('combobox', { name: words.addRule }).fill(nameOfPath(status, speaks));
  await page
    .getByRole('option', { name: new RegExp(`^${nameOfPath(status, speaks)}`) })
    .first()
    .click();
  await when.getByRole('combobox', { name: words.asked }).selectOption('one-of');
  const values = when.getByRole('checkbox');
  await when.getByRole('checkbox', { name: new RegExp(overdue[speaks], 'i') }).check();
  for (const other of await values.all())
    if (!new RegExp(overdue[speaks], 'i').test(await labelOf(other))) await other.uncheck();
  await expect(when.getByText(new RegExp(overdue[speaks], 'i')).first()).toBeVisible();
}

const labelOf = (box: Locator): Promise<string> =>
  box.evaluate((input) => input.closest('label')?.textContent ?? '');

test('a notice for overdue loans leads to customer service, and shows where they are overdue alone', async ({
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

  await enter(page, 'Ana');
  await openScreen(page, desk, 'loan-detail');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible(drawn);

  await add(page, speaks, notice.label[speaks], says);
  // Said by nothing but its condition so far, it shows in every state.
  await expect(phone.getByText(says[speaks]).first()).toBeVisible();
  const form = page.getByRole('region', { name: notice.label[speaks], exact: true });
  await whenOverdue(form, page, speaks);
  const unseen = page.getByRole('status').filter({ hasText: told.unseen('…').split('…')[0] ?? '' });
  await expect(unseen).toContainText(new RegExp(overdue[speaks], 'i'), drawn);
  await expect(phone.getByText(says[speaks])).toHaveCount(0);

  await add(page, speaks, button.label[speaks], link);
  const press = page.getByRole('region', { name: button.label[speaks], exact: true });
  await whenOverdue(press, page, speaks);
  await press.getByRole('combobox', { name: forms.addStep }).selectOption('navigate');
  await press.getByLabel(navigate.properties.to.label[speaks], { exact: true }).selectOption(service[speaks]);

  await page.getByRole('button', { name: told.showWhere }).click();
  await expect(phone.getByText(says[speaks]).first()).toBeVisible(drawn);
  await expect(phone.getByRole('button', { name: link[speaks] })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${told.state}:`) }).click();
  await page.getByRole('searchbox', { name: told.search }).fill(speaks === 'es' ? 'Pagado' : 'Paid');
  await page.getByRole('option').first().click();
  await expect(phone.getByText(says[speaks])).toHaveCount(0);
  await expect(unseen).toBeVisible(drawn);

  await page.getByRole('link', { name: words.see }).click();
  const changed = page.getByRole('region', { name: words.work.whatChanged });
  for (const said of [says, link]) await expect(changed).toContainText(said[speaks]);
  await expect(changed).toContainText(service[speaks]);
});
