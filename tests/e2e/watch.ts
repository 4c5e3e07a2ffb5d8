/** Watches one page for what must never happen in front of a borrower. It must not know any screen. */
import type { Page } from '@playwright/test';

export interface Watch {
  /** From its first request on. */
  follow(page: Page): Promise<void>;
  /** Says that problems like this one are part of the journey (a failing request is printed by the browser itself). */
  allow(pattern: RegExp): void;
  problems(): readonly string[];
}

const violationMark = 'Content policy violated:';

export function createWatch(): Watch {
  const seen: string[] = [];
  const allowed: RegExp[] = [];
  let origin: string | undefined;

  return {
    async follow(page) {
      await page.addInitScript((mark) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(mark, event.effectiveDirective, event.blockedURI, event.sample);
        });
      }, violationMark);

      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => seen.push(`thrown: ${error.message}`));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
        // The first request is the journey's own: where it leads is home.
        origin ??= url.origin;
        if (url.origin !== origin) seen.push(`request to another origin: ${url.href}`);
      });
    },
    allow: (pattern) => void allowed.push(pattern),
    problems: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}
