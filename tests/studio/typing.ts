/**
 * `npm run studio:typing`: what a letter typed in a form costs the studio's own page, in a real browser: the time of its thread, not of
 * the clock, so that a busy machine says the same. Build first. It ends with 1 where a letter takes more than its goal.
 */
import type { CDPSession } from '@playwright/test';
import es from '../../locales/es.json' with { type: 'json' };
import { formWords } from '../../src/studio/forms/words.ts';
import { startBrowser } from '../support/chromium.ts';
import { openStudio, patience } from './open-studio.ts';
import { startServer } from '../support/server.ts';

/** ms of a letter, in the mean. */
const goal = 50;
const typed = 'palabras nuevas que dice';

/** A part with a condition on a long screen, and one of a short screen. */
const places = [
  { screen: 'loan-detail', says: es['order.others'] },
  { screen: 'customer-service', says: es['service.questions'] },
] as const;

/** Seconds of work of the page's thread so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

const server = await startServer();
// The phone, on its own site, has a thread of its own, as in the browser of a desk.
const browser = await startBrowser(['--site-per-process']);
let missed = false;
try {
  const { page, studio } = await openStudio(browser, server.origin);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const { screen, says } of places) {
    await page.goto(`${studio}/studio#/screen/${screen}`);
    await page.getByRole('treegrid').getByText(says, { exact: true }).first().click(patience);
    await page.frameLocator('.st-stage iframe').locator('main').waitFor(patience);
    await page.getByLabel(formWords.es.spanish).first().click(patience);
    await page.waitForTimeout(1_500);
    const begun = await worked(session);
    for (const letter of typed) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(60);
    }
    await page.waitForTimeout(1_500);
    const each = ((await worked(session)) - begun) * (1_000 / typed.length);
    if (each > goal) missed = true;
    process.stdout.write(`${screen}, «${says}»: ${each.toFixed(1)} ms of each letter (goal ${goal} ms)\n`);
  }
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = missed ? 1 : 0;
