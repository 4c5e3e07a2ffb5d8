/** What borrowers see of releases: on trial or not, through a journey, at a step, switched off, at an address of its own. */
import type { Page } from '@playwright/test';
import { bucketOf, lotText } from '../../src/lib/releases/choose.ts';
import { digest, ownPart } from '../support/release.ts';
import { answerAll, places } from './answers.ts';
import { expect, expectAccessible, test as base } from './fixtures.ts';
import { startReleases, type ReleaseSite } from './release-site.ts';

interface Releases {
  site: ReleaseSite;
  /** Opens a place as the host app does. */
  visit: (route: string, query?: Readonly<Record<string, string>>) => Promise<void>;
  /** What this phone was asked for of releases. */
  fetched: readonly string[];
}

const test = base.extend<Releases>({
  site: async ({ backend, proxied }, use) => {
    answerAll(backend);
    const site = await startReleases(proxied.backend.origin);
    await use(site);
    await site.stop();
  },
  visit: async ({ page, site, session }, use) => {
    let visits = 0;
    await page.addInitScript(() => {
      const visit = new URLSearchParams(location.search).get('visit');
      if (visit === null || sessionStorage.getItem('visit') === visit) return;
      sessionStorage.clear();
      sessionStorage.setItem('visit', visit);
    });
    await use(async (route, query = places['loan-detail'].query) => {
      // The host app opens a WebView: what the last one of this tab left is gone.
      visits += 1;
      const parameters = new URLSearchParams({
        isNeedPop: '2',
        sessionId: session,
        ...query,
        visit: String(visits),
      });
      await page.goto(`${site.origin}${route}?${parameters.toString()}`);
    });
  },
  fetched: async ({ page }, use) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/release/')) asked.push(pathname);
    });
    await use(asked);
  },
});

const title = 'words/es/order.title';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** A lot that falls into the tenth, or not. */
function lotIn(tenth: boolean): string {
  for (let at = 0; ; at += 1) {
    const lot = at.toString(16).padStart(32, '0');
    if (bucketOf(digest(lotText('salt', lot))) < 1000 === tenth) return lot;
  }
}
const withLot = (page: Page, lot: string): Promise<unknown> =>
  page.addInitScript((drawn) => localStorage.setItem('h5-lot', `${Date.now()} ${drawn}`), lot);

for (const tenth of [true, false])
  test(`a phone ${tenth ? 'in the tenth' : 'outside of it'} says once that its page stood there @once`, async ({
    page,
    site,
    visit,
    fetched,
  }) => {
    await withLot(page, lotIn(tenth));
    site.make('new-title', { [title]: 'Tu crédito' });
    site.show({ next: { release: 'new-title', share: 10 } });
    const heard: unknown[] = [];
    await visit('/inThe');
    await expect.poll(() => heard.push(...site.heard())).toBe(1);
    const arm = tenth ? 'next' : 'stable';
    expect(heard).toMatchObject([{ arm, outcome: 'visit', screen: 'loan-detail', share: 10, count: 1 }]);
    await visit('/inThe');
    await expect(heading(page, tenth ? 'Tu crédito' : 'Tu préstamo')).toBeVisible();
    expect(fetched.filter((path) => path === '/release/seen')).toHaveLength(1);
  });

for (const tenth of [true, false])
  test(`a borrower ${tenth ? '' : 'not '}in the tenth sees the ${tenth ? 'new' : 'old'} words at the next page @once`, async ({
    page,
    site,
    visit,
    fetched,
  }) => {
    await withLot(page, lotIn(tenth));
    site.make('new-title', { [title]: 'Tu crédito' });
    await visit('/inThe');
    await expect(heading(page, 'Tu préstamo')).toBeVisible();
    site.show({ next: { release: 'new-title', share: 10 } });
    await visit('/inThe');
    await expect(heading(page, tenth ? 'Tu crédito' : 'Tu préstamo')).toBeVisible();
    site.show({ stable: 'new-title' });
    await visit('/inThe');
    await expect(heading(page, 'Tu crédito')).toBeVisible();
    site.show({});
    await visit('/inThe');
    await expect(heading(page, 'Tu préstamo')).toBeVisible();
    // Bundles of a page come in it.
    expect(fetched).toEqual([]);
  });

test('an extension ends on the release that it began with, and the next visit has the new one @once', async ({
  page,
  site,
  visit,
}) => {
  site.make('first', { 'words/es/delay.title': 'Prórroga primera' });
  site.make('second', { 'words/es/delay.title': 'Prórroga segunda' });
  site.show({ stable: 'first' });
  await visit('/flatMultiple', places['repay-delay'].query);
  await expect(page.getByText('North Bank')).toBeVisible();
  site.show({ stable: 'second' });
  await page.reload();
  await expect(heading(page, 'Prórroga primera')).toBeVisible();
  await visit('/flatMultiple', places['repay-delay'].query);
  await expect(heading(page, 'Prórroga segunda')).toBeVisible();
});

test('a step to a changed screen asks for one bundle beside its data, and a reload there keeps it @once', async ({
  page,
  site,
  visit,
  fetched,
  say,
}) => {
  const { screens } = site.make('first', { 'words/es/repay.title': 'Paga aquí' });
  site.make('second', { 'words/es/repay.title': 'Otra vez' });
  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Paga aquí')).toBeVisible();
  expect(fetched).toEqual([`/release/b/${screens['repay'] ?? ''}.json`]);
  site.show({ stable: 'second' });
  await page.reload();
  await expect(heading(page, 'Paga aquí')).toBeVisible();
  await visit('/knowledgeEarth', places.repay.query);
  await expect(heading(page, 'Otra vez')).toBeVisible();
});

test('a screen that is off is the one of the build, and one that no release changes is closed @once', async ({
  page,
  site,
  visit,
  say,
}) => {
  site.make('first', { 'words/es/repay.title': 'Paga aquí', [title]: 'Tu crédito' });
  site.show({ stable: 'first' });
  await visit('/inThe', places.repay.query);
  await expect(heading(page, 'Tu crédito')).toBeVisible();
  site.show({ stable: 'first', off: { screens: { repay: null } } });
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await page.getByRole('button', { name: say('repay'), exact: true }).click();
  await expect(heading(page, 'Pago del préstamo')).toBeVisible();
  const words = { 'es-MX': 'Volvemos a las 8.', 'en-IN': 'Back at 8.' };
  site.show({ off: { screens: { repay: words } } });
  await visit('/knowledgeEarth', places.repay.query);
  await expect(heading(page, 'Por ahora no está disponible')).toBeVisible();
  await expect(page.getByText(words['es-MX'])).toBeVisible();
  await expect(page.getByRole('button', { name: /Llámanos/ })).toBeVisible();
  await expectAccessible(page);
});

test('a screen at an address that no build has is opened by its address @once', async ({
  page,
  site,
  visit,
  watched,
  words,
}) => {
  watched.allow(/status of 404/);
  const from = ownPart('screens/login-failed');
  const offer = { ...from, routes: ['/newOffer'] };
  site.make('offer', { 'screens/new-offer': offer });
  site.show({ stable: 'offer' });
  await visit('/newOffer', {});
  await expect(page.getByText(words('login.failed'))).toBeVisible();
  site.show({});
  const gone = await page.reload();
  expect(gone?.status()).toBe(404);
});
