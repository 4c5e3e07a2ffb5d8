/** Without a mouse: signed in, found, words changed, rows moved, read what changed, approved by another person, published. */
import type { Locator, Page } from '@playwright/test';
import { formWords } from '../../src/studio/forms/words.ts';
import heading from '../../src/widgets/heading/schema.json' with { type: 'json' };
import { expect } from './fixtures.ts';
import { formOf, onDesk, phoneOf, rowOf, studioOf, proof, test, texts, wordsIn } from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 240_000 });

/** The phone gets the whole project anew when a page is opened (ms). */
const drawn = { timeout: 30_000 };

const service = '/alsoGlobe?isNeedPop=2';
const now = { es: 'Dudas de siempre', en: 'Usual doubts' } as const;

/** As a person goes on until the eye finds the ring. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible(proof);
  for (let press = 0; press < 300; press += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`no key leads to ${wanted.toString()}`);
}

/** From area to area by one key. */
const goInto = (page: Page, area: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('F6');
    expect(await area.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }).toPass();

test('by keys alone a screen is found, changed, looked at, approved and published @long', async ({
  page,
  desk,
  another,
  settled,
  borrow,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const { work } = words;
  const other = await another();
  const { 'service.questions': questions, 'service.paid': paid, 'service.how': how } = texts[speaks];
  const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true });
  const rows = (on: Page) => phoneOf(on).locator('summary');
  const enter = async (on: Page, name: string): Promise<void> => {
    await settled(on);
    await on.goto(`${studioOf(desk)}/studio`);
    await tabTo(on, on.getByRole('button', { name: words.enter.as(name) }));
    await on.keyboard.press('Enter');
    await expect(on.getByRole('navigation', { name: words.pages })).toBeVisible();
  };
  const find = async (on: Page, typed: string, found: string): Promise<void> => {
    await on.keyboard.press('Control+k');
    await on.keyboard.type(typed);
    const option = on.getByRole('option').filter({ hasText: found }).first();
    await expect(option).toBeVisible();
    while ((await option.getAttribute('aria-selected')) !== 'true') await on.keyboard.press('ArrowDown');
    await on.keyboard.press('Enter');
  };

  await enter(page, 'Ana');
  await find(page, questions, `«${questions}»`);
  const form = formOf(page, heading.label[speaks]);
  const spanish = form.getByLabel(formWords[speaks].spanish).first();
  await expect(rows(page).first()).toBeVisible(drawn);
  // From the parts to the phone to the form, each by one key.
  await goInto(page, page.locator('.st-panel').filter({ has: form }));
  await tabTo(page, spanish);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(now.es);
  await tabTo(page, form.getByLabel(formWords[speaks].english).first());
  await page.keyboard.press('Control+a');
  await page.keyboard.type(now.en);
  await expect(phoneOf(page).getByRole('heading', { name: now[speaks] })).toBeVisible();

  const chosen = page.getByRole('treegrid').locator('[role=row][aria-selected=true]');
  await goInto(page, chosen);
  for (let press = 0; press < 20 && !(await chosen.innerText()).includes(paid); press += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: paid })).toHaveCount(1);
  // The keys stay with the part that was moved.
  await expect(rowOf(page, paid)).toBeFocused();
  await expect(rows(page).first()).toHaveText(how);
  await expect(page.getByText(words.saved, { exact: true })).toBeVisible();

  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('region', { name: work.whatChanged })).toContainText(now[speaks]);
  await tabTo(page, button(page, work.ask));
  await page.keyboard.press('Enter');
  await expect(page.getByText(work.asked)).toBeVisible(proof);

  await enter(other, 'Luis');
  const pages = other.getByRole('navigation', { name: words.pages });
  await tabTo(other, pages.getByRole('link', { name: words.changes }));
  await other.keyboard.press('Enter');
  await tabTo(other, other.getByRole('main').getByRole('listitem').getByRole('link').first());
  await other.keyboard.press('Enter');
  await tabTo(other, button(other, work.approve));
  await other.keyboard.press('Enter');
  await expect(other.getByText(work.states.approved, { exact: true })).toBeVisible(proof);

  await tabTo(page, button(page, work.publishAll));
  await page.keyboard.press('Enter');
  await expect(page.getByText(work.live('').trim())).toBeVisible(proof);
  await expect((await borrow(service)).getByRole('heading', { name: now.es })).toBeVisible();
});
