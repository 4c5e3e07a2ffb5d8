/** A phone that was here before and has no network, and what its worker does when the build or the configuration changes. */
import type { Page } from '@playwright/test';
import { answerAll, good, paths, places } from './answers.ts';
import { expect, test as base, toast } from './fixtures.ts';
import { hostMessages, installHost } from './host.ts';
import { startSite, type OwnSite } from './own-site.ts';

const phone = '+52 55 5000 1234';
const settings = { appName: 'Lendora', servicePhone: phone };

interface Offline {
  site: OwnSite;
  /** Opens a place with the session of this test, or another one. */
  visit: (place: keyof typeof places, session?: string) => Promise<void>;
}

const test = base.extend<Offline>({
  site: async ({ page, backend, proxied }, use) => {
    answerAll(backend);
    const site = await startSite(proxied.backend.origin, { ...settings, offline: true });
    await use(site);
    // What it still fetches for later is not missed.
    await page.close();
    await site.stop();
  },
  visit: async ({ page, site, session, watched }, use) => {
    // The browser itself prints what it could not load, the app which call failed.
    watched.allow(/ERR_INTERNET_DISCONNECTED|call-failed/);
    await use(async (place, owner = session) => {
      const { route, query } = places[place];
      const parameters = new URLSearchParams({ isNeedPop: '2', sessionId: owner, ...query });
      await page.goto(`${site.origin}${route}?${parameters.toString()}`);
    });
  },
});

/** Until the phone has all that it keeps. */
const untilKept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

/** Until the next build is whole beside it, and waits for the pages of the former to be closed. */
const untilNextKept = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
    .toBe('installed');

const kept = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });

const program = (page: Page): Promise<string | null> =>
  page.locator('script[type=module]').getAttribute('src');

test('the second visit without a network has the screen, the telephone and a way to try again; what fails later comes with the network @once', async ({
  page,
  context,
  visit,
  words,
  say,
  backend,
}) => {
  await installHost(page);
  await visit('loan-detail');
  await untilKept(page);
  await context.setOffline(true);
  await visit('loan-detail');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('order.title'));
  await expect(page.getByRole('alert')).toContainText(words('app.failure.network'));
  await expect(page.getByRole('button', { name: words('app.retry') })).toBeEnabled();
  await page.getByRole('button', { name: `${words('app.call')}: ${phone}` }).tap();
  expect(await hostMessages(page)).toEqual([{ type: 'callPhone', payload: { phone } }]);
  await expect(page.getByText('To be paid')).toHaveCount(0);
  await context.setOffline(false);
  const before = backend.calls(paths.loanDetails).length;
  await page.getByRole('button', { name: words('app.retry') }).click();
  await expect(page.getByText('To be paid')).toBeVisible();
  expect(backend.calls(paths.loanDetails)).toHaveLength(before + 1);
  // The page knows when the network goes and returns: what could not be read meanwhile is read without a press.
  await context.setOffline(true);
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(words('app.failure.network'));
  await context.setOffline(false);
  await expect(page.getByText(places.repay.shows)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(backend.calls(paths.loanPlan)).toHaveLength(1);
  // Neither an answer nor an address with its session.
  for (const path of await kept(page)) expect(path).toMatch(/^\/(?:assets\/[\w.-]+|config\.json)$/);
});

test('the next load is that of a new build and a new configuration, and so is the next one without a network @once', async ({
  page,
  context,
  site,
  visit,
  words,
}) => {
  await visit('loan-detail');
  await untilKept(page);
  await visit('loan-detail');
  const former = await program(page);
  await site.nextBuild();
  site.configure({ ...settings, servicePhone: '55 1', offline: true });
  // A page of the former build goes on with its own files, which the server has no more.
  await page.getByRole('button', { name: words('order.repay'), exact: true }).click();
  await expect(page.getByText('North Bank', { exact: true })).toBeVisible();
  await visit('loan-detail');
  const next = await program(page);
  expect(next).not.toBe(former);
  await untilNextKept(page);
  await page.close();
  const later = await context.newPage();
  await context.setOffline(true);
  await later.goto(`${site.origin}/inThe?productId=1&orderId=174`);
  await expect(later.getByRole('button', { name: `${words('app.call')}: 55 1` })).toBeVisible();
  expect(await program(later)).toBe(next);
});

