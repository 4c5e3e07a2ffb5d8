/**
 * What the studio's journeys stand on: a server of their own, because what is published is seen by all, a window on a desk, and people
 * who sign in. It must not know any page of the studio.
 */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import type { Tongue } from '../../src/lib/figures.ts';
import { nameOfPath } from '../../src/studio/conditions/data-words.ts';
import type { StudioRole } from '../../src/model/studio.ts';
import { formWords } from '../../src/studio/forms/words.ts';
import { paletteWords } from '../../src/studio/palette/words.ts';
import { enterWords } from '../../src/studio/words/enter.ts';
import { editorWords } from '../../src/studio/words/editor.ts';
import { peopleWords } from '../../src/studio/words/people.ts';
import { releasesWords } from '../../src/studio/words/releases.ts';
import { screensWords } from '../../src/studio/words/screens.ts';
import { shellWords } from '../../src/studio/words/shell.ts';
import { workWords } from '../../src/studio/words/work.ts';
import { startServer, startTime, type RunningServer } from '../support/server.ts';
import { expect, test as base } from './fixtures.ts';

interface StudioJourney {
  desk: RunningServer;
  /** Signs in as one of the demo people, in the language of the journey; the tour has been seen. */
  enter: (page: Page, name: 'Ana' | 'Luis', begin?: '' | typeof aside) => Promise<void>;
  /** Before a page is opened: it speaks the language of the journey, and the tour has been seen. */
  settled: (page: Page) => Promise<void>;
  /** Another person's window. */
  another: () => Promise<Page>;
  /** Who administers, on their page, invites a person, who comes in with a password of their own. @returns their window. */
  invite: (by: Page, name: string, role: StudioRole) => Promise<Page>;
  /** Opens an address of the product as a borrower does. */
  borrow: (route: string) => Promise<Page>;
  speaks: Tongue;
}

/** The server proves the whole project before it says what comes next, for several seconds of a machine of its own (ms). */
export const proof = { timeout: 120_000 } as const;

/** What borrowers read, by its key. */
export const texts = { es, en } as const;

/** By the language of the studio. */
export const wordsIn = (tongue: Tongue) =>
  ({
    ...shellWords[tongue],
    enter: enterWords[tongue],
    colleagues: peopleWords[tongue],
    editor: editorWords[tongue],
    released: releasesWords[tongue],
    all: screensWords[tongue],
    work: workWords[tongue],
  }) as const;

export const studioOf = (desk: RunningServer): string => desk.origin.replace('127.0.0.1', 'localhost');

/** A page to come in at for who goes elsewhere at once: the first one draws dozens of screens, which takes seconds of the processor. */
export const aside = '#/changes';

const window = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false } as const;

export const test = base.extend<StudioJourney>({
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- asked for by Playwright
    async ({}, use) => {
      const server = await startServer({ sharesProver: true });
      await use(server);
      await server.stop();
    },
    { timeout: startTime },
  ],

  speaks: async ({ language }, use) => use(language),

  // The phone stands in a frame of another origin: that is what it is for. It goes on asking while it is looked at: the server outlives
  // the page.
  watched: async ({ watched, desk }, use) => {
    watched.allow(new RegExp(`^request to another origin: ${desk.origin}/`));
    await use(watched);
  },

  settled: async ({ speaks }, use) =>
    use(async (page) => {
      await page.addInitScript((tongue) => {
        const kept = localStorage.getItem('studio-settings');
        if (kept === null) localStorage.setItem('studio-settings', JSON.stringify({ tongue, toured: true }));
      }, speaks);
    }),

  enter: async ({ desk, settled, speaks }, use) =>
    use(async (page, name, begin = '') => {
      await settled(page);
      await page.goto(`${studioOf(desk)}/studio${begin}`);
      await page.getByRole('button', { name: wordsIn(speaks).enter.as(name) }).click();
      await expect(page.getByRole('navigation', { name: wordsIn(speaks).pages })).toBeVisible();
    }),

  another: async ({ browser, locale, watched }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...window, ...(locale === undefined ? {} : { locale }) });
      contexts.push(context);
      const page = await context.newPage();
      await watched.follow(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },

  invite: async ({ another, settled, speaks }, use) =>
    use(async (by, name, role) => {
      const { colleagues, pages, enter } = wordsIn(speaks);
      const password = `${name} rema hacia la otra orilla`;
      await toPage(by, speaks, 'people');
      const form = by.getByRole('region', { name: colleagues.invite });
      await form.getByRole('textbox', { name: colleagues.name }).fill(name);
      await form.getByRole('textbox', { name: enter.email }).fill(`${name.toLowerCase()}@demo.example`);
      if (role !== 'editor') {
        await form.getByRole('checkbox', { name: colleagues.roles[role] }).check();
        await form.getByRole('checkbox', { name: colleagues.roles.editor }).uncheck();
      }
      await form.getByRole('button', { name: colleagues.inviteNow }).click();
      const link = await form.getByRole('textbox', { name: colleagues.linkTo(name) }).inputValue();
      const page = await another();
      await settled(page);
      await page.goto(link);
      await page.getByLabel(colleagues.password, { exact: true }).fill(password);
      await page.getByLabel(colleagues.passwordAgain).fill(password);
      await page.getByRole('button', { name: colleagues.enter }).click();
      await expect(page.getByRole('navigation', { name: pages })).toBeVisible();
      return page;
    }),

  borrow: async ({ browser, desk }, use) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'es-MX' });
    await use(async (route) => {
      const page = await context.newPage();
      await page.goto(`${desk.origin}${route}`);
      return page;
    });
    await context.close();
  },
});

