/** Where the lines of a page break, which only a real browser knows. It must not know any screen. */
import { expect, type Page } from '@playwright/test';

/** No date is parted at its hyphens. */
export async function expectWholeDates(page: Page): Promise<void> {
  const parted = await page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      for (const { 0: date, index } of (node.nodeValue ?? '').matchAll(/\d{4}-\d{2}-\d{2}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + date.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) found.push(`${date} in ${node.parentElement?.textContent ?? ''}`);
      }
    }
    return found;
  });
  expect(parted, 'dates in two lines').toEqual([]);
}
