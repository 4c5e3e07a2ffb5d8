/**
 * `npm run screenshots`: draws each screen on the sandbox, in both languages, into docs/screens; `-- repay orders` draws
 * these alone. The pictures are for people; no test compares them, because fonts differ between machines.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium, flags } from './chromium.ts';
import { root } from './project.ts';
import { startServer } from './server.ts';

interface Shot {
  readonly name: string;
  readonly route: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What a person does first. */
  readonly steps?: (page: Page) => Promise<void>;
  /** Width of a window on a desk, beside the phone's. */
  readonly wide?: number;
}

const loan = (orderId: string): Readonly<Record<string, string>> => ({ productId: '1', orderId });

/** A collection complaint, as far as its form. */
async function complain(page: Page): Promise<void> {
  await page.getByRole('group').first().getByRole('radio').first().click();
  await page.getByRole('group').nth(1).getByRole('radio').nth(1).click();
  await page.waitForURL(/complainPageNext/);
  await settled(page);
  await page.getByRole('textbox').fill('😕 Me llamaron a las 5:40 · They called at 5:40 a.m.');
}

async function sendComplaint(page: Page): Promise<void> {
  await complain(page);
  await page.locator('footer').getByRole('button').click();
  await page.waitForURL(/andHim/);
}

const shots: readonly Shot[] = [
  { name: 'loan-confirm', route: '/versions', query: { productId: '3' } },
  { name: 'loan-confirm-plan', route: '/charter', query: { productId: '1' } },
  { name: 'loan-detail', route: '/inThe', query: loan('174-delay') },
  { name: 'loan-detail-review', route: '/inThe', query: loan('21') },
  { name: 'loan-detail-overdue', route: '/inThe', query: loan('180') },
  { name: 'loan-detail-paid', route: '/inThe', query: loan('200') },
  { name: 'repay', route: '/knowledgeEarth', query: loan('174') },
  { name: 'repay-delay', route: '/flatMultiple', query: loan('174-delay') },
  {
    name: 'repay-instruction',
    route: '/carpmm',
    query: { ...loan('174'), amount: '345050', payCode: 'tienda24', requestType: '1' },
  },
  { name: 'repay-done', route: '/showRefraction', query: loan('174') },
  { name: 'loan-agreement', route: '/heldUntil', query: { orderId: '174' } },
  { name: 'loan-terms', route: '/agony' },
  { name: 'privacy', route: '/gaveIs' },
  { name: 'customer-service', route: '/alsoGlobe' },
  { name: 'about', route: '/couldPublic' },
  { name: 'complaint', route: '/andHim', query: { orderId: '174' } },
  { name: 'complaint-form', route: '/andHim', query: { orderId: '174' }, steps: complain },
  {
    name: 'complaint-list',
    route: '/andHim',
    query: { orderId: '180' },
    async steps(page) {
      await sendComplaint(page);
      await page.goto(page.url().replace('/andHim', '/complaintList'));
    },
  },
  {
    name: 'complaint-detail',
    route: '/complaintList',
    async steps(page) {
      await page.locator('main').getByRole('button').first().click();
      await page.waitForURL(/complainDetails/);
    },
  },
  { name: 'orders', route: '/ofShe' },
  { name: 'bind-bank', route: '/arphaxat' },
  { name: 'bind-card', route: '/aEarths' },
  {
    name: 'payment-instructions',
    route: '/dragonpayPaymentInstructions',
    query: { payCode: '987654321012', amount: '345050' },
  },
  { name: 'login-failed', route: '/notQuite' },
  { name: 'recommended', route: '/ofA' },
  { name: 'product', route: '/suchA', query: { productId: '1' } },
  {
    name: 'repay-choose',
    route: '/theUniversally',
    query: { ...loan('174'), amount: '345050', userId: '7' },
  },
  { name: 'promotion-classic', route: '/promotion', query: { id: 'classic' } },
  { name: 'promotion-coupon', route: '/promotion', query: { id: 'coupon' } },
  { name: 'promotion-story', route: '/promotion', query: { id: 'story' } },
  { name: 'promotion-download', route: '/promotion#/downloadTemplate', query: { id: 'classic' } },
  { name: 'promotion-agreement', route: '/promotion#/agreementTemplate', query: { id: 'classic' } },
  { name: 'public-home', route: '/', wide: 1440 },
  { name: 'public-about', route: '/About' },
  { name: 'public-policy', route: '/Policy' },
  { name: 'public-loan', route: '/Loan', wide: 1440 },
  { name: 'public-contact', route: '/Contact' },
  { name: 'public-user', route: '/User' },
  { name: 'test-preview', route: '/testPreview' },
];

/** Everything has come: no request runs, nothing is in skeleton form, every image is drawn. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.querySelector('main h2, main p, main button') !== null &&
      document.querySelector('.skeleton') === null &&
      [...document.images].every((image) => image.complete) &&
      document.fonts.status === 'loaded',
  );
}

const asked = process.argv.slice(2);
const wanted = shots.filter(({ name }) => asked.length === 0 || asked.includes(name));
const folder = join(root, 'docs', 'screens');
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...flags],
  chromiumSandbox: !flags.includes('--no-sandbox'),
});
try {
  for (const [language, needPop] of [
    ['es', '2'],
    ['en', '1'],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 1,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    for (const { name, route, query, steps, wide } of wanted) {
      const url = new URL(route, server.origin);
      const session = `screenshots-${language}`;
      const parameters = { isNeedPop: needPop, language, sessionId: session, ...query };
      for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
      await page.goto(url.href);
      await settled(page);
      await steps?.(page);
      await settled(page);
      await page.screenshot({ path: join(folder, `${name}-${language}.png`) });
      console.log(`docs/screens/${name}-${language}.png`);
      if (wide === undefined) continue;
      await page.setViewportSize({ width: wide, height: 900 });
      await page.screenshot({ path: join(folder, `${name}-wide-${language}.png`) });
      console.log(`docs/screens/${name}-wide-${language}.png`);
      await page.setViewportSize({ width: 360, height: 740 });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
