/** Whether a page is whole, which only a real browser knows. It must not know any screen. */
import { expect, type Page } from '@playwright/test';
import { emptyRoom } from '../support/empty-room.ts';

/** Between header and footer no half of what is seen is empty in one piece: what there is fills the page, or stands in its middle. */
export async function expectNoHalfEmptyPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(emptyRoom), { message: 'empty in one piece' }).toBeLessThan(0.5);
}
