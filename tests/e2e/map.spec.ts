/** The developers' map of screens, from the test page. */
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './fixtures.ts';

const titles = { es: 'Mapa de las pantallas', en: 'Map of the screens' } as const;
const pictures = { es: /^Cada pantalla/, en: /^Every screen/ } as const;
const conditions = {
  es: 'un toque abre la pantalla: si loan.orderStatus es 174 o 180, y loan.inside no es falso',
  en: 'a press opens the screen: if loan.orderStatus is 174 or 180, and loan.inside is not false',
} as const;

test('the test page leads to the map of screens, which says what leads where and when', async ({
  page,
  open,
  words,
  language,
}) => {
  await open('/testPreview');
  const english = page.getByRole('checkbox', { name: words('test.english') });
  await expect(english).toBeChecked({ checked: language === 'en' });
  await page.getByRole('button', { name: words('test.open.map') }).click();
  await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
  await expect(page).toHaveURL(/\/testPreview\/map\?/);

  const detail = page.getByRole('region', { name: /loan-detail$/ });
  const repay = detail.getByRole('listitem').filter({ hasText: conditions[language] }).first();
  await expect(repay).toContainText(words('order.repay'));
  await repay.getByRole('link', { name: 'repay' }).click();
  await expect(page.getByRole('region', { name: /\brepay$/ })).toBeInViewport();

  const picture = page.getByRole('group', { name: pictures[language] });
  await picture.getByRole('link', { name: /repay-instruction/ }).click();
  await expect(page.getByRole('region', { name: /repay-instruction$/ })).toBeInViewport();

  await page.getByRole('link', { name: /^←/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('test.title') })).toBeVisible();
});

test('the map of screens is accessible, fits narrow phones, and holds still what is wide', async ({
  page,
  open,
}) => {
  await open('/testPreview/map');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
  // The picture keeps letters that can be read, and scrolls by itself.
  const wider = await page.locator('.picture').evaluate((box) => box.scrollWidth > box.clientWidth * 2);
  expect(wider).toBe(true);
  await expectAccessible(page);
});
