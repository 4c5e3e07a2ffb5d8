/**
 * `npm run releases:faults`: what a phone shows where a block, a bundle, the release of a journey or the pointer is not what it should
 * be: on a first visit, on a later one, at a step and at a reload in the middle of a journey. Prints a line for each; a blank page, one
 * of two releases, and a journey that goes on with another release than it stands on fail. Build first.
 */
import type { Browser, Page } from '@playwright/test';
import { startBrowser } from '../support/chromium.ts';
import { startBackend } from '../support/backend.ts';
import { answerAll, places } from '../e2e/answers.ts';
import { startReleases, type ReleaseSite } from '../e2e/release-site.ts';
import { answers, bare, blocks, type Change } from './fault-kinds.ts';

/** What is seen of each version: two words of each screen, which must be of one. */
const screens = {
  '/inThe': {
    first: ['Tu crédito', 'Pagar ya'],
    second: ['Mi crédito', 'Pagar hoy'],
    build: ['Tu préstamo', 'Pagar'],
    FORGED: ['Robado', 'Robado'],
  },
  '/knowledgeEarth': {
    first: ['Paga aquí', 'Total'],
    second: ['Paga hoy', 'Suma'],
    build: ['Pago del préstamo', 'Monto a pagar'],
    FORGED: ['Robado', 'Robado'],
  },
} as const;
type Place = keyof typeof screens;
type Versions = Readonly<Record<string, readonly string[]>>;

const parts = (of: 'first' | 'second'): Record<string, string> => ({
  'words/es/order.title': screens['/inThe'][of][0],
  'words/es/order.repay': screens['/inThe'][of][1],
  'words/es/repay.title': screens['/knowledgeEarth'][of][0],
  'words/es/repay.amount': screens['/knowledgeEarth'][of][1],
});

const patience = 15_000;

/** The version that the page shows, `again` (it says that a part did not come), else what is wrong. */
async function seen(page: Page, place: Place): Promise<string> {
  const found = page.waitForFunction(
    (versions: Versions) => {
      const main = document.querySelector('#app')?.cloneNode(true) as HTMLElement | undefined;
      main?.querySelectorAll('.ahead').forEach((drawn) => drawn.remove());
      const texts = [...(main?.querySelectorAll('h1, p, button') ?? [])].map((one) =>
        one.textContent?.trim(),
      );
      const shown = Object.entries(versions).map(
        ([name, words]) => [name, words.filter((word) => texts.includes(word)).length] as const,
      );
      const some = shown.filter(([, count]) => count > 0);
      if (some.length > 1) return 'MIXED';
      const [name, count] = some[0] ?? ['', 0];
      if (name === 'FORGED' || count === 2) return name;
      return texts.includes('Reintentar') ? 'again' : '';
    },
    screens[place] satisfies Versions as Versions,
    { timeout: patience },
  );
  try {
    return await (await found).jsonValue();
  } catch {
    return 'BLANK';
  }
}

async function fresh(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  return context.newPage();
}

const address = (site: ReleaseSite, place: Place): string =>
  `${site.origin}${place}?${new URLSearchParams({ isNeedPop: '2', sessionId: 'x', ...places.repay.query }).toString()}`;

/** Pages come changed from now on. */
async function changePages(page: Page, change: Change, other = ''): Promise<void> {
  await page.route(/\/(?:inThe|knowledgeEarth)\?/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text(), other) });
  });
}

async function begin(page: Page, site: ReleaseSite): Promise<void> {
  await page.goto(address(site, '/inThe'));
  await seen(page, '/inThe');
}

async function step(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pagar(?: ya)?$/ }).click();
  await page.waitForURL(/knowledgeEarth/);
}

/** Where the page says that a part did not come, it comes once the fault is over. */
async function afterwards(page: Page, place: Place, shown: string): Promise<string> {
  if (shown !== 'again') return shown;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const then = await seen(page, place);
  return then === 'again' ? 'BLANK' : then;
}

/**
 * At the second screen of a journey, and back on the first: both are of one version. Where only the first shows that its release cannot
 * be shown, the journey goes on with the last good one from there on: then the second is of that too.
 */