test('switched off, the worker removes what it kept and itself, though no page of the app is opened @once', async ({
  page,
  site,
  visit,
  watched,
}) => {
  await visit('loan-detail');
  await untilKept(page);
  site.configure({ ...settings, offline: false });
  // The browser looks for a picture of the site, too.
  watched.allow(/favicon/);
  await page.goto(`${site.origin}/robots.txt`);
  const left = (): Promise<readonly unknown[]> =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
});

test('where a host has no other worker at its address, the page removes it @once', async ({
  page,
  context,
  site,
  visit,
}) => {
  await visit('loan-detail');
  await untilKept(page);
  await context.route('**/sw.js', (route) => route.fulfill({ status: 404 }));
  site.configure({ ...settings, offline: false });
  await visit('loan-detail');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
});

test('a code to pay with is there without a network in its own session, in no other, and not once it is paid or after the logout @once', async ({
  page,
  context,
  visit,
  words,
  backend,
}) => {
  const code = page.getByText(places['repay-instruction'].shows);
  const isMissing = async (): Promise<void> => {
    await expect(page.getByRole('alert')).toContainText(words('app.failure.network'));
    await expect(code).toHaveCount(0);
  };
  await installHost(page);
  await visit('repay-instruction');
  await expect(code).toBeVisible();
  await untilKept(page);
  await context.setOffline(true);
  await visit('repay-instruction');
  await expect(code).toBeVisible();
  await expect(page.getByText(words('instruction.seen'))).toBeVisible();
  await visit('repay-instruction', 'somebody-else');
  await isMissing();

  await context.setOffline(false);
  await visit('repay-instruction');
  const { vCode } = good.generateVoucher['repayDetail'] as { readonly vCode: string };
  const stored = (): Promise<string> => page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  await expect.poll(stored).toContain(vCode);
  await page.getByRole('button', { name: words('instruction.done') }).click();
  await page.getByRole('button', { name: words('done.yes') }).click();
  await expect(page.getByText(words('order.toldHere'))).toBeVisible();
  expect(await stored()).not.toContain(vCode);
  await visit('repay-instruction');
  await expect.poll(stored).toContain(vCode);
  backend.answer(paths.loanDetails, { json: { code: '401', success: false, message: 'Gone', data: null } });
  await visit('loan-detail');
  await expect.poll(() => hostMessages(page)).toEqual([{ type: 'logout' }]);
  expect(await stored()).not.toContain(vCode);
  await context.setOffline(true);
  await visit('repay-instruction');
  await isMissing();
});

test('a loan that is confirmed without a network is not sent, and then sent once @once', async ({
  page,
  context,
  visit,
  words,
  say,
  backend,
}) => {
  await visit('loan-confirm');
  await untilKept(page);
  await visit('loan-confirm');
  const confirm = page.getByRole('button', { name: say('submit loan') });
  await expect(confirm).toBeEnabled();
  await context.setOffline(true);
  await confirm.click();
  await expect(toast(page, words('app.write.unsent'))).toBeVisible();
  expect(backend.calls(paths.loanPush)).toEqual([]);
  await context.setOffline(false);
  // The network is there again, and a question of the page has come and gone: nothing was sent without a press.
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await page.evaluate(async () => (await fetch('/config.json', { cache: 'reload' })).text());
  await expect(confirm).toBeEnabled();
  expect(backend.calls(paths.loanPush)).toEqual([]);
  await confirm.click();
  await expect(page).toHaveURL(/\/inThe\?/);
  expect(backend.calls(paths.loanPush)).toHaveLength(1);
});
