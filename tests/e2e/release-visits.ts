/** What journeys through releases share: a site that publishes them, visits as the host app makes them, and what a phone asks for. */
import type { Page } from '@playwright/test';
import { bucketOf, lotText } from '../../src/lib/releases/choose.ts';
import { digest } from '../support/release.ts';
import { answerAll, places } from './answers.ts';
import { test as base } from './fixtures.ts';
import { startReleases, type ReleaseSite } from './release-site.ts';

type Query = Readonly<Record<string, string>>;

interface Releases {
  /** Of the configuration of the site. */
  settings: object;
  site: ReleaseSite;
  /** Where the host app opens a place: every time a visit of its own. */
  address: (route: string, query?: Query) => string;
  /** Opens a place as the host app does. */
  visit: (route: string, query?: Query) => Promise<void>;
  /** What this phone was asked for of releases. */
  fetched: readonly string[];
}

export const test = base.extend<Releases>({
  settings: [{}, { option: true }],

  site: async ({ page, backend, proxied, settings }, use) => {
    answerAll(backend);
    const site = await startReleases(proxied.backend.origin, settings);
    await use(site);
    // What it still fetches for later is not missed.
    await page.close();
    await site.stop();
  },

  address: async ({ site, session }, use) => {
    let visits = 0;
    await use((route, query = places['loan-detail'].query) => {
      visits += 1;
      const parameters = new URLSearchParams({
        isNeedPop: '2',
        sessionId: session,
        ...query,
        visit: String(visits),
      });
      return `${site.origin}${route}?${parameters.toString()}`;
    });
  },

  visit: async ({ page, address }, use) => {
    // The host app opens a WebView: what the last one of this tab left is gone.
    await page.addInitScript(() => {
      const visit = new URLSearchParams(location.search).get('visit');
      if (visit === null || sessionStorage.getItem('visit') === visit) return;
      sessionStorage.clear();
      sessionStorage.setItem('visit', visit);
    });
    await use(async (route, query) => void (await page.goto(address(route, query))));
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

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** A lot that falls into the tenth, or not. */
export function lotIn(tenth: boolean): string {
  for (let at = 0; ; at += 1) {
    const lot = at.toString(16).padStart(32, '0');
    if (bucketOf(digest(lotText('salt', lot))) < 1000 === tenth) return lot;
  }
}
export const withLot = (page: Page, lot: string): Promise<unknown> =>
  page.addInitScript((drawn) => localStorage.setItem('h5-lot', `${Date.now()} ${drawn}`), lot);
