/** Where the lines of a page break, which only a real browser knows. It must not know any screen. */
import { expect, type Page } from '@playwright/test';
import { partedWords } from '../support/parted.ts';

/** No date, amount or word goes on in the next line; a browser without a dictionary of syllables may part the longest. */
export async function expectWholeWords(page: Page): Promise<void> {
  expect(await page.evaluate(partedWords), 'words in two lines').toEqual([]);
}