async function whole(page: Page): Promise<string> {
  const here = await seen(page, '/knowledgeEarth');
  const there = await afterwards(page, '/knowledgeEarth', here);
  const told = here === there ? here : `${here}, then ${there}`;
  await page.goBack();
  const before = await afterwards(page, '/inThe', await seen(page, '/inThe'));
  if (before === there) return told;
  await page.goForward();
  const again = await afterwards(page, '/knowledgeEarth', await seen(page, '/knowledgeEarth'));
  return again === before ? `${told}, then ${before} throughout` : `MIXED: ${there}, ${before}, ${again}`;
}

async function run(): Promise<readonly string[]> {
  const backend = await startBackend();
  answerAll(backend);
  const site = await startReleases(backend.origin);
  const { screens: bundles } = site.make('first', parts('first'));
  site.make('second', parts('second'));
  const textOf = async (path: string): Promise<string> => (await fetch(`${site.origin}${path}`)).text();
  const bundleOf = (id: string): Promise<string> => textOf(`/release/b/${bundles[id] ?? ''}.json`);
  site.show({ stable: 'second' });
  const second = await textOf('/release/r/second.json');
  site.show({ stable: 'first' });
  const [detail, repay] = [await bundleOf('loan-detail'), await bundleOf('repay')];
  const browser = await startBrowser();
  const lines: string[] = [];
  async function tell(fault: string, moment: string, shows: (page: Page) => Promise<string>): Promise<void> {
    site.show({ stable: 'first' });
    const page = await fresh(browser);
    lines.push(`${fault.padEnd(34)} ${moment.padEnd(12)} ${await shows(page)}`);
    console.log(lines.at(-1));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }
  const first = async (page: Page): Promise<string> => {
    await page.goto(address(site, '/inThe'), { waitUntil: 'commit' });
    return seen(page, '/inThe');
  };

  for (const [fault, change] of Object.entries(blocks)) {
    await tell(fault, 'first', async (page) => {
      await changePages(page, change, repay);
      return first(page);
    });
    await tell(fault, 'repeat', async (page) => {
      await begin(page, site);
      await changePages(page, change, repay);
      return first(page);
    });
    await tell(fault, 'mid-journey', async (page) => {
      await begin(page, site);
      await step(page);
      await changePages(page, change, detail);
      await page.reload({ waitUntil: 'commit' });
      return whole(page);
    });
  }

  for (const [fault, answer] of Object.entries(answers)) {
    const bundle = `bundle: ${fault}`;
    const broken = async (page: Page, other: string): Promise<void> => {
      await page.route('**/release/b/**', (route) => answer(route, other));
    };
    await tell(bundle, 'first', async (page) => {
      await broken(page, repay);
      await changePages(page, bare);
      return first(page);
    });
    await tell(bundle, 'repeat', async (page) => {
      await begin(page, site);
      await broken(page, repay);
      await changePages(page, bare);
      return first(page);
    });
    await tell(bundle, 'step', async (page) => {
      await begin(page, site);
      await broken(page, detail);
      await step(page);
      return whole(page);
    });
    await tell(bundle, 'reload', async (page) => {
      await begin(page, site);
      await step(page);
      await broken(page, detail);
      await changePages(page, bare);
      await page.reload({ waitUntil: 'commit' });
      return whole(page);
    });
    // Another release is live: the page asks what that of its journey is.
    await tell(`release of the journey: ${fault}`, 'reload', async (page) => {
      await begin(page, site);
      await step(page);
      await seen(page, '/knowledgeEarth');
      site.show({ stable: 'second' });
      await page.route('**/release/r/**', (route) => answer(route, second));
      await page.reload({ waitUntil: 'commit' });
      return whole(page);
    });
    // All is off: the page asks before the step.
    await tell(`pointer: ${fault}`, 'step', async (page) => {
      await begin(page, site);
      site.show({ stable: 'first', off: { all: true } });
      await page.route('**/release/now.json*', (route) => answer(route, second));
      await page.getByRole('button', { name: 'Actualizar' }).click();
      await step(page);
      return whole(page);
    });
  }
  await browser.close();
  await site.stop();
  await backend.stop();
  return lines;
}

const lines = await run();
const count = (word: string): number => lines.filter((line) => line.includes(word)).length;
console.log(
  `${lines.length} cases: ${count('BLANK')} blank, ${count('MIXED')} mixed, ${count('FORGED')} forged`,
);
process.exit(count('BLANK') + count('MIXED') + count('FORGED') === 0 ? 0 : 1);
