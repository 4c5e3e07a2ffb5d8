/** A step inside the app asks at once for all that its screen needs. It knows no widget, and no file by its name. */
import type { Page } from '@playwright/test';
import { read } from '../support/project.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './held.ts';
import { asSlowPhone, leastPainted, shownIn, watchPainted } from './painted.ts';

/** Nothing is fetched because a page might lead to it. */
const withoutIdleTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

/** Paths as they are asked for. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Calls of the backend among them. */
const calls = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => /^\/gateway\/(?!files\/)/.test(path));

/** The files of the program that only the page at `to` names. */
function filesOf(to: string, from: string): readonly string[] {
  const { routes } = JSON.parse(read('dist/routes.json')) as { routes: Readonly<Record<string, string>> };
  const named = (route: string): readonly string[] => {
    const html = read(`dist/${routes[route] ?? ''}`);
    return Array.from(html.matchAll(/href="(\/assets\/[^"]+\.js)"/g), ([, file = '']) => file);
  };
  const known = new Set(named(from));
  return named(to).filter((file) => !known.has(file));
}

const order = { productId: '1', orderId: '174' };

test('asks for the parts and the data of a screen before any of them has come @once', async ({
  open,
  page,
  words,
}) => {
  await withoutIdleTime(page);
  await open('/inThe', order);
  const repay = page.getByRole('button', { name: words('order.repay') });
  await expect(repay).toBeVisible();
  const files = filesOf('/knowledgeEarth', '/inThe').filter((file) => !file.includes('axios'));
  expect(files.length).toBeGreaterThan(0);
  const release = [await holdBack(page, '**/*.js'), await holdBack(page, '**/gateway/**')];
  const asked = askedBy(page);
  await repay.click();
  await expect.poll(() => calls(asked)).toHaveLength(1);
  for (const file of files) await expect.poll(() => asked).toContain(file);
  release.forEach((come) => come());
  await expect(page.getByRole('heading', { level: 1, name: words('repay.title') })).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  // What was asked ahead was the answer: nobody has asked again.
  expect(calls(asked)).toHaveLength(1);
});

test('asks for a document of its language beside the screen that shows it @once', async ({
  open,
  page,
  words,
}) => {
  await withoutIdleTime(page);
  await open('/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const documents = filesOf('/Loan', '/');
  expect(documents.length).toBeGreaterThan(2);
  const come = await holdBack(page, '**/*.js');
  const asked = askedBy(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('app.site.loan') })
    .click();
  for (const file of documents) await expect.poll(() => asked).toContain(file);
  come();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('what one leaves stays in sight until the next screen is there, on a slow phone too @once', async ({
  open,
  page,
  words,
}) => {
  await asSlowPhone(page);
  await withoutIdleTime(page);
  await watchPainted(page);
  await open('/inThe', order);
  const repay = page.getByRole('button', { name: words('order.repay') });
  await expect(repay).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  const shown = await shownIn(page);
  const scripts = await holdBack(page, '**/*.js');
  await repay.click();
  await expect(page).toHaveURL(/knowledgeEarth/);
  // It is busy, and nothing on it does anything any more.
  await expect(page.getByRole('banner').getByRole('status').locator('span')).toBeVisible();
  await page.getByRole('button', { name: words('order.agreement') }).click();
  scripts();
  await expect(page.getByRole('heading', { level: 1, name: words('repay.title') })).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  await expect(page).toHaveURL(/knowledgeEarth/);
  expect(await leastPainted(page)).toBeGreaterThanOrEqual(Math.min(shown, await shownIn(page)) / 2);
});

test('what was asked ahead ends with the visit, and the next one asks anew @once', async ({
  open,
  page,
  words,
}) => {
  await withoutIdleTime(page);
  await open('/inThe', order);
  const repay = page.getByRole('button', { name: words('order.repay') });
  await expect(repay).toBeVisible();
  // Not those by which the first screen asks again.
  const files = filesOf('/knowledgeEarth', '/inThe').filter((file) => !file.includes('axios'));
  const scripts = await holdBack(page, new RegExp(files.join('|')));
  const answers = await holdBack(page, '**/gateway/**');
  const asked = askedBy(page);
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(new URL(request.url()).pathname));
  await repay.click();
  await expect.poll(() => calls(asked)).toHaveLength(1);
  await page.goBack();
  await expect.poll(() => calls(ended)).toEqual(calls(asked).slice(0, 1));
  answers();
  await repay.click();
  await expect.poll(() => calls(asked).filter((path) => path === calls(ended)[0])).toHaveLength(2);
  scripts();
  await expect(page.getByRole('heading', { level: 1, name: words('repay.title') })).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect(calls(asked).filter((path) => path === calls(ended)[0])).toHaveLength(2);
});

test('a screen that did not come without a network comes by itself when the network returns @once', async ({
  open,
  page,
  context,
  words,
  watched,
}) => {
  watched.allow(/ERR_INTERNET_DISCONNECTED|call-failed|dynamically imported/);
  await withoutIdleTime(page);
  await open('/inThe', order);
  const repay = page.getByRole('button', { name: words('order.repay') });
  await expect(repay).toBeVisible();
  await context.setOffline(true);
  await repay.click();
  await expect(page.getByText(words('app.failure.network'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: words('repay.title') })).toBeVisible();
});

test('a screen that could not be fetched ahead of need comes when it is needed @once', async ({
  open,
  page,
  words,
  watched,
}) => {
  watched.allow(/ERR_FAILED/);
  const [file = ''] = filesOf('/knowledgeEarth', '/inThe').filter((each) => each.includes('/repay-'));
  await page.route(`**${file}`, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith(file));
  await open('/inThe', order);
  await lost;
  await page.unroute(`**${file}`);
  await page.getByRole('button', { name: words('order.repay') }).click();
  await expect(page.getByRole('heading', { level: 1, name: words('repay.title') })).toBeVisible();
});
