/**
 * `npm run studio:journey-times`: a word in both languages, from the studio to a borrower's page, in a real browser: what a person
 * does, and how long the machine takes after each of it. Build first. It ends with 1 where it takes more than ten seconds, or six
 * actions.
 */
import type { Locator } from '@playwright/test';
import es from '../../locales/es.json' with { type: 'json' };
import { screensWords } from '../../src/studio/words/screens.ts';
import { shellWords } from '../../src/studio/words/shell.ts';
import { workWords } from '../../src/studio/words/work.ts';
import { startBrowser } from '../support/chromium.ts';
import { openStudio, patience } from './open-studio.ts';
import { startServer } from '../support/server.ts';

const goals = { actions: 6, machine: 10_000 } as const;
const folded = '/knowledgeEarth?productId=1&orderId=174&isNeedPop=2';

const server = await startServer();
const browser = await startBrowser();
let [actions, machine] = [0, 0];

/** @param does what the person does; @param until what they then see. */
async function act(name: string, does: () => Promise<unknown>, until: () => Locator): Promise<void> {
  await does();
  const begun = performance.now();
  await until().waitFor(patience);
  const took = performance.now() - begun;
  actions += 1;
  machine += took;
  process.stdout.write(`${String(actions)}  ${name.padEnd(40)} ${took.toFixed(0).padStart(6)} ms\n`);
}

try {
  const { page } = await openStudio(browser, server.origin);

  const hit = page
    .getByRole('link', { name: /Ver más/ })
    .filter({ hasText: screensWords.es.inScreen(es['repay.title']) })
    .first();
  const phone = page.frameLocator('.st-stage iframe');
  const word = phone.getByRole('button', { name: 'Ver más', exact: true });
  await act(
    'search the words',
    () => page.getByRole('searchbox').fill('Ver más'),
    () => hit,
  );
  await act(
    'open the place',
    () => hit.click(),
    () => word,
  );
  await act(
    'type them in Spanish on the phone',
    () => word.dblclick().then(() => page.keyboard.type('Ver todo')),
    () => phone.getByRole('button', { name: 'Ver todo', exact: true }),
  );
  await act(
    'type them in English below',
    () =>
      page.keyboard
        .press('Tab')
        .then(() => page.keyboard.press('Control+a'))
        .then(() => page.keyboard.type('See it all')),
    () => page.getByText(shellWords.es.saved, { exact: true }),
  );
  const publish = page.getByRole('button', { name: workWords.es.publishAll });
  await act(
    'read what changed',
    () => page.getByRole('link', { name: shellWords.es.see }).click(),
    () => publish,
  );
  await act(
    'publish for all',
    () => publish.click(),
    () => page.getByText(workWords.es.live('').trim()),
  );
  const begun = performance.now();
  const borrower = await browser.newPage({ viewport: { width: 360, height: 740 }, locale: 'es-MX' });
  await borrower.goto(`${server.origin}${folded}`);
  await borrower.getByText('Ver todo').waitFor(patience);
  const seen = performance.now() - begun;
  machine += seen;
  process.stdout.write(
    `   ${"a borrower's page with the words".padEnd(40)} ${seen.toFixed(0).padStart(6)} ms\n`,
  );
  process.stdout.write(
    `${actions} actions (goal ${goals.actions}), ${(machine / 1000).toFixed(1)} s of the machine (goal ${goals.machine / 1000} s)\n`,
  );
} finally {
  await browser.close();
  await server.stop();
}
process.exitCode = actions > goals.actions || machine > goals.machine ? 1 : 0;
