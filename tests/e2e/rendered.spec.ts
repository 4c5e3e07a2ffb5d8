/** A page that comes with its data: rows before any script, one request for them, and no jump when the program takes its place. */
import type { Page } from '@playwright/test';
import { answerAll, good, paths, places } from './answers.ts';
import { success } from '../support/backend.ts';
import { expect, expectAccessible, test as base } from './fixtures.ts';
import { drawn, holdBack } from './held.ts';
import { startReleases, type ReleaseSite } from './release-site.ts';
import { shifted, watchShifts } from './shifts.ts';
import type { Language } from './words.ts';

const tags: Readonly<Record<Language, string>> = { es: '2', en: '1' };

interface Rendered {
  site: ReleaseSite;
  /** Opens a place without waiting for what is held back. */
  begin: (place?: keyof typeof places) => Promise<unknown>;
  /** What the page itself has asked the backend. */
  sent: readonly string[];
}

const test = base.extend<Rendered>({
  site: async ({ page, backend, proxied }, use) => {
    answerAll(backend);
    const site = await startReleases(proxied.backend.origin, {}, true);
    await use(site);
    // What it still fetches for later is not missed.
    await page.close();
    await site.stop();
  },
  begin: async ({ page, site, session, language }, use) =>
    use((place = 'loan-detail') => {
      const { route, query } = places[place];
      const parameters = new URLSearchParams({ isNeedPop: tags[language], sessionId: session, ...query });
      return page.goto(`${site.origin}${route}?${parameters.toString()}`, { waitUntil: 'commit' });
    }),
  sent: async ({ page }, use) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/gateway/')) asked.push(request.url());
    });
    await use(asked);
  },
});

const ahead = (page: Page) => page.locator('#app > .ahead');
const filled = (page: Page) => page.locator('#app > .ahead[data-filled]');

test('rows stand there before any script, the program takes their place without a jump, and nobody asks twice', async ({
  page,
  begin,
  sent,
  backend,
}) => {
  await watchShifts(page);
  const scripts = await holdBack(page, '**/*.js');
  await begin();
  await expect(filled(page).getByText('Row 1', { exact: true })).toBeVisible();
  // What can be pressed is seen to wait.
  const button = filled(page).locator('button').last();
  expect(await button.evaluate((each) => getComputedStyle(each).opacity)).toBe('0.5');
  scripts();
  await expect(ahead(page)).toHaveCount(0);
  await expect(page.getByText('Row 1', { exact: true })).toBeVisible();
  await drawn(page);
  expect(await shifted(page)).toEqual([]);
  expect([sent, backend.calls(paths.loanDetails).length]).toEqual([[], 1]);
  await expectAccessible(page);
});

test('a slow backend: the skeleton at once, the program before the data, and the data when they come @once', async ({
  page,
  begin,
  sent,
  backend,
}) => {
  let answer: () => void = () => undefined;
  const until = new Promise<void>((done) => (answer = done));
  backend.answer(paths.loanDetails, () => ({ ...success(good.loanDetails), until }));
  await watchShifts(page);
  await begin();
  // The program has taken the place of the skeleton.
  await expect(ahead(page)).toHaveCount(0);
  await expect(page.locator('main .skeleton').first()).toBeAttached();
  answer();
  await expect(page.getByText('Row 1', { exact: true })).toBeVisible();
  expect([sent.length, backend.calls(paths.loanDetails).length, await shifted(page)]).toEqual([0, 1, []]);
});

