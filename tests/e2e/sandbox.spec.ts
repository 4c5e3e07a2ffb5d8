/** The sandbox's own pages: whoever tries the product out reads and works them like any other, on a phone too. */
import { expect, expectAccessible, test } from './fixtures.ts';

const partner = '/sandbox/partner?orderId=174&isNeedPop=1';
const wallet = '/sandbox/wallet?orderId=174&isNeedPop=1';

test('the pages of the sandbox are accessible on a narrow phone @once', async ({
  page,
  sandbox,
  session,
  request,
  deed,
}) => {
  const world = `/sandbox/session/${encodeURIComponent(session)}`;
  const { origin } = sandbox;
  const url = `${origin}/gateway/v3/loan-details/generate-vcode?sessionId=${encodeURIComponent(session)}`;
  const form = { productId: '1', orderId: '174', amount: '345050', payCode: 'tienda24', requestType: '1' };
  expect((await request.post(url, { form })).ok()).toBe(true);
  // Paid, nothing in its row can be pressed.
  await deed('pay', { order: '174' });
  await deed('fault', { kind: 'drop', operation: 'loanPlan' });
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/sandbox', partner, `${wallet}&world=${encodeURIComponent(session)}`, world]) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Calls' })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(232, 237, 242)');
  await expectAccessible(page);

  const calls = page.getByRole('region', { name: 'Calls' });
  await calls.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => calls.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

const due = { es: 'Monto a pagar', en: 'Repayment amount' } as const;
/** What the server says of a loan to be repaid, of one that is paid, of an offer, and of the products. */
const worded = [
  {
    route: '/inThe',
    query: { productId: '1', orderId: '174' },
    rows: { es: [due.es, 'Por pagar'], en: [due.en, 'To be repaid'] },
  },
  {
    route: '/inThe',
    query: { productId: '1', orderId: '200' },
    rows: { es: ['Último pago', 'Préstamo pagado'], en: ['Last payment', 'Loan repaid'] },
    // Of what is paid nothing is to be paid.
    lacks: due,
  },
  {
    route: '/versions',
    query: { productId: '1' },
    rows: { es: ['Monto recibido', 'Comisión', 'IVA'], en: ['Amount received', 'Commission', 'VAT'] },
  },
  {
    route: '/ofA',
    query: {},
    rows: { es: ['Paga en varias fechas.'], en: ['Repay on several dates.'] },
  },
] as const;

test('the rows and amounts that the server words are in the language of the screen', async ({
  page,
  open,
  language,
}) => {
  const amounts = { es: /\$[\d,]+\.\d\d/, en: /₹[\d,]+\.\d\d/ } as const;
  const other = language === 'es' ? 'en' : 'es';
  for (const { route, query, rows, ...rest } of worded) {
    // Whatever a host app says in its own parameter.
    await open(route, { ...query, language: other });
    // The screen has words of its own that are the same.
    for (const words of rows[language])
      await expect(page.getByText(words, { exact: true }).last()).toBeVisible();
    await expect(page.getByText(amounts[language]).first()).toBeVisible();
    const absent = [...rows[other], amounts[other], ...('lacks' in rest ? [rest.lacks[language]] : [])];
    for (const words of absent) await expect(page.getByText(words, { exact: true })).toHaveCount(0);
  }
});
