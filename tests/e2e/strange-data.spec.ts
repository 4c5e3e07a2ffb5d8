/** Whatever a backend may answer: hostile, endless, strange, missing. It is shown as text, fits, and breaks nothing. */
import { success } from '../support/backend.ts';
import { answerAll, answerOf, good, places, type Place } from './answers.ts';
import { enlargeText, expect, expectNoSidewaysScroll, test } from './fixtures.ts';

const loan = places['loan-detail'].query;
const everyPlace = Object.entries(places) as [string, Place][];

/** Changes every text of an answer, but for those that decide what is shown at all. */
function change(value: unknown, make: (key: string, text: string) => unknown, key = ''): unknown {
  if (typeof value === 'string') return make(key, value);
  if (Array.isArray(value)) return value.map((item) => change(item, make, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner, make, name)]));
}

const decides = new Set(['orderStatus', 'isDelay', 'payCode', 'periods', 'termUnit', 'pay_time', 'time']);
const addresses = /logo|img|image|repayCode|url|contract/i;

interface Attacked extends Window {
  attacked?: unknown;
}

const markup =
  '"><img src=x onerror="window.attacked=1"><svg onload="window.attacked=1"><script>window.attacked=1</script>{{query.orderId}}{{#money}}1{{/money}}\u202eabc\u0000';
const evil = [
  'https://evil.example/a.png?{{query.orderId}}',
  '//evil.example/a.png',
  'javascript:window.attacked=1',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="window.attacked=1"/>',
  'data:text/html,<script>window.attacked=1</script>',
  '\\\\evil.example\\a.png',
  'java\nscript:window.attacked=1',
  'https://127.0.0.1@evil.example/',
  'file:///etc/passwd',
];

