/** The developers' page with the states of a screen, from the map. */
import { violationsOf } from './audit.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const titles = { es: 'Estados de una pantalla', en: 'States of a screen' } as const;
const links = { es: 'Verla en cada uno de sus estados', en: 'See it in each of its states' } as const;
const dialog = { es: 'diálogo', en: 'dialog' } as const;
const failed = { es: /no se pudo cargar$/, en: /could not be loaded$/ } as const;

test('the map leads to the states of a screen, and each can be opened alone @once', async ({
  page,
  open,
  words,
  language,
}) => {
  await open('/testPreview/map', { isNeedPop: language === 'en' ? '1' : '2' });
  const detail = page.getByRole('region', { name: /loan-detail$/ });
  await detail.getByRole('link', { name: links[language] }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();

  const state = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `${dialog[language]} «${words('rating.title')}»` }) });
  await state.scrollIntoViewIfNeeded();
  const framed = state.locator('iframe').contentFrame();
  await expect(framed.locator('dialog[open]')).toContainText(words('rating.title'));
  // Looked at, not pressed.
  await expect(state.locator('iframe')).not.toBeFocused();

  await state.getByRole('link').click();
  const rating = page.getByRole('dialog', { name: words('rating.title') });
  await expect(rating).toBeVisible();
  await expectAccessible(page);
  await rating.getByRole('button', { name: words('rating.submit') }).click();
  await expect(page.getByRole('status').filter({ hasText: words('rating.choose') })).toBeVisible();
});

test('the states page changes screen, language and width, and shows what has failed @once', async ({
  page,
  open,
  words,
  language,
}) => {
  await open('/testPreview/states', { screen: 'repay', isNeedPop: language === 'en' ? '1' : '2' });
  await page.getByRole('link', { name: 'loan-detail', exact: true }).click();
  await page.getByRole('link', { name: '320 px' }).click();
  await expect(page.getByRole('link', { name: '320 px' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('loan-detail');
  const state = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: failed[language] }) });
  await state.scrollIntoViewIfNeeded();
  const framed = state.locator('iframe').contentFrame();
  await expect(framed.getByText(words('app.failure.title'))).toBeVisible();
  expect(await framed.locator('html').evaluate(() => window.innerWidth)).toBe(320);
  await page.getByRole('link', { name: language === 'es' ? 'English' : 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[language === 'es' ? 'en' : 'es']);
});

const long = {
  es: /la campaña da tanto como puede$/,
  en: /the campaign gives as much as it may$/,
} as const;

test('a layout of the promotion stands in the colors and words of a campaign', async ({
  page,
  open,
  words,
  language,
}) => {
  await open('/testPreview/states', { screen: 'story', isNeedPop: language === 'en' ? '1' : '2' });
  const state = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: long[language] }) });
  await state.scrollIntoViewIfNeeded();
  await state.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(words('promotion.storyTitle'));
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(10);
  const primary = await page.evaluate(() =>
    document.documentElement.style.getPropertyValue('--brand-primary'),
  );
  expect(primary).toBe('#7a2e8e');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('the states page is accessible and fits narrow phones', async ({ page, open }) => {
  await open('/testPreview/states', { screen: 'loan-detail' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await expectNoSidewaysScroll(page);
    // What is in the frames is looked at by `npm run states`, each alone.
    const violations = await violationsOf(page, { withoutFrames: true });
    expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
  }
});

test('a state that is not there says so, and a screen that is not there as well @once', async ({
  page,
  open,
}) => {
  await open('/testPreview/states', { screen: 'repay', state: '999', alone: '1' });
  await expect(page.getByRole('alert')).toBeVisible();
  await open('/testPreview/states', { screen: 'nobody' });
  await expect(
    page.getByText('No hay pantalla nobody.').or(page.getByText('There is no screen nobody.')),
  ).toBeVisible();
});
