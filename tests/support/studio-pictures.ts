/**
 * `npm run studio:pictures`: takes the pictures of docs/studio.md on the built server, as one of the two demo people sees it;
 * `-- editor recipe` takes these alone. They are for people; no test compares them, because fonts differ between machines.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { phoneWords } from '../../src/studio/phone/words.ts';
import { historyWords } from '../../src/studio/words/history.ts';
import { jsonWords } from '../../src/studio/words/json.ts';
import { recipeWords } from '../../src/studio/words/recipes.ts';
import { enterWords } from '../../src/studio/words/enter.ts';
import { shellWords } from '../../src/studio/words/shell.ts';
import { workWords } from '../../src/studio/words/work.ts';
import { recipes } from '../../src/studio/recipes/recipes.ts';
import { startBrowser } from './chromium.ts';
import { root } from './project.ts';
import { startServer } from './server.ts';

/** A page of a busy machine takes its time (ms). */
const patience = 90_000;
const folder = join(root, 'docs', 'studio');
const asked = process.argv.slice(2);

interface Sight {
  readonly name: string;
  readonly open: (page: Page, studio: string) => Promise<void>;
}

const drawn = (page: Page): Promise<void> =>
  page.frameLocator('.st-stage iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: patience });

async function openScreen(page: Page, studio: string, id: string): Promise<void> {
  await page.goto(`${studio}#/screen/${id}`);
  await drawn(page);
}

const questions = 'Preguntas frecuentes';

async function rewordAndPublish(page: Page, studio: string): Promise<void> {
  for (const [key, es, en] of [
    ['service.questions', 'Dudas frecuentes', 'What people ask'],
    ['service.how', '¿Cómo le hago para pagar?', 'How do I pay it back?'],
  ] as const) {
    await page.goto(`${studio}#/screen/customer-service?words=${key}`);
    const fields = page.locator('.st-words textarea');
    await fields.nth(0).fill(es);
    await fields.nth(1).fill(en);
  }
  await page.getByRole('link', { name: shellWords.es.see }).click();
  await page.getByRole('button', { name: workWords.es.publishAll }).click({ timeout: patience });
  await page.getByText(workWords.es.live('').trim()).waitFor({ timeout: patience });
}

const sights: readonly Sight[] = [
  {
    name: 'screens',
    async open(page, studio) {
      await page.goto(`${studio}#/`);
      await page.locator('[data-drawn="true"]').nth(5).waitFor({ timeout: patience });
    },
  },
  {
    name: 'editor',
    async open(page, studio) {
      await page.goto(`${studio}#/`);
      await page.getByRole('searchbox').fill('Ver más');
      await page
        .getByRole('link', { name: /Ver más/ })
        .filter({ hasText: 'Pago' })
        .first()
        .click();
      await drawn(page);
    },
  },
  {
    name: 'try',
    async open(page, studio) {
      await openScreen(page, studio, 'loan-detail');
      await page.getByRole('button', { name: phoneWords.es.app, exact: true }).click();
      await page.getByText(phoneWords.es.appIs).waitFor({ timeout: patience });
      await drawn(page);
    },
  },
  {
    name: 'text',
    async open(page, studio) {
      await openScreen(page, studio, 'customer-service');
      await page.getByRole('button', { name: jsonWords.es.text, exact: true }).click();
      await page.locator('.st-json-text .cm-content').waitFor({ timeout: patience });
      await page.getByRole('treegrid').getByText(questions, { exact: true }).first().click();
    },
  },
  {
    name: 'recipe',
    async open(page, studio) {
      await page.goto(`${studio}#/`);
      await page.getByRole('button', { name: shellWords.es.help, exact: true }).click();
      await page.getByRole('menuitem', { name: recipeWords.es.title }).click();
      const title = recipes[0]?.title['es-MX'] ?? '';
      await page.getByRole('button', { name: recipeWords.es.playOf(title) }).click();
      await page
        .getByRole('complementary', { name: title })
        .getByRole('button', { name: recipeWords.es.forMe })
        .click();
      await drawn(page);
    },
  },
  {
    name: 'history',
    async open(page, studio) {
      await rewordAndPublish(page, studio);
      await page.goto(`${studio}#/history/customer-service`);
      await page
        .getByRole('button', { name: new RegExp(`^${historyWords.es.takeBack}`) })
        .first()
        .waitFor({ timeout: patience });
    },
  },
];

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
try {
  const studio = `${server.origin.replace('127.0.0.1', 'localhost')}/studio`;
  for (const { name, open } of sights.filter((each) => asked.length === 0 || asked.includes(each.name))) {
    // Each as somebody sees it who comes in anew.
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.addInitScript(() => {
      if (localStorage.getItem('studio-settings') === null)
        localStorage.setItem('studio-settings', JSON.stringify({ tongue: 'es', toured: true }));
    });
    await page.goto(studio);
    await page.getByRole('button', { name: enterWords.es.as('Ana') }).click();
    await page.getByRole('navigation', { name: shellWords.es.pages }).waitFor();
    await open(page, studio);
    // What fades in has done so.
    await page.waitForTimeout(1_500);
    await page.screenshot({ path: join(folder, `${name}-es.png`) });
    console.log(`docs/studio/${name}-es.png`);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
