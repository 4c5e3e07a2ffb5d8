/** The studio of a server in a browser, as Ana who has been there before, with its screens drawn. It must not know what is done there. */
import type { Browser, Page } from '@playwright/test';
import { enterWords } from '../../src/studio/words/enter.ts';

/** A busy machine takes its time (ms). */
export const patience = { timeout: 120_000 };

export interface OpenStudio {
  readonly page: Page;
  /** Its origin: the studio answers under a name of its own. */
  readonly studio: string;
}

export async function openStudio(browser: Browser, server: string): Promise<OpenStudio> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'es-MX' });
  const studio = server.replace('127.0.0.1', 'localhost');
  await page.addInitScript(() =>
    localStorage.setItem('studio-settings', JSON.stringify({ tongue: 'es', toured: true })),
  );
  await page.goto(`${studio}/studio`);
  await page.getByRole('button', { name: enterWords.es.as('Ana') }).click(patience);
  await page.locator('[data-drawn="true"]').first().waitFor(patience);
  return { page, studio };
}
