/** Answers that come when the journey has seen what stands there before them. It must not know any call. */
import type { Page } from '@playwright/test';

/** Until a frame with what is in the page now has been drawn. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));

/** Holds back the requests whose address matches; what is returned lets those through that came, and all that come later. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
