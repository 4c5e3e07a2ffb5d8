/** The app itself in the studio's phone, with the open change and made-up data; and a screen in another brand's name and colors. */
import type { Page } from '@playwright/test';
import type { Tongue } from '../../src/lib/figures.ts';
import { captchaText } from '../../src/server/sandbox/captcha.ts';
import { formWords } from '../../src/studio/forms/words.ts';
import { phoneWords } from '../../src/studio/phone/words.ts';
import { expect, expectAccessible } from './fixtures.ts';
import {
  aside,
  onDesk,
  openDrawn,
  openScreen,
  partOf,
  phoneOf,
  test,
  texts,
  wordsIn,
} from './studio-site.ts';

test.use(onDesk);
test.describe.configure({ timeout: 180_000 });

/** What comes from the sandbox on a busy machine (ms). */
const come = { timeout: 30_000 };

const overdue = { es: 'Pago vencido', en: 'Overdue' } as const;
const now = { es: 'Mis preguntas', en: 'My questions' } as const;

/** By the keyboard, as a person without a mouse does. */
async function turn(page: Page, speaks: Tongue, on: boolean): Promise<void> {
  const app = page.getByRole('button', { name: phoneWords[speaks].app, exact: true });
  await app.focus();
  await page.keyboard.press('Space');
  await expect(app).toHaveAttribute('aria-pressed', String(on));
}

test('the app is walked through with the open change, follows it, and gives the phone back @long', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const told = phoneWords[speaks];
  const phone = phoneOf(page);
  const { [speaks]: said } = texts;
  const note = page.getByRole('status').filter({ hasText: told.appIs });
  const situations = page.getByRole('button', { name: new RegExp(`^${told.choices.state.one}:`) });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await enter(page, 'Ana', aside);
  await openDrawn(page, desk, 'customer-service');
  await partOf(page, said['service.questions']).click();
  const selected = page.getByRole('treegrid').locator('[role="row"][aria-selected="true"]');
  await expect(selected).toContainText(said['service.questions']);

  await turn(page, speaks, true);
  await expect(note).toContainText(told.appAt(said['service.title']), come);
  await expect(situations).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: said['service.questions'] })).toBeVisible(come);
  await expectAccessible(page);

  // What is pressed leads on, and back.
  await phone.getByText(said['service.complaint'], { exact: true }).click();
  await expect(note).not.toContainText(told.appAt(said['service.title']), come);
  await expect(page.getByRole('link', { name: told.appEdit })).toBeVisible();
  await phone.getByRole('button', { name: said['app.back'], exact: true }).click();
  await expect(note).toContainText(told.appAt(said['service.title']), come);

  // What is written meanwhile is seen on the app as it stands there.
  const forms = formWords[speaks];
  await page
    .getByLabel(speaks === 'es' ? forms.spanish : forms.english)
    .first()
    .fill(now[speaks]);
  await expect(phone.getByRole('heading', { name: now[speaks] })).toBeVisible(come);
  await turn(page, speaks, false);
  await expect(situations).toBeVisible();
  await expect(note).toHaveCount(0);
  await expect(selected).toContainText(now[speaks]);
  await expect(phone.getByRole('heading', { name: now[speaks] })).toBeVisible(come);

  // It goes on on the next screen that is edited; there another loan of the borrower's is chosen.
  await turn(page, speaks, true);
  await openScreen(page, desk, 'loan-detail');
  await expect(note).toContainText(told.appAt(said['order.title']), come);
  await page.getByRole('button', { name: new RegExp(`^${told.choices.loan.one}:`) }).click();
  await page.getByRole('option', { name: overdue[speaks], exact: true }).first().click();
  await expect(phone.getByText(overdue[speaks]).first()).toBeVisible(come);
  await phone.getByRole('button', { name: said['order.repay'], exact: true }).click();
  await expect(note).toContainText(told.appAt(said['repay.title']), come);
  expect(asked.filter((path) => path.startsWith('/studio-phone/sandbox/'))).not.toEqual([]);
  expect(asked.filter((path) => path.startsWith('/gateway/'))).toEqual([]);
});

test('who has a link to look walks through the app too, in a world of their own @long', async ({
  page,
  desk,
  enter,
  another,
  settled,
  speaks,
}) => {
  const words = wordsIn(speaks);
  const told = phoneWords[speaks];
  await enter(page, 'Ana', aside);
  await openScreen(page, desk, 'customer-service');
  await partOf(page, texts[speaks]['service.questions']).click();
  await page.getByLabel(formWords[speaks].spanish).first().fill(now.es);
  await page.getByRole('link', { name: words.see }).click();
  await page.getByRole('button', { name: words.colleagues.shareNow }).click();
  const link = await page.getByRole('textbox', { name: words.colleagues.shareLink }).inputValue();

  const guest = await another();
  await settled(guest);
  await guest.goto(link);
  await guest.getByRole('button', { name: told.app, exact: true }).click();
  await expect(guest.getByRole('status').filter({ hasText: told.appIs })).toBeVisible(come);
  await expect(guest.getByRole('button', { name: new RegExp(`^${told.choices.loan.one}:`) })).toBeVisible();
  await expect(guest.frameLocator('iframe').getByRole('heading').first()).toBeVisible(come);
});

test('a code that an SMS would bring is told above the phone @once', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const told = phoneWords[speaks];
  const { [speaks]: said } = texts;
  const phone = phoneOf(page);
  await enter(page, 'Ana', aside);
  await openScreen(page, desk, 'classic');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/get-captcha')) asked.push(searchParams.get('sid') ?? '');
  });
  await turn(page, speaks, true);
  await phone.getByRole('textbox', { name: said['promotion.phone'] }).fill('13812345678', come);
  await expect(phone.getByRole('img', { name: said['promotion.captchaPicture'] })).toBeVisible(come);
  // A phone that is drawn twice has asked for two pictures: the last is the one that is seen.
  const sid = asked.at(-1) ?? '';
  const picture = captchaText(sid, asked.filter((other) => other === sid).length);
  await phone.getByRole('textbox', { name: said['promotion.captcha'] }).fill(picture);
  await phone.getByRole('button', { name: said['promotion.getCode'] }).click();
  const code = page.getByText(new RegExp(`^${told.appCode('[0-9]{6}')}$`));
  await expect(code).toBeVisible(come);
  await page.getByRole('button', { name: told.appAnew }).click();
  await expect(code).toHaveCount(0);
});

test('a screen is seen in the name and colors of another brand @once', async ({
  page,
  desk,
  enter,
  speaks,
}) => {
  const told = phoneWords[speaks];
  const phone = phoneOf(page);
  await enter(page, 'Ana', aside);
  await openDrawn(page, desk, 'about');
  // What is said to screen readers alone makes no second bar to scroll with.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  const color = (): Promise<string> =>
    phone.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--primary'));
  const before = await color();
  const looks = page.getByRole('button', { name: new RegExp(`^${told.look}`) });
  await looks.click();
  await page.getByRole('radio', { name: told.brands.other }).click();
  await page.keyboard.press('Escape');
  await expect(looks).toHaveAccessibleName(new RegExp(told.brands.other));
  await expect(phone.getByText(/Préstamos Universales del Pacífico/).first()).toBeVisible(come);
  expect(await color()).not.toBe(before);
});
