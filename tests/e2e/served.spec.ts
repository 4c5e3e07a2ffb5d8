/** What a browser is served, whatever the screen: deep links, headers, a page for what does not exist. */
import { answerAll, places } from './answers.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const routes = [
  '/versions',
  '/severalA',
  '/charter',
  '/inThe',
  '/knowledgeEarth',
  '/flatMultiple',
  '/carpmm',
  '/showRefraction',
  '/testPreview',
  '/dragonpayPaymentInstructions',
  '/andHim',
  '/complainPageNext',
  '/complaintList',
  '/complainDetails',
  '/ofShe',
  '/alsoGlobe',
  '/couldPublic',
  '/heldUntil',
  '/agony',
  '/gaveIs',
  '/notQuite',
  '/',
  '/About',
  '/Contact',
  '/Policy',
  '/Loan',
  '/User',
];

for (const route of routes) {
  test(`${route} answers a deep link with the app, under the content policy @once`, async ({
    sandbox,
    request,
  }) => {
    const response = await request.get(`${sandbox.origin}${route}?orderId=174`);
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers['content-type']).toContain('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(headers['content-security-policy']).toMatch(/style-src 'self'( 'sha256-[\w+/]{43}='){3};/);
    expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toContain('no-cache');
  });
}

test('a page asks for its data before any script has come, and the program does not ask again @once', async ({
  open,
  page,
  words,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/config\.json|loan-details/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse(/loan-details/);
  const opened = open('/inThe', { productId: '1', orderId: '174' });
  await answered;
  release();
  await opened;
  await expect(page.getByRole('button', { name: words('order.repay') })).toBeVisible();
  expect(asked).toEqual(['/gateway/v3/loan-details/loan-details']);
});

test('a slow start without a screen shows a mark, which is gone without a jump when the app draws @once', async ({
  open,
  page,
  watched,
}) => {
  watched.allow(/status of 404/);
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const opened = open('/no/such/page');
  const mark = page.locator('.starting');
  await expect(mark).toHaveCSS('opacity', '1');
  await expect(mark).toHaveCSS('position', 'fixed');
  const { width = 0, x = 0 } = (await mark.boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - 180)).toBeLessThan(30);
  release();
  await opened;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(mark).toHaveCount(0);
});

test('an unknown path answers 404 with a page that says so', async ({ open, page, watched }) => {
  watched.allow(/status of 404/);
  const response = await open('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});

test('the language is told to the document', async ({ open, page, language }) => {
  await open('/testPreview');
  await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en-IN' : 'es-MX');
});

test('what a backend answers is run by no page, whatever type it has @once', async ({
  openOnBackend,
  page,
  backend,
  watched,
}) => {
  // The browser says what it did not run.
  watched.allow(/MIME type/);
  answerAll(backend);
  const code = { body: "document.documentElement.dataset.run = 'yes';", type: 'text/javascript' };
  backend.answer('/v3/other/code', code);
  await page.route(
    (url) => url.pathname === '/inThe',
    async (route) => {
      const answer = await route.fetch();
      const script = '<script src="/gateway/v3/other/code"></script>';
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace('</head>', `${script}</head>`),
      });
    },
  );
  await openOnBackend('/inThe', places['loan-detail'].query);
  await expect(page.getByText(places['loan-detail'].shows).first()).toBeVisible();
  expect(backend.calls('/v3/other/code')).toHaveLength(1);
  await expect(page.locator('html[data-run]')).toHaveCount(0);
});