export const onDesk = window;

export const openScreen = async (page: Page, desk: RunningServer, id: string): Promise<void> =>
  void (await page.goto(`${studioOf(desk)}/studio#/screen/${id}`));

/** By the names above every page. */
export const toPage = (
  page: Page,
  speaks: Tongue,
  name: 'screens' | 'changes' | 'releases' | 'people',
): Promise<void> => {
  const words = wordsIn(speaks);
  return page
    .getByRole('navigation', { name: words.pages })
    .getByRole('link', { name: words[name], exact: true })
    .click();
};

/** Opens the first place where borrowers read these words, as staff find it. */
export async function findWords(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page
    .getByRole('link', { name: new RegExp(words) })
    .first()
    .click();
}

/** As a person begins: when the phone shows it. */
export async function openDrawn(page: Page, desk: RunningServer, id: string): Promise<void> {
  await openScreen(page, desk, id);
  await expect(phoneOf(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

/** What stands in the phone of a screen that is edited. */
export const phoneOf = (page: Page): FrameLocator => page.frameLocator('.st-stage iframe');

/** The row of the part that says this, not of one inside it. */
export const rowOf = (page: Page, says: string): Locator =>
  page.getByRole('treegrid').getByRole('row').filter({ hasText: says }).first();

/** What says exactly this in the tree. */
export const partOf = (page: Page, says: string): Locator =>
  page.getByRole('treegrid').getByText(says, { exact: true }).first();

/** By keys, as a person without a mouse does. */
export async function moveDown(page: Page, says: string): Promise<void> {
  const row = rowOf(page, says);
  await row.getByText(says).click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Alt+ArrowDown');
}

/** By the mouse, as a person drags: let go when the line shows where it would go. */
export async function dragBefore(page: Page, says: string, other: string): Promise<void> {
  await rowOf(page, says).getByText(says).hover();
  await page.mouse.down();
  await rowOf(page, other).hover({ position: { x: 120, y: 6 } });
  await rowOf(page, other).hover({ position: { x: 120, y: 2 } });
  await expect(page.getByRole('treegrid').locator('[data-drop-target]')).toHaveCount(1);
  await page.mouse.up();
}

/** A part from the palette, with its words in both languages. */
export async function addPart(
  page: Page,
  speaks: Tongue,
  part: string,
  said: Readonly<Record<Tongue, string>>,
): Promise<void> {
  const palette = paletteWords[speaks];
  await page.getByRole('button', { name: `+ ${editorWords[speaks].add}` }).click();
  await page.getByRole('searchbox', { name: palette.search }).fill(part);
  await page
    .getByRole('region', { name: palette.title })
    .getByRole('button', { name: new RegExp(`^${part}`) })
    .first()
    .click();
  const asked = page.getByRole('form', { name: palette.words(part) });
  for (const field of await asked.getByLabel(palette.spanish).all()) await field.fill(said.es);
  for (const field of await asked.getByLabel(palette.english).all()) await field.fill(said.en);
  await asked.getByRole('button', { name: palette.add }).click();
  await expect(formOf(page, part)).toBeVisible();
}

/** The form of the chosen part. */
export const formOf = (page: Page, part: string): Locator =>
  page.getByRole('region', { name: part, exact: true });

/** One condition more of the chosen part, about this data. @returns the conditions. */
export async function addRule(form: Locator, speaks: Tongue, path: string): Promise<Locator> {
  const words = formWords[speaks];
  const name = nameOfPath(path, speaks);
  const when = form.getByRole('group', { name: words.when, exact: true });
  const data = when.getByRole('combobox', { name: words.addRule });
  // The list goes where the form is scrolled under it.
  await data.scrollIntoViewIfNeeded();
  await data.click();
  await data.pressSequentially(name);
  await expect(
    form
      .page()
      .getByRole('option', { name: new RegExp(`^${name.replaceAll(/[()]/g, '\\$&')}`) })
      .first(),
  ).toBeVisible();
  await data.press('ArrowDown');
  await data.press('Enter');
  return when;
}
