/**
 * `npm run releases:two-builds`: an old build and a new one on two servers behind nginx, and a person in a browser who writes a
 * complaint, puts off a loan, pays with a code: a release is published in the middle of each, and the page is loaded several times,
 * by both builds in turn. Prints how many loads failed, and how many showed another release than the journey began with. Build first.
 */
import type { Browser, Locator, Page } from '@playwright/test';
import { startBrowser } from '../support/chromium.ts';
import { siteName } from '../support/nginx.ts';
import { read } from '../support/project.ts';
import { startSharedSandbox } from './shared-sandbox.ts';
import { startTwoBuilds } from './two-builds-site.ts';

/** In the middle of each journey. */
const reloads = Number(process.argv[2] ?? 6);
const patience = 20_000;

const texts = JSON.parse(read('locales/es.json')) as Readonly<Record<string, string>>;
/** Each release says these with its name behind them. */
const said = [
  'complaint.title',
  'complaint.description',
  'order.title',
  'order.repay',
  'delay.title',
  'instruction.title',
  'instruction.done',
  'repayChoose.title',
  'repayChoose.which',
] as const;
const words = (release: string): Readonly<Record<string, string>> =>
  Object.fromEntries(said.map((key) => [key, `${texts[key] ?? ''} ·${release}`]));
const own = (key: string): string => texts[key] ?? '';

const counted = { loads: 0, failed: 0, mixed: 0, lost: 0 };

function complainOf(name: string, what: string): void {
  counted.failed += 1;
  console.log(`FAILED ${name}: ${what}`);
}

/** The releases whose words stand on the page once its heading has one of them; none: it never had. */
async function releasesOn(page: Page): Promise<readonly string[]> {
  const found = page.waitForFunction(
    () => {
      const main = document.querySelector('#app')?.cloneNode(true) as HTMLElement | undefined;
      main?.querySelectorAll('.ahead').forEach((drawn) => drawn.remove());
      if (main?.querySelector('h1')?.textContent?.includes('·') !== true) return undefined;
      return [...new Set(Array.from(main.textContent.matchAll(/·(\w+?)(?=[^a-z]|$)/g), ([, name]) => name))];
    },
    undefined,
    { timeout: patience },
  );
  return found.then(async (names) => (await names.jsonValue()) as string[]).catch(() => []);
}

/** nginx asks the servers in turn: the next request is not answered by the build with this program. */
async function other(program: string): Promise<void> {
  for (let time = 0; time < 4; time += 1)
    if ((await site.nginx.ask('/alsoGlobe')).body.includes(program)) return;
}

interface Journey {
  readonly page: Page;
  readonly name: string;
  /** The release that it began with. */
  readonly release: string;
  /** Loads the page several times, and holds what is typed in a field. */
  reload(field?: Locator): Promise<void>;
  /** What a load or a step left: counts it. */
  look(): Promise<void>;
}

async function visitor(browser: Browser, name: string, release: string): Promise<Journey> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const complain = (what: string): void => complainOf(name, what);
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  page.on('pageerror', (error) => complain(error.message));
  page.on('console', (message) => {
    if (/release-refused|call-failed|chunk/.test(message.text())) complain(message.text());
  });
  const look = async (): Promise<void> => {
    counted.loads += 1;
    const found = await releasesOn(page);
    if (found.length === 0) complain(`no screen at ${new URL(page.url()).pathname}`);
    else if (found.join() !== release) {
      counted.mixed += 1;
      console.log(`MIXED ${name}: ${found.join(' and ')} in place of ${release}`);
    }
  };
  return {
    page,
    name,
    release,
    look,
    async reload(field) {
      const typed = await field?.inputValue();
      const builds: (string | null)[] = [];
      for (let time = 0; time < reloads; time += 1) {
        await page.reload();
        await look();
        builds.push(await page.locator('script[type=module]').getAttribute('src'));
        const kept = await field?.inputValue();
        if (kept !== typed) {
          counted.lost += 1;
          console.log(`LOST ${name}: "${kept ?? ''}" in place of "${typed ?? ''}"`);
        }
        await other(builds.at(-1) ?? '');
      }
      if (new Set(builds).size !== 2) complain('the builds did not come in turn');
    },
  };
}

