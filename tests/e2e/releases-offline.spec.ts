/** A phone without a network under releases: nothing newer than its program, nothing that was switched off, a journey to its end. */
import type { Page } from '@playwright/test';
import { places } from './answers.ts';
import { expect } from './fixtures.ts';
import { heading, test as base } from './release-visits.ts';

const test = base.extend({
  settings: [{ offline: true }, { option: true }],
  page: async ({ page, watched }, use) => {
    // The browser itself prints what it could not load, the app which call failed.
    watched.allow(/ERR_INTERNET_DISCONNECTED|call-failed/);
    await use(page);
  },
});

const words = { 'words/es/order.title': 'Tu crédito', 'words/es/repay.title': 'Paga aquí' };

/** Until the worker rules the next page. */
const untilKept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);

/** Paths of releases that the worker has. */
const keptOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = (await Promise.all(opened.map((cache) => cache.keys()))).flat();
    return requests.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/release/'));
  });
/** What `now.json` last said, as the worker has it. */
const numberKept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const kept = await caches.match('/release/now.json');
    return kept === undefined ? 0 : ((await kept.json()) as { readonly seq: number }).seq;
  });

/** The visit that installs the worker, and one that it serves: from then on it has what the page shows. */
async function settle(page: Page, visit: () => Promise<void>): Promise<void> {
  await visit();
  await untilKept(page);
  await visit();
  await expect.poll(() => keptOf(page)).toContain('/release/now.json');
}

test('a visit without a network has the own definitions of the build, and nothing is refused @once', async ({
  page,
  context,
  site,
  visit,
}) => {
  site.make('first', words);
  site.show({ stable: 'first' });
  await settle(page, () => visit('/inThe'));
  await expect(heading(page, 'Tu crédito')).toBeVisible();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await context.setOffline(true);
  await visit('/inThe');
  await expect(heading(page, 'Tu préstamo')).toBeVisible();
  expect(said.filter((line) => line.startsWith('release-refused'))).toEqual([]);
  await context.setOffline(false);
  await visit('/inThe');
  await expect(heading(page, 'Tu crédito')).toBeVisible();
});

test('a journey goes on with its release without a network, and not once that is switched off @once', async ({
  page,
  context,
  site,
  visit,
  address,
  say,
}) => {
  const { screens } = site.make('first', words);
  site.show({ stable: 'first' });
  await settle(page, () => visit('/inThe', places.repay.query));
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Paga aquí')).toBeVisible();
  const bundle = `/release/b/${screens['repay'] ?? ''}.json`;
  await expect.poll(() => keptOf(page)).toEqual(expect.arrayContaining([bundle, '/release/r/first.json']));
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Paga aquí')).toBeVisible();
  await context.setOffline(false);
  // Another tab hears of it; this one has asked for nothing since.
  site.show({ stable: 'first', off: { releases: ['first'] } });
  const other = await context.newPage();
  await other.goto(address('/inThe', places.repay.query));
  await expect(heading(other, 'Tu préstamo')).toBeVisible();
  await expect.poll(() => numberKept(other)).toBe(2);
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, 'Pago del préstamo')).toBeVisible();
  await other.close();
});

test('a screen that is off is not opened without a network either @once', async ({
  page,
  context,
  site,
  visit,
}) => {
  site.show({});
  await settle(page, () => visit('/inThe'));
  site.show({ off: { screens: { repay: { 'es-MX': 'Volvemos a las 8.', 'en-IN': 'Back at 8.' } } } });
  await visit('/inThe');
  await expect.poll(() => numberKept(page)).toBe(2);
  await context.setOffline(true);
  await visit('/knowledgeEarth', places.repay.query);
  await expect(heading(page, 'Por ahora no está disponible')).toBeVisible();
  await expect(page.getByText('Volvemos a las 8.')).toBeVisible();
  await visit('/inThe');
  await expect(heading(page, 'Tu préstamo')).toBeVisible();
});
