/**
 * `npm run releases:steps`: how long a step to a screen that a release changed takes, beside one to the same screen as the build has
 * it: in turns, on a slow network and a slow phone, each on a page of its own. Prints the median of the ratios, when the bundle was
 * there beside the data, and its bytes. Build first.
 */
import type { Browser, Page } from '@playwright/test';
import { answerAll, answerOf, places } from '../e2e/answers.ts';
import { startReleases, type ReleaseSite } from '../e2e/release-site.ts';
import { estimate, median } from '../bench/statistics.ts';
import { newContext } from '../bench/load.ts';
import { startBackend } from '../support/backend.ts';
import { startBrowser } from '../support/chromium.ts';

const turns = Number(process.argv[2] ?? 20);
/** Slow 4G. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
/** What the backend takes (ms). */
const thinking = 300;

const title = { build: 'Pago del préstamo', release: 'Paga aquí' } as const;

interface Step {
  /** From the press until the screen stands there with its data (ms). */
  readonly all: number;
  /** From the press until the answer of its data was there, and its bundle where it has one. */
  readonly data: number;
  readonly bundle: number;
  readonly bytes: number;
}

async function press(page: Page, shows: string): Promise<Step> {
  return page.evaluate(async (heading) => {
    const pay = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Pagar');
    const start = performance.now();
    pay?.click();
    const stands = (): boolean =>
      document.querySelector('h1')?.textContent === heading &&
      document.querySelector('#app')?.textContent?.includes('North Bank') === true;
    while (!stands()) await new Promise(requestAnimationFrame);
    const all = performance.now() - start;
    const came = performance.getEntriesByType('resource').filter((one) => one.startTime >= start);
    const of = (path: string): PerformanceResourceTiming | undefined =>
      came.find(({ name }) => name.includes(path));
    const bundle = of('/release/b/');
    return {
      all,
      data: (of('/loan-play-detail')?.responseEnd ?? Number.NaN) - start,
      bundle: bundle === undefined ? 0 : bundle.responseEnd - start,
      bytes: bundle?.encodedBodySize ?? 0,
    };
  }, shows);
}

async function step(browser: Browser, site: ReleaseSite, of: keyof typeof title): Promise<Step> {
  site.show(of === 'build' ? {} : { stable: 'first' });
  const context = await newContext(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const query = new URLSearchParams({ isNeedPop: '2', sessionId: 'x', ...places.repay.query });
  await page.goto(`${site.origin}/inThe?${query.toString()}`, { waitUntil: 'commit' });
  // Before the phone is idle: then the step has everything already.
  await page.getByText('To be paid').waitFor();
  const taken = await press(page, title[of]);
  await context.close();
  return taken;
}

const backend = await startBackend();
const slowly = (call: 'loanDetails' | 'loanPlan') => ({ ...answerOf(call), delay: thinking });
answerAll(backend, { loanDetails: slowly('loanDetails'), loanPlan: slowly('loanPlan') });
const site = await startReleases(backend.origin);
site.make('first', { 'words/es/repay.title': title.release });
const browser = await startBrowser();
const pairs: { readonly changed: Step; readonly own: Step }[] = [];
for (let turn = 0; turn < turns; turn += 1) {
  const first = turn % 2 === 0 ? 'build' : 'release';
  const one = await step(browser, site, first);
  const other = await step(browser, site, first === 'build' ? 'release' : 'build');
  pairs.push(first === 'build' ? { own: one, changed: other } : { own: other, changed: one });
}
await browser.close();
await site.stop();
await backend.stop();

const { ratio, low, high } = estimate(
  pairs.map(({ changed, own }) => ({ measured: changed.all, reference: own.all })),
);
const of = (read: (pair: (typeof pairs)[number]) => number): string => median(pairs.map(read)).toFixed(2);
const late = pairs.filter(({ changed }) => changed.bundle > changed.data).length;
console.log(
  [
    `A step to a changed screen takes ${ratio.toFixed(2)} of one to an unchanged one (99 of 100: ${low.toFixed(2)} to ${high.toFixed(2)}, ${turns} pairs).`,
    `Its bundle, ${of(({ changed }) => changed.bytes)} bytes on the wire, is there after ${of(({ changed }) => changed.bundle / changed.data)} of the time of its data; later than these in ${late} of ${turns}.`,
  ].join('\n'),
);
process.exit(late === 0 ? 0 : 1);
