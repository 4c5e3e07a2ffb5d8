/** What a person reads on a page at one moment. It must not know any screen. */
import type { Page } from '@playwright/test';

/** Sentences that stand in two places at once: words of three and more, whoever says them. What is only heard is no sight. */
export const saidTwice = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      const heard = element.closest('.visually-hidden') !== null;
      return !heard && width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
    };
    const said = [...document.querySelectorAll('body *')]
      .filter((element) => element.children.length === 0 && isSeen(element))
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text.split(/\s+/).length > 2);
    return said.filter((text, place) => said.indexOf(text) < place);
  });
