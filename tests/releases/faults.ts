/**
 * `npm run releases:faults`: what a phone shows where a block or a bundle is not what it should be, on a first visit, on a later one
 * and at a step in the middle of a journey. Prints a line for each; a blank page or one of two releases fails. Build first.
 */
import type { Browser, Page, Route } from '@playwright/test';
import { chromium } from '@playwright/test';
import { ensureChromium, flags } from '../support/chromium.ts';
import { startBackend } from '../support/backend.ts';
import { answerAll, places } from '../e2e/answers.ts';
import { startReleases, type ReleaseSite } from '../e2e/release-site.ts';

/** What everyone sees of the release, and of the build: two words of each screen, which must be of one. */
const screens = {
  '/inThe': { release: ['Tu crédito', 'Pagar ya'], build: ['Tu préstamo', 'Pagar'] },
  '/knowledgeEarth': { release: ['Paga aquí', 'Total'], build: ['Pago del préstamo', 'Monto a pagar'] },
} as const;
type Place = keyof typeof screens;

const parts = {
  'words/es/order.title': 'Tu crédito',
  'words/es/order.repay': 'Pagar ya',
  'words/es/repay.title': 'Paga aquí',
  'words/es/repay.amount': 'Total',
};

type Change = (html: string) => string;
const inBlock =
  (change: (block: string) => string): Change =>
  (html) =>
    html.replace(/(id="release">)([^]*?)(<\/script>)/, (_all, start: string, block: string, end: string) =>
      [start, change(block), end].join(''),
    );

/** Of the block in the page. */
const blocks: Readonly<Record<string, Change>> = {
  'block truncated': inBlock((block) => block.slice(0, block.length / 2)),
  'block HTML': inBlock(() => '<html>'.replaceAll('<', String.raw`\u003c`)),
  'block empty': inBlock(() => ''),
  'bundle of another text': inBlock((block) => block.replace('Tu crédito', 'Robado')),
  'bundles swapped': inBlock((block) => block.replace(/("bundles":\{")[^"]+/, `$1${'x'.repeat(22)}`)),
  'bundle half': inBlock((block) => block.replace(/"definition":\{/, '"definition":{},"was":{')),
};

/** Of a bundle that is fetched. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  '404': (route) => route.fulfill({ status: 404, body: '{}' }),
  '500': (route) => route.fulfill({ status: 500, body: '{}' }),
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' }),
  half: async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  },
  forged: async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace('Paga aquí', 'Robado').replace('Tu crédito', 'Robado') });
  },
  slow: async (route) => {
    await new Promise((done) => setTimeout(done, 12_000));
    await route.continue();
  },
  'no network': (route) => route.abort(),
};

const patience = 15_000;

/** `release`, `build`, `again` (the page says that it did not come), else what is wrong. */
async function seen(page: Page, place: Place): Promise<string> {
  const { release, build } = screens[place];
  const has = (words: readonly string[]): Promise<number> =>
    page
      .evaluate((wanted) => {
        const main = document.querySelector('#app')?.cloneNode(true) as HTMLElement | undefined;
        main?.querySelectorAll('.ahead').forEach((drawn) => drawn.remove());
        const texts = [...(main?.querySelectorAll('h1, p, button') ?? [])].map((one) =>
          one.textContent?.trim(),
        );
        return wanted.filter((word) => texts.includes(word)).length;
      }, words)
      .catch(() => 0);
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const [ofRelease, ofBuild] = [await has(release), await has(build)];
    if (ofRelease > 0 && ofBuild > 0) return 'MIXED';
    if (ofRelease === 2) return 'release';
    if (ofBuild === 2) return 'build';
    if ((await page.getByRole('button', { name: 'Reintentar' }).count()) > 0) return 'again';
    await page.waitForTimeout(50);
  }
  return 'BLANK';
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

async function run(): Promise<readonly string[]> {
  const backend = await startBackend();
  answerAll(backend);
  const site = await startReleases(backend.origin);
  site.make('first', parts);
  site.show({ stable: 'first' });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...flags] });
  const lines: string[] = [];
  const tell = async (fault: string, moment: string, page: Page, place: Place): Promise<void> => {
    lines.push(`${fault.padEnd(24)} ${moment.padEnd(12)} ${await seen(page, place)}`);
    console.log(lines.at(-1));
    await page.context().close();
  };
  const withFault = async (page: Page, fault: string): Promise<void> => {
    const change = blocks[fault];
    if (change === undefined) {
      await page.route('**/release/b/**', answers[fault] ?? ((route) => route.abort()));
      return;
    }
    await page.route(/\/inThe\?/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    });
  };
  const bare: Change = inBlock((block) => block.replace(/"bundles":\{[^]*$/, '"bundles":{}}'));
  for (const fault of [...Object.keys(blocks), ...Object.keys(answers)])
    for (const moment of ['first', 'repeat']) {
      const page = await fresh(browser);
      if (moment === 'repeat') {
        await page.goto(address(site, '/inThe'));
        await seen(page, '/inThe');
      }
      await withFault(page, fault);
      // A bundle is asked for where the page does not bring it.
      if (blocks[fault] === undefined)
        await page.route(/\/inThe\?/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: bare(await response.text()) });
        });
      await page.goto(address(site, '/inThe'), { waitUntil: 'commit' });
      await tell(fault, moment, page, '/inThe');
    }
  for (const fault of Object.keys(answers)) {
    const page = await fresh(browser);
    await page.goto(address(site, '/inThe'));
    await seen(page, '/inThe');
    await withFault(page, fault);
    await page.getByRole('button', { name: 'Pagar ya', exact: true }).click();
    await page.waitForURL(/knowledgeEarth/);
    await tell(fault, 'mid-journey', page, '/knowledgeEarth');
  }
  await browser.close();
  await site.stop();
  await backend.stop();
  return lines;
}

const lines = await run();
const wrong = lines.filter((line) => /BLANK|MIXED/.test(line));
console.log(
  `${lines.length} cases: ${wrong.filter((line) => line.endsWith('BLANK')).length} blank, ${wrong.filter((line) => line.endsWith('MIXED')).length} mixed`,
);
process.exit(wrong.length === 0 ? 0 : 1);
