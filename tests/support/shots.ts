/**
 * Each screen with something on it, as the sandbox shows it: where it is, and what a person does first. It must not know what is
 * done with them.
 */
import type { Locator, Page } from '@playwright/test';

/** A screen to look at, with something on it. */
export interface Shot {
  readonly name: string;
  readonly route: string;
  readonly query?: Readonly<Record<string, string>>;
  /** What a person does first. */
  readonly steps?: (page: Page) => Promise<void>;
  /** Width of a window on a desk, beside the phone's. */
  readonly wide?: number;
}

const loan = (orderId: string): Readonly<Record<string, string>> => ({ productId: '1', orderId });

/** Old engines cannot tell the driver what is visible: parts are found by their elements and used without a look. */
const press = (part: Locator): Promise<void> => part.dispatchEvent('click');

/** A collection complaint, as far as its form. */
async function complain(page: Page): Promise<void> {
  await press(page.locator('fieldset').first().locator('input').first());
  await press(page.locator('fieldset').nth(1).locator('input').nth(1));
  await page.waitForURL(/complainPageNext/);
  await settled(page);
  // In place of what was kept from the picture before.
  await page.waitForFunction(() => {
    const field = document.querySelector('textarea');
    if (field === null || field.closest('.ahead, .skeleton') !== null) return false;
    field.focus();
    field.select();
    return true;
  });
  await page.keyboard.insertText('😕 Me llamaron a las 5:40 · They called at 5:40 a.m.');
}

async function sendComplaint(page: Page): Promise<void> {
  await complain(page);
  await press(page.locator('footer button'));
  await page.waitForURL(/andHim/);
}

export const shots: readonly Shot[] = [
  { name: 'loan-confirm', route: '/versions', query: { productId: '3' } },
  { name: 'loan-confirm-plan', route: '/charter', query: { productId: '1' } },
  { name: 'loan-detail', route: '/inThe', query: loan('174-delay') },
  { name: 'loan-detail-review', route: '/inThe', query: loan('21') },
  { name: 'loan-detail-deposit', route: '/inThe', query: loan('151') },
  { name: 'loan-detail-failed', route: '/inThe', query: loan('110') },
  { name: 'loan-detail-plan', route: '/inThe', query: loan('174-plan') },
  { name: 'loan-detail-overdue', route: '/inThe', query: loan('180') },
  { name: 'loan-detail-paid', route: '/inThe', query: loan('200') },
  { name: 'repay', route: '/knowledgeEarth', query: loan('174') },
  { name: 'repay-delay', route: '/flatMultiple', query: loan('174-delay') },
  {
    name: 'repay-instruction',
    route: '/carpmm',
    query: { ...loan('174'), amount: '345050', payCode: 'tienda24', requestType: '1' },
  },
  {
    name: 'repay-done',
    route: '/showRefraction',
    query: { ...loan('174'), amount: '345050', payCode: 'tienda24', requestType: '1' },
  },
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
      await press(page.locator('main [role=tabpanel] button').first());
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
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () =>
      document.querySelector('main h2, main p, main button') !== null &&
      document.querySelector('.ahead, .skeleton') === null &&
      [...document.images].every((image) => image.complete) &&
      document.fonts.status === 'loaded',
  );
}

/** The address of a screen for one visitor, in one language. */
export function addressOf(
  { route, query }: Shot,
  origin: string,
  language: 'es' | 'en',
  visitor: string,
): string {
  const url = new URL(route, origin);
  const isNeedPop = language === 'en' ? '1' : '2';
  const parameters = { isNeedPop, language, sessionId: visitor, ...query };
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value);
  return url.href;
}
