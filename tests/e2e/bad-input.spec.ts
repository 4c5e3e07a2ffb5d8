/** Whatever comes in by the address, the configuration or the phone: a clear outcome and nothing lost. */
import type { Page } from '@playwright/test';
import { asFromStaticHost } from './page-config.ts';
import { answerAll, answerOf, paths, places, type Place } from './answers.ts';
import { expect, expectAccessible, holdClock, test, toast } from './fixtures.ts';
import { hostMessages, installHost } from './host.ts';

const loan = places['loan-detail'].query;
const everyPlace = Object.entries(places) as [string, Place][];

test('an unknown route says so and leads to the start', async ({ page, open, words, watched }) => {
  watched.allow(/status of 404/);
  const response = await open('/inThe/x');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: words('app.notFound.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: words('app.notFound.action') })).toBeVisible();
});

test('a link without what it needs says so, and asks nothing @once', async ({
  page,
  openOnBackend,
  backend,
  words,
}) => {
  answerAll(backend);
  for (const [name, { route }] of everyPlace) {
    await openOnBackend(route);
    await expect(
      page.getByRole('heading', { level: 1, name: words('app.missing.title') }),
      name,
    ).toBeVisible();
    await expect(page.getByRole('button', { name: words('app.missing.action') })).toBeVisible();
  }
  await openOnBackend('/inThe', { productId: '1', orderId: 'x'.repeat(100_000) });
  await expect(page.getByRole('heading', { level: 1, name: words('app.missing.title') })).toBeVisible();
  await expectAccessible(page);
  expect(backend.calls()).toEqual([]);
});

/** How often a person sees these words, wherever they stand; what is for those who listen alone is no sight. */
const timesSeen = (page: Page, sentence: string): Promise<number> =>
  page.evaluate((text) => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const heard = element.closest('.visually-hidden') !== null;
      return !heard && width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
    };
    const leaves = [...document.querySelectorAll('body *')].filter(({ children }) => children.length === 0);
    return leaves.filter((leaf) => leaf.textContent === text && isSeen(leaf)).length;
  }, sentence);

for (const [route, query] of [
  ['/inThe', {}],
  ['/theUniversally', { amount: '345050', userId: '9' }],
] as const) {
  test(`${route} says of a loan that nobody knows why once, in one place`, async ({
    page,
    open,
    say,
    language,
    watched,
  }) => {
    watched.allow(/call-failed/);
    const sentence = language === 'en' ? 'We could not find that loan.' : 'No encontramos ese préstamo.';
    await holdClock(page);
    await open(route, { productId: '1', orderId: '999', language, ...query });
    await expect(page.getByRole('button', { name: say('retry') })).toBeVisible();
    await expect(toast(page, sentence)).toHaveCount(1);
    expect(await timesSeen(page, sentence)).toBe(1);
    await page.clock.runFor(3_500);
    await expect(toast(page, sentence)).toHaveCount(0);
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible();
    expect(await timesSeen(page, sentence)).toBe(1);
  });
}

test('of repeated values the first counts, and a huge one it knows nothing of is no matter @once', async ({
  page,
  proxied,
  backend,
}) => {
  answerAll(backend);
  const huge = 'x'.repeat(100_000);
  const query = `productId=1&orderId=77&orderId=88&productId=&__proto__=1&sessionId=a&sessionId=b`;
  await page.goto(`${proxied.server.origin}/inThe?${query}&unknown=${huge}`);
  await expect(page.getByText('To be paid')).toBeVisible();
  await page.goto(`${proxied.server.origin}/inThe?${query}&deviceName=${huge}&swift=${huge}`);
  await expect(page.getByText('To be paid')).toBeVisible();
  for (const { form, query: sent, headers } of backend.calls(paths.loanDetails)) {
    expect(form).toEqual({ productId: '1', orderId: '77' });
    expect(sent.getAll('sessionId')).toEqual(['a']);
    expect(sent.has('deviceName')).toBe(false);
    expect(headers['swift']).toBeUndefined();
  }
});

test('values of the address are sent as they are, and shown as text @once', async ({
  page,
  openOnBackend,
  backend,
}) => {
  answerAll(backend);
  const orderId = '{{config.appName}}"><b>&%00/../7';
  await openOnBackend('/inThe', { productId: '1', orderId });
  await expect(page.getByText('To be paid')).toBeVisible();
  expect(backend.calls(paths.loanDetails)[0]?.form['orderId']).toBe(orderId);
});

const configs: readonly (readonly [string, string, { status?: number; body?: string }])[] = [
  ['missing', 'missing', { status: 404, body: '' }],
  ['not JSON', 'not-json', { body: '{ "apiBase": "/gateway", ' }],
  ['HTML', 'not-json', { body: '<!doctype html><p>hello' }],
  ['empty', 'not-json', { body: '' }],
  ['a list', 'wrong', { body: '[]' }],
  ['a wrong color', 'wrong', { body: '{"brand":{"primary":5}}' }],
  ['a wrong origin', 'wrong', { body: '{"allowedOrigins":"https://a.example"}' }],
];