test('an answer that is a failure is told by the phone, as of a request of its own @once', async ({
  page,
  begin,
  sent,
  backend,
  words,
  watched,
}) => {
  watched.allow(/call-failed/);
  backend.answer(paths.loanDetails, { status: 500 });
  await begin();
  await expect(page.getByRole('button', { name: words('app.retry') })).toBeVisible();
  expect(sent).toEqual([]);
  backend.answer(paths.loanDetails, success(good.loanDetails));
  await page.getByRole('button', { name: words('app.retry') }).click();
  await expect(page.getByText('Row 1', { exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('is drawn as the release that everyone has shows it @once', async ({ page, site, begin }) => {
  site.make('new-title', { 'words/es/order.title': 'Tu crédito' });
  site.show({ stable: 'new-title' });
  const scripts = await holdBack(page, '**/*.js');
  await begin();
  await expect(filled(page).getByText('Row 1', { exact: true })).toBeVisible();
  await expect(filled(page).locator('h1')).toHaveText('Tu crédito');
  scripts();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu crédito' })).toBeVisible();
});

test('a screen that goes on with what the phone keeps is drawn with data where that is nothing @once', async ({
  page,
  begin,
  sent,
}) => {
  await watchShifts(page);
  const scripts = await holdBack(page, '**/*.js');
  await begin('repay');
  await expect(filled(page).getByText('Row 1', { exact: true })).toBeVisible();
  scripts();
  await expect(ahead(page)).toHaveCount(0);
  await drawn(page);
  expect([await shifted(page), sent]).toEqual([[], []]);
  await page.evaluate(() => localStorage.setItem('h5:keep:one:repay:state.other', `${Date.now()} 1`));
  const again = await holdBack(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(ahead(page)).toBeAttached();
  await expect(page.locator('#answers')).toBeAttached();
  await expect(filled(page)).toHaveCount(0);
  again();
  await expect(page.getByText('Row 1', { exact: true })).toBeVisible();
});

test('a screen that writes is drawn with its data where nothing was sent, and left to the program where something was', async ({
  page,
  begin,
  sent,
}) => {
  await watchShifts(page);
  const scripts = await holdBack(page, '**/*.js');
  await begin('loan-confirm');
  await expect(filled(page).getByText('Quick Loan', { exact: true }).first()).toBeVisible();
  await expect(filled(page).locator('.skeleton')).toHaveCount(0);
  // Its button waits for the program, which reads what was sent first.
  await expect(filled(page)).toHaveAttribute('inert', '');
  scripts();
  await expect(ahead(page)).toHaveCount(0);
  await drawn(page);
  // What there is already is read beside the offer; the offer is not asked for again.
  const offers = sent.filter((address) => !address.includes('/problem-init'));
  expect([await shifted(page), offers]).toEqual([[], []]);
  await page.evaluate(
    () =>
      new Promise<void>((done, fail) => {
        const request = indexedDB.open('h5-writes');
        request.onupgradeneeded = () => request.result.createObjectStore('marks', { keyPath: 'guard' });
        request.onsuccess = () => {
          const transaction = request.result.transaction('marks', 'readwrite');
          transaction.objectStore('marks').put({ guard: 'some', state: 'done', sequence: 1 });
          transaction.oncomplete = () => {
            request.result.close();
            done();
          };
          transaction.onerror = fail;
        };
        request.onerror = fail;
      }),
  );
  const again = await holdBack(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#answers')).toBeAttached();
  await expect(ahead(page)).toBeAttached();
  await expect(filled(page)).toHaveCount(0);
  again();
  await expect(ahead(page)).toHaveCount(0);
});

test('a page that asks for nothing stands there as the configuration says it, before any script', async ({
  page,
  site,
  session,
  language,
  sent,
}) => {
  await watchShifts(page);
  const scripts = await holdBack(page, '**/*.js');
  await page.goto(`${site.origin}/?isNeedPop=${tags[language]}&sessionId=${session}`, {
    waitUntil: 'commit',
  });
  await expect(filled(page).locator('h1')).toBeVisible();
  await expect(filled(page).locator('.skeleton')).toHaveCount(0);
  scripts();
  await expect(ahead(page)).toHaveCount(0);
  await drawn(page);
  expect([await shifted(page), sent]).toEqual([[], []]);
});