for (const [name, place] of everyPlace) {
  test(`${name} shows hostile texts as text and follows no hostile address @once`, async ({
    page,
    openOnBackend,
    backend,
    watched,
    say,
    words,
  }) => {
    watched.allow(/refused-url|bridge-failed/);
    let turn = 0;
    const hostile = change({ isNewContract: 'x', ...good[place.call] }, (key, text) => {
      if (decides.has(key)) return text;
      turn += 1;
      return addresses.test(key) || key === 'content' ? evil[turn % evil.length] : markup;
    });
    answerAll(backend, { [place.call]: success(hostile) });
    await openOnBackend(place.route, place.query);
    await expect(page.getByText('{{query.orderId}}').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    for (const link of await page
      .getByRole('link')
      .filter({ hasNotText: words('order.toOrders') })
      .all()) {
      await link.click();
      await expect(page).toHaveURL(new RegExp(place.route));
    }
    const bars = page.getByRole('button', { name: say('bar code') });
    if ((await bars.count()) > 0) {
      await bars.first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    const found = await page.evaluate(() => ({
      attacked: (window as Attacked).attacked,
      foreign: [...document.querySelectorAll('[src], [href]')]
        .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
        .filter((address) => /evil|javascript|svg\+xml|text\/html|file:/.test(address)),
      scripts: document.querySelectorAll('main script, main svg[onload], main img[onerror]').length,
    }));
    expect(found).toEqual({ attacked: undefined, foreign: [], scripts: 0 });
  });
}

const shapes: readonly string[] = ['W'.repeat(5_000), '🏦👩‍👩‍👧‍👦'.repeat(600), 'مرحبا بالعالم '.repeat(400)];

test('texts of 5 000 characters, emoji and right-to-left writing fit, in large type too @once', async ({
  page,
  openOnBackend,
  backend,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const text of shapes) {
    for (const [name, place] of everyPlace) {
      const long = change(good[place.call], (key, before) =>
        decides.has(key) || addresses.test(key) || key === 'content' ? before : text,
      );
      backend.reset();
      answerAll(backend, { [place.call]: success(long) });
      await openOnBackend(place.route, place.query);
      await expect(page.getByText(text.slice(0, 12)).first(), name).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await enlargeText(page);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('ten thousand rows unfold while the page stays awake @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  // Twenty thousand drawn rows take their time on two busy cores.
  test.slow();
  const detail = Array.from({ length: 10_000 }, (_, index) => ({ text: `Row ${index + 1}`, value: index }));
  answerAll(backend, {
    loanDetails: answerOf('loanDetails', { userOrderDetail: { detail } }),
    loanConfirm: answerOf('loanConfirm', { details: detail }),
  });
  await openOnBackend('/inThe', loan);
  await page.getByRole('button', { name: say('more') }).click();
  // Not `expect`: where it has to wait, it describes the whole page on the page's own thread, a minute for these rows.
  await page.locator('dt').nth(9_999).waitFor();
  await page.getByRole('button', { name: say('hide') }).click();
  await expect(page.locator('dt')).toHaveCount(2);
  await openOnBackend('/versions', { productId: '1' });
  await page.locator('dt').nth(10_001).waitFor();
  await page.getByRole('button', { name: say('submit loan') }).click();
  await page.waitForURL(/\/inThe/);
});

const many = <T>(make: (number: number) => T): readonly T[] =>
  Array.from({ length: 10_000 }, (_, index) => make(index + 1));

test('ten thousand channels, payments or parts come in portions @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  const items = many((number) => ({ title: `Shop ${number}`, payCode: `shop${number}`, vCode: `${number}` }));
  const plans = many((number) => ({ title: `Part ${number}`, amount: number, pay_time: '2026-12-24' }));
  answerAll(backend, {
    loanPlan: answerOf('loanPlan', { repayList: [{ reviewer: 'Shops', items }] }),
    delayPlan: answerOf('delayPlan', {
      repayPlan: plans,
      repayList: many(() => ({ items: items.slice(0, 1) })),
    }),
    loanConfirm: answerOf('loanConfirm', { repay_plans: plans }),
    generateVoucher: answerOf('generateVoucher', {
      dataList: plans.map(({ title }) => ({ title, content: ['Pay'] })),
    }),
  });
  const shops = page.getByRole('button', { name: /^Shop \d+/ });
  await openOnBackend('/knowledgeEarth', loan);
  await expect(shops).toHaveCount(20);
  // The first belongs to the rows of the loan.
  const more = page.getByRole('button', { name: say('more') }).last();
  await more.click();
  await expect(shops).toHaveCount(200);
  await expect(more).toBeVisible();
  await page.getByRole('button', { name: say('hide') }).click();
  await expect(shops).toHaveCount(20);

  const parts = page.getByText(/^Part \d+$/);
  await openOnBackend('/flatMultiple', loan);
  await expect(shops).toHaveCount(20);
  await expect(parts).toHaveCount(20);
  await openOnBackend('/versions', { productId: '1' });
  await expect(parts).toHaveCount(3);
  await page.getByRole('button', { name: say('more') }).click();
  await expect(parts).toHaveCount(30);
  await openOnBackend('/carpmm', places['repay-instruction'].query);
  await expect(parts).toHaveCount(20);
});

test('rows with missing fields have a dash, holes are left out, amounts may be strings @once', async ({
  page,
  openOnBackend,
  backend,
  say,
}) => {
  const detail = [{ text: 'Only a label' }, null, { value: 7 }, {}, { text: 'Zero', value: 0 }];
  answerAll(backend, {
    loanDetails: answerOf('loanDetails', {
      userOrderDetail: { detail },
      productLogo: null,
      productName: null,
    }),
    loanConfirm: success({ amount: '123456' }),
    loanPlan: success({
      repayAmount: '900719925474099',
      repayList: [{}, { items: null }, { items: [{ payCode: 5 }] }],
    }),
  });
  await openOnBackend('/inThe', loan);
  await page.getByRole('button', { name: say('more') }).click();
  await expect(page.getByRole('definition')).toHaveText(['—', '7', '—', '0']);
  await openOnBackend('/versions', { productId: '1' });
  await expect(page.getByText(/^[$₹]1,234\.56$/)).toBeVisible();
  await openOnBackend('/knowledgeEarth', loan);
  await expect(page.getByText(/^[$₹][\d,]+\.99$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('an amount that cannot be one is no amount @once', async ({
  page,
  openOnBackend,
  backend,
  words,
  watched,
}) => {
  watched.allow(/call-failed/);
  for (const amount of [-1, 1.5, 2 ** 53, '9007199254740993', '1e5', 'NaN', true, [], '']) {
    answerAll(backend, { loanConfirm: answerOf('loanConfirm', { amount }) });
    await openOnBackend('/versions', { productId: '1' });
    const alert = page.getByRole('alert');
    await expect(alert, JSON.stringify(amount)).toContainText(words('app.failure.shape'));
    await expect(page.getByText('NaN')).toHaveCount(0);
  }
});
