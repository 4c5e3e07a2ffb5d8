/** What failed to load, as a page says it. It must not know which call it was. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import type { Watch } from './watch.ts';

/** The browser prints failed requests itself, the app's reporter says which call failed. */
export const expected = (watched: Watch): void => {
  watched.allow(/status of (4|5)\d\d|net::ERR_|call-failed/);
};

export const retryIn = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** The failed state stands there whole: words, the way on, nothing that still pretends to load. */
export async function expectFailed(
  page: Page,
  words: (key: string) => string,
  retry: Locator,
): Promise<void> {
  await expect(retry).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(words('app.failure.title'));
  await expect(page.locator('.skeleton')).toHaveCount(0);
}
