/**
 * `npm run releases:first-visit`: what a first visit costs more where a release is live: requests until the screen stands there, and
 * bytes of the page as it is sent (brotli), beside the same page before anything was published. A release that leaves the screen as
 * the build has it, one that changes it, and one on trial beside that one. Build first.
 */
import { request } from 'node:http';
import type { Browser } from '@playwright/test';
import { newContext } from '../bench/load.ts';
import { answerAll, places, type Place } from '../e2e/answers.ts';
import { startReleases, type ReleaseSite } from '../e2e/release-site.ts';
import { startBackend } from '../support/backend.ts';
import { startBrowser } from '../support/chromium.ts';

/** Most bytes more (kB of 1000), for a page without a bundle and for each bundle. */
const most = { equal: 0.4, bundle: 4.5 };

const titles = { 'loan-detail': 'order.title', 'loan-confirm': 'loan.title', repay: 'repay.title' } as const;

/** What is live, with the bundles that a page has for it. */
const kinds = {
  'none published': 0,
  'of another screen': 0,
  'of this screen': 1,
  'of this screen, and one on trial': 2,
} as const;
type Kind = keyof typeof kinds;

function show(site: ReleaseSite, kind: Kind): void {
  if (kind === 'none published') site.show({});
  else if (kind === 'of another screen') site.show({ stable: 'elsewhere' });
  else if (kind === 'of this screen') site.show({ stable: 'first' });
  else site.show({ stable: 'first', next: { release: 'second', share: 10 } });
}

const sentBytes = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => (bytes += part.length));
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject).end();
  });

/** Until the screen's data stand there. */
async function requests(browser: Browser, address: string, { shows }: Place): Promise<number> {
  const context = await newContext(browser);
  const page = await context.newPage();
  let count = 0;
  page.on('request', (asked) => (count += asked.url().startsWith('data:') ? 0 : 1));
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByText(shows).first().waitFor();
  await context.close();
  return count;
}

const backend = await startBackend();
answerAll(backend);
const site = await startReleases(backend.origin);
const wordsOf = (of: string): Record<string, string> =>
  Object.fromEntries(Object.values(titles).map((key) => [`words/es/${key}`, `Título ${of}`]));
site.make('elsewhere', { 'words/es/service.title': 'Estamos aquí' });
site.make('first', wordsOf('uno'));
site.make('second', wordsOf('dos'));
const browser = await startBrowser();

let isOver = false;
for (const name of Object.keys(titles) as (keyof typeof titles)[]) {
  const place = places[name];
  const query = new URLSearchParams({ isNeedPop: '2', sessionId: 'x', ...place.query });
  const address = `${site.origin}${place.route}?${query.toString()}`;
  let before: { readonly count: number; readonly bytes: number } | undefined;
  for (const kind of Object.keys(kinds) as Kind[]) {
    show(site, kind);
    const count = await requests(browser, address, place);
    const bytes = await sentBytes(address);
    before ??= { count, bytes };
    const more = { count: count - before.count, kilobytes: (bytes - before.bytes) / 1000 };
    const allowed = most.equal + kinds[kind] * most.bundle;
    isOver ||= more.count !== 0 || more.kilobytes > allowed;
    console.log(
      `${name.padEnd(13)}${kind.padEnd(34)}${String(count).padStart(3)} requests (+${more.count})  ${(bytes / 1000).toFixed(2)} kB (+${more.kilobytes.toFixed(2)}, at most ${allowed.toFixed(1)})`,
    );
  }
}
await browser.close();
await site.stop();
await backend.stop();
process.exit(isOver ? 1 : 0);
