/** What stands in a page of a release before any script has come: that release's own screen, or nothing. It knows no widget. */
import type { Page } from '@playwright/test';
import { answerAll, places } from './answers.ts';
import { expect, test as base } from './fixtures.ts';
import { holdBack } from './held.ts';
import { startReleases, type ReleaseSite } from './release-site.ts';
import { shifted, watchShifts } from './shifts.ts';

const test = base.extend<{ site: ReleaseSite }>({
  site: async ({ page, backend, proxied }, use) => {
    answerAll(backend);
    const site = await startReleases(proxied.backend.origin);
    await use(site);
    // What it still fetches for later is not missed.
    await page.close();
    await site.stop();
  },
});

const title = 'words/es/order.title';
const ahead = (page: Page) => page.locator('#app > .ahead');

/** Opens it without waiting for what is held back. */
const begin = (page: Page, { origin }: ReleaseSite, session: string): Promise<unknown> => {
  const query = new URLSearchParams({ isNeedPop: '2', sessionId: session, ...places['loan-detail'].query });
  return page.goto(`${origin}/inThe?${query.toString()}`, { waitUntil: 'commit' });
};

/** Until the server has drawn it: a publisher does not wait for that. */
const drawn = ({ origin }: ReleaseSite, words: string): Promise<void> =>
  expect
    .poll(async () => (await fetch(`${origin}/inThe?isNeedPop=2`)).text())
    .toMatch(new RegExp(`class="ahead[^]*<h1[^>]*>${words}`));

test('a published screen stands there before any script, and nothing moves when the program comes @once', async ({
  page,
  site,
  session,
}) => {
  site.make('new-title', { [title]: 'Tu crédito' });
  site.show({ stable: 'new-title' });
  await drawn(site, 'Tu crédito');
  await watchShifts(page);
  const scripts = await holdBack(page, '**/*.js');
  await begin(page, site, session);
  await expect(ahead(page).locator('h1')).toHaveText('Tu crédito');
  await expect(ahead(page).locator('h1')).toBeVisible();
  scripts();
  await expect(page.getByRole('heading', { level: 1, name: 'Tu crédito' })).toBeVisible();
  await expect(ahead(page)).toHaveCount(0);
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect(await shifted(page)).toEqual([]);
});

test('a person who goes on with another release does not see what is drawn of this one @once', async ({
  page,
  site,
  session,
}) => {
  site.make('first', { [title]: 'Tu crédito' });
  site.make('second', { [title]: 'Otro crédito' });
  site.show({ stable: 'first' });
  await drawn(site, 'Tu crédito');
  await begin(page, site, session);
  await expect(page.getByRole('heading', { level: 1, name: 'Tu crédito' })).toBeVisible();
  site.show({ stable: 'second' });
  await drawn(site, 'Otro crédito');
  const scripts = await holdBack(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(ahead(page)).toBeAttached();
  await expect(ahead(page).locator('h1')).toBeHidden();
  scripts();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