test('a configuration that is missing or wrong is told in plain words, and can be tried again', async ({
  page,
  open,
  say,
  words,
  watched,
}) => {
  watched.allow(/status of 404/);
  for (const [name, kind, answer] of configs) {
    await asFromStaticHost(page);
    await page.route('**/config.json', (route) =>
      route.fulfill({ contentType: 'application/json', ...answer }),
    );
    await open('/inThe', { productId: '1', orderId: '174' });
    await expect(
      page.getByRole('heading', { level: 1, name: words('app.config.title') }),
      name,
    ).toBeVisible();
    await expect(page.getByText(words(`app.config.${kind}`))).toBeVisible();
    await page.unrouteAll();
  }
  await expect(page.getByText('allowedOrigins')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: say('retry') }).click();
  await expect(page.getByRole('button', { name: say('repay'), exact: true })).toBeVisible();
});

/** Storage as some hosts give it: reading the property throws. */
const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });

test('with storage blocked a reload still knows that a loan may have been sent @once', async ({
  page,
  openOnBackend,
  backend,
  say,
  words,
}) => {
  await blockStorage(page);
  answerAll(backend, { loanPush: { ...answerOf('loanPush'), delay: 3_000 } });
  await openOnBackend('/versions', { productId: '1' });
  await page.getByRole('button', { name: say('submit loan') }).click();
  await expect.poll(() => backend.calls(paths.loanPush).length).toBe(1);
  await page.reload();
  await expect(page.getByText(words('app.write.loanPush.unknown'))).toBeVisible();
});

test('with storage blocked everything works @once', async ({ page, open, say, words, watched }) => {
  watched.allow(/bridge-failed/);
  await blockStorage(page);
  await open('/testPreview');
  await page.getByRole('textbox', { name: words('test.orderId') }).fill('174-delay');
  await page.getByRole('button', { name: words('test.open.delay') }).click();
  await expect(page).toHaveURL(/\/flatMultiple\?.*174-delay/);
  await expect(page.getByRole('button', { name: /^Banco Norte/ })).toBeVisible();
  await open('/versions', { productId: '1' });
  await page.getByRole('button', { name: say('submit loan') }).click();
  await expect(page).toHaveURL(/\/inThe\?/);
  await expect(toast(page, words('order.confirmed'))).toBeVisible();
});

for (const manner of ['throws', 'slow'] as const) {
  test(`a host that ${manner} breaks nothing @once`, async ({
    page,
    openOnBackend,
    backend,
    say,
    words,
    watched,
  }) => {
    watched.allow(/bridge-failed/);
    await installHost(page, manner);
    answerAll(backend, { loanDetails: answerOf('loanDetails', { orderStatus: '200', isScore: 1 }) });
    await openOnBackend('/versions', { productId: '1' });
    await page.getByRole('button', { name: say('submit loan') }).click();
    await expect(page).toHaveURL(/\/inThe\?/);
    const dialog = page.getByRole('dialog', { name: words('rating.title') });
    await dialog.getByRole('radio', { name: /^4 / }).check();
    await dialog.getByRole('button', { name: words('rating.submit') }).click();
    await expect
      .poll(() => hostMessages(page))
      .toEqual([{ type: 'confirmBurialPoint', payload: { productId: '1' } }, { type: 'goRate' }]);
    if (manner === 'throws') await page.getByRole('button', { name: words('app.ok') }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('borrow again') })).toBeVisible();
  });
}

test('without a host the store is out of reach: there are thanks, and no word about the app', async ({
  page,
  openOnBackend,
  backend,
  words,
  watched,
}) => {
  watched.allow(/bridge-failed/);
  answerAll(backend, { loanDetails: answerOf('loanDetails', { orderStatus: '200', isScore: 1 }) });
  await openOnBackend('/inThe', loan);
  const dialog = page.getByRole('dialog', { name: words('rating.title') });
  await dialog.getByRole('radio', { name: /^5 / }).check();
  await dialog.getByRole('button', { name: words('rating.submit') }).click();
  await expect(page.getByRole('dialog', { name: words('rating.thanksTitle') })).toBeVisible();
  await expect(toast(page, words('app.bridge.needed'))).toHaveCount(0);
});

test('a loan on its way is not lost by Back @once', async ({ page, openOnBackend, backend, say }) => {
  answerAll(backend, { loanPush: { ...answerOf('loanPush'), delay: 500 } });
  await openOnBackend('/showRefraction', loan);
  await openOnBackend('/versions', { productId: '1' });
  await page.getByRole('button', { name: say('submit loan') }).click();
  await expect.poll(() => backend.calls(paths.loanPush).length).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/showRefraction/);
  await expect(page.getByRole('button', { name: say('yes, I have paid') })).toBeVisible();
  expect(backend.calls(paths.loanPush)).toHaveLength(1);
});
