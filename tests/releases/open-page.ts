/** A page that is open while a screen is switched off, in a browser. It must not know who switches, nor what else is measured. */
import type { Browser, Page } from '@playwright/test';
import { read } from '../support/project.ts';

const texts = JSON.parse(read('locales/es.json')) as Readonly<Record<string, string>>;
const own = (key: string): string => texts[key] ?? '';

export interface OpenPage {
  /** On the screen before the one that is switched off. */
  begin(): Promise<void>;
  /** The person asks for its data anew, and goes on: until the page says that the screen is not available. */
  goOn(): Promise<void>;
}

/** The screen that its next step leads to. */
export const nextScreen = 'repay';

export async function openPage(browser: Browser, origin: string): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
  });
  const page: Page = await context.newPage();
  const button = (key: string) => page.getByRole('button', { name: own(key), exact: true });
  return {
    async begin() {
      await page.goto(`${origin}/inThe?isNeedPop=2&sessionId=times&productId=1&orderId=174`);
      await button('order.repay').waitFor();
    },
    async goOn() {
      const answer = page.waitForResponse(/\/gateway\//);
      await button('app.refresh').click();
      await answer;
      await button('order.repay').click();
      await page.getByRole('heading', { level: 1, name: own('app.closed.title') }).waitFor();
    },
  };
}
