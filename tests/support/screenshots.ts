/**
 * `npm run screenshots`: draws each screen on the sandbox, in both languages, into docs/screens. The pictures are for
 * people; no test compares them, because fonts differ between machines.
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
}

const loan = (orderId: string): Readonly<Record<string, string>> => ({ productId: '1', orderId });

const shots: readonly Shot[] = [
  { name: 'loan-confirm', route: '/versions', query: { productId: '3' } },
  { name: 'loan-confirm-period', route: '/charter', query: { productId: '1' } },
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
    for (const { name, route, query } of shots) {
      const url = new URL(route, server.origin);
      const session = `screenshots-${language}`;
      const parameters = { isNeedPop: needPop, language, sessionId: session, ...query };
      for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
      await page.goto(url.href);
      await settled(page);
      await page.screenshot({ path: join(folder, `${name}-${language}.png`) });
      console.log(`docs/screens/${name}-${language}.png`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
