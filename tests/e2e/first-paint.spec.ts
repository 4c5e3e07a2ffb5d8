/** What stands in a page before any script has come, and that the program takes its place without a jump. It knows no widget. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../support/project.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { holdBack } from './held.ts';
import { asFromStaticHost } from './page-config.ts';
import { asSlowPhone, leastPainted, shownIn, watchPainted } from './painted.ts';
import { shifted, watchShifts } from './shifts.ts';

const order = { productId: '1', orderId: '174' };

/** Where everything stands that has no parts: what the page has drawn, or else the program. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.querySelector('#app > .ahead') ?? document.querySelector('#app');
    return [...(root?.querySelectorAll('*') ?? [])]
      .filter((element) => element.childElementCount === 0 && element.closest('svg') === null)
      .map((element) => ({ name: element.tagName, at: element.getBoundingClientRect() }))
      .filter(({ at }) => at.width > 1 && at.height > 1)
      .map(({ name, at }) => `${name} ${at.x} ${at.y} ${at.width} ${at.height}`);
  });

const routes = ['/inThe', '/versions', '/charter', '/knowledgeEarth', '/andHim'];
for (const route of routes)
  test(`${route} stands there before any script, and nothing moves when the program and the data come`, async ({
    open,
    page,
    words,
  }) => {
    await watchShifts(page);
    const scripts = await holdBack(page, '**/*.js');
    const answers = await holdBack(page, '**/gateway/**');
    const opened = open(route, order);
    const ahead = page.locator('#app > .ahead');
    await expect(ahead.locator('h1')).toBeVisible();
    await expect(page.getByText(words('app.loading'), { exact: true })).toHaveAttribute('role', 'status');
    // To readers the page says that it is on its way, and nothing moves in it.
    await expect(page.getByRole('heading')).toHaveCount(0);
    const moving = await page.evaluate(() => document.getAnimations().length);
    const before = await places(page);
    scripts();
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(ahead).toHaveCount(0);
    expect(moving).toBe(0);
    // A busy machine may put the frames of the program's first drawing apart; what moves in them is counted below.
    await expect.poll(() => places(page)).toEqual(before);
    answers();
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    expect(await shifted(page)).toEqual([]);
  });

for (const route of routes)
  test(`${route} never shows less than the page did, on a slow phone @once`, async ({ open, page }) => {
    await asSlowPhone(page);
    await watchPainted(page);
    const scripts = await holdBack(page, '**/*.js');
    const opened = open(route, order);
    await expect(page.locator('#app > .ahead h1')).toBeVisible();
    const ahead = await shownIn(page);
    scripts();
    await opened;
    await expect(page.locator('#app > .ahead, main .skeleton')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The sentence that it is on its way goes.
    expect(await leastPainted(page)).toBeGreaterThanOrEqual(ahead - 1);
  });

/** Serves the page of a loan in two parts, the second after half a second: what is drawn in it is cut in the middle. */
async function serveInParts(): Promise<Server> {
  const html = readFileSync(join(root, 'dist/pages/loan-detail.html'), 'utf8');
  const cut = html.indexOf('<div class="ahead') + Math.floor(html.split('<div class="ahead')[1]!.length / 4);
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.write(html.slice(0, cut));
    setTimeout(() => response.end(html.slice(cut)), 500);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

test('is painted as a whole, however slowly it comes @once', async ({ page }) => {
  const server = await serveInParts();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.getElementById('failed') === null) return;
      performance.mark('read');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await holdBack(page, '**/*.js');
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/inThe`, {
    waitUntil: 'commit',
  });
  const at = (kind: string) =>
    page.evaluate((type) => performance.getEntriesByType(type).map(({ startTime }) => startTime), kind);
  await expect.poll(() => at('paint')).not.toEqual([]);
  const [read = Infinity] = await at('mark');
  expect(Math.min(...(await at('paint')))).toBeGreaterThanOrEqual(read);
  server.close();
});

test('is in the colors of the brand and has its name, as when the program has come', async ({
  open,
  page,
}) => {
  const scripts = await holdBack(page, '**/*.js');
  const opened = open('/');
  const brand = page.locator('[data-brand]');
  const seen = () =>
    brand.evaluateAll((marks) =>
      marks.map((mark) => [mark.textContent, getComputedStyle(mark).backgroundColor]),
    );
  await expect(page.locator('#app > .ahead')).toBeAttached();
  await expect(brand.first()).toBeVisible();
  const before = await seen();
  scripts();
  await opened;
  await expect(page.locator('#app > .ahead')).toHaveCount(0);
  expect(before).toEqual(await seen());
});

test('is in the language of the address, with its title', async ({ open, page, words }) => {
  const scripts = await holdBack(page, '**/*.js');
  const opened = open('/inThe', order);
  await expect(page.locator('#app > .ahead h1')).toHaveText(words('order.title'));
  await expect(page).toHaveTitle(words('order.title'));
  scripts();
  await opened;
});

test('a host that knows no language shows bars for words of another @once', async ({
  page,
  sandbox,
  words,
}) => {
  const scripts = await holdBack(page, '**/*.js');
  await page.route(/inThe/, async (route) => {
    const address = new URL(route.request().url());
    address.searchParams.delete('isNeedPop');
    await route.fulfill({ response: await route.fetch({ url: address.href }) });
  });
  const query = new URLSearchParams({ ...order, sessionId: 'x', isNeedPop: '1' });
  await page.goto(`${sandbox.origin}/inThe?${query.toString()}`, { waitUntil: 'commit' });
  const title = page.locator('#app > .ahead h1');
  await expect(title).toHaveText(words('order.title'));
  await expect(title).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  scripts();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words('order.title'));
});

test('an address that lacks what the screen needs asks nobody, and is told so @once', async ({
  open,
  page,
  words,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/gateway/')) asked.push(request.url());
  });
  await open('/inThe', { orderId: '<script>', productId: '' });
  await expect(page.getByRole('heading', { name: words('app.missing.title') })).toBeVisible();
  expect(asked).toEqual([]);
});

for (const host of ['our server', 'a static host'])
  test(`a program that does not come is told, with the telephone, on ${host} @once`, async ({
    open,
    page,
    watched,
  }) => {
    watched.allow(/Failed to load resource|ERR_FAILED/);
    if (host === 'a static host') await asFromStaticHost(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await open('/inThe', order);
    await expect(page.getByRole('alert')).toContainText('No pudimos abrir la página');
    await expect(page.getByRole('link', { name: /^[\d +]+$/ })).toHaveAttribute('href', /^tel:\+?\d+$/);
    await expect(page.locator('#app')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/assets/*.js');
    await page.getByRole('link', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tu préstamo' })).toBeVisible();
  });
