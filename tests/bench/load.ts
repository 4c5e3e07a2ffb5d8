/** One cold visit to a page on a slow network and a slow phone, as the browser tells of it. It must not know what a page shows. */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Load {
  /** ms from the start of the navigation. */
  readonly paint: number;
  /** When all that is to be read is there, drawn by the program, or by the server with its data. */
  readonly rows: number;
  /** The longest task (ms). */
  readonly task: number;
  /** kB on the wire by then. */
  readonly bytes: number;
  readonly requests: number;
}

const viewport = { width: 360, height: 740 };

/** 150 ms, 1.6 Mbit/s down, 0.75 up: Slow 4G. */
const slow = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

export async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport });
  // Functions that are sent to a page come from tsx with a call of this around their names.
  await context.addInitScript('globalThis.__name = (named) => named');
  return context;
}

/** Notes when `words` are there, and nothing stands in for anything any more. */
const watch = (page: Page, words: string): Promise<unknown> =>
  page.addInitScript((sought) => {
    const seen = { rows: 0, task: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    }).observe({ type: 'longtask', buffered: true });
    const look = (): void => {
      const app = document.querySelector('#app');
      const standsIn =
        app?.querySelector('.ahead:not([data-filled]), .skeleton, .starting, fieldset:disabled') ?? null;
      if (app?.textContent?.includes(sought) === true && standsIn === null) seen.rows = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, words);

interface Seen {
  readonly rows: number;
  readonly task: number;
}

async function slowDown(session: CDPSession): Promise<() => { bytes: number; requests: number }> {
  let bytes = 0;
  let requests = 0;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength / 1000;
  });
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => ({ bytes, requests });
}

export async function load(context: BrowserContext, address: string, words: string): Promise<Load> {
  const page = await context.newPage();
  await watch(page, words);
  const told = await slowDown(await context.newCDPSession(page));
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.rows > 0, undefined, {
    timeout: 60_000,
  });
  const { bytes, requests } = told();
  // What is there at once is noted before its frame is painted.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const { rows, task } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.close();
  return { paint, rows, task, bytes, requests };
}