const button = (page: Page, key: string): Locator =>
  page.getByRole('button', { name: own(key), exact: true });

const sandbox = await startSharedSandbox();
const site = await startTwoBuilds(sandbox.backend);
const browser = await startBrowser([`--host-resolver-rules=MAP ${siteName} 127.0.0.1`]);

const address = (route: string, of: string, order: string, query = ''): string =>
  `${site.nginx.origin}${route}?isNeedPop=2&sessionId=${of}&orderId=${order}&productId=1&${query}`;

async function complain(): Promise<void> {
  const journey = await visitor(browser, 'complaint', 'uno');
  const { page } = journey;
  await page.goto(address('/andHim', 'writes', '174'));
  await page
    .getByRole('group', { name: own('complaint.typeQuestion') })
    .getByRole('radio')
    .nth(1)
    .click();
  await page.waitForURL(/complainPageNext/);
  await journey.look();
  const text = page.getByRole('textbox').first();
  await text.fill('No reconozco este cobro.');
  await site.publish(words('dos'));
  await journey.reload(text);
  await page.goBack();
  await journey.look();
  await page.goForward();
  await journey.look();
  await page.context().close();
}

async function putOff(): Promise<void> {
  const journey = await visitor(browser, 'extension', 'dos');
  const { page } = journey;
  await page.goto(address('/inThe', 'extends', '174-delay'));
  await journey.look();
  await button(page, 'order.delay').click();
  await button(page, 'order.confirmDelay').click();
  await page.waitForURL(/flatMultiple/);
  await journey.look();
  await site.publish(words('tres'));
  await journey.reload();
  await page.getByRole('button', { name: /^Tienda 24/ }).click();
  await page.waitForURL(/carpmm/);
  await journey.look();
  await journey.reload();
  await page.context().close();
}

interface Payment {
  readonly codes: readonly string[];
  readonly paid: boolean;
}

async function pay(): Promise<void> {
  const journey = await visitor(browser, 'payment', 'tres');
  const { page } = journey;
  const payments = async (): Promise<readonly Payment[]> =>
    (await (await fetch(`${sandbox.origin}/sandbox/api/pays/payments`)).json()) as readonly Payment[];
  await page.goto(address('/theUniversally', 'pays', '174', 'amount=345050&userId=9'));
  await journey.look();
  await page.getByRole('radio', { name: /^Banco Norte/ }).check({ force: true });
  await button(page, 'repayChoose.pay').click();
  const dialog = page.getByRole('dialog', { name: own('repayChoose.codeTitle') });
  const code = dialog.getByRole('textbox', { name: own('repayChoose.code') });
  await code.fill('12');
  await site.publish(words('cuatro'));
  if ((await code.inputValue()) !== '12') counted.lost += 1;
  // A code is for once, and no screen keeps one: what is kept is that one was sent.
  await journey.reload();
  const [sent] = await payments();
  if (sent?.codes.length !== 1) complainOf('payment', 'a code was asked for anew');
  await code.fill(sent?.codes[0] ?? '');
  await button(page, 'repayChoose.confirm').click();
  await page.waitForURL(/inThe/);
  await journey.look();
  const paid = (await payments()).filter((payment) => payment.paid).length;
  if (paid !== 1) complainOf('payment', `${paid} payments`);
  await page.context().close();
}

try {
  await site.publish(words('uno'));
  await complain();
  await putOff();
  await pay();
} finally {
  await browser.close();
  await site.stop();
  await sandbox.stop();
}
console.log(
  `${counted.loads} loads, ${counted.failed} failed, ${counted.mixed} mixed, ${counted.lost} times what was typed was lost`,
);
process.exitCode = counted.failed + counted.mixed + counted.lost === 0 ? 0 : 1;
