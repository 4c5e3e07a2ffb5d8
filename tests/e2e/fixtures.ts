/**
 * What every journey stands on: a borrower of its own, the words of its language, a watch over the page, and checks that need a real
 * browser. A page that breaks the content policy, prints an error, throws, or asks another origin fails the journey.
 */
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import type { Backend } from '../support/backend.ts';
import { read } from '../support/project.ts';
import { answerNoLoans } from './answers.ts';
import { violationsOf } from './audit.ts';
import { test as base } from './servers.ts';
import { createWatch, type Watch } from './watch.ts';
import { labels, type Label, type Language } from './words.ts';

/** Opens a route with the parameters a host app would send; `query` adds to them or replaces them. */
export type Open = (route: string, query?: Readonly<Record<string, string>>) => Promise<Response | null>;

interface Journey {
  watched: Watch;
  /** A borrower of this test's own: the sandbox makes a world for each. */
  session: string;
  /** On the sandbox. */
  open: Open;
  /** On the scriptable backend. */
  openOnBackend: Open;
  backend: Backend;
  /** A text of the app in the language of the journey, by its key. */
  words: (key: string) => string;
  /** A label of the contract in the language of the journey. */
  say: (label: Label) => string;
  /** Does something to this borrower's world in the sandbox, as its page would: `age`, `pay`, `fault`, ... */
  deed: (name: string, values?: Readonly<Record<string, string>>) => Promise<void>;
  /** What the sandbox was asked by this borrower. */
  asked: () => Promise<readonly SandboxCall[]>;
}

interface SandboxCall {
  readonly operation: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly outcome: string;
}

const needPop: Readonly<Record<Language, string>> = { en: '1', es: '2' };

function opener(page: Page, origin: string, language: Language, session: string): Open {
  return (route, query = {}) => {
    const url = new URL(route, origin);
    const parameters = { isNeedPop: needPop[language], sessionId: session, ...query };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return page.goto(url.href);
  };
}

/**
 * The page's clock stands still until the journey moves it (`page.clock.runFor`): what a slow machine takes passes no time. It runs
 * until it is stopped: begun earlier, it cannot have passed the moment.
 */
export async function holdClock(page: Page, at = new Date()): Promise<void> {
  await page.clock.install({ time: new Date(at.getTime() - 3_600_000) });
  await page.clock.pauseAt(at);
}

export const test = base.extend<Journey>({
  // oxlint-disable-next-line no-empty-pattern -- asked for by Playwright
  session: async ({}, use, info) => use(`${info.project.name}-${info.testId}-${info.repeatEachIndex}`),

  // oxlint-disable-next-line no-empty-pattern -- asked for by Playwright
  watched: async ({}, use) => use(createWatch()),

  // Watched by being asked for: a journey that only sends requests needs no page, which takes longer than they do.
  page: async ({ page, watched }, use) => {
    await watched.follow(page);
    await use(page);
    expect(watched.problems(), 'problems seen in the page').toEqual([]);
  },

  open: async ({ page, sandbox, language, session }, use) =>
    use(opener(page, sandbox.origin, language, session)),

  backend: async ({ proxied }, use) => {
    proxied.backend.reset();
    answerNoLoans(proxied.backend);
    await use(proxied.backend);
  },

  // The backend is asked for, so that its answers are reset before the page can call it.
  openOnBackend: async ({ page, proxied, backend, language, session }, use) => {
    expect(backend.calls()).toEqual([]);
    await use(opener(page, proxied.server.origin, language, session));
  },

  words: async ({ language }, use) => {
    const texts = JSON.parse(read(`locales/${language}.json`)) as Readonly<Record<string, string>>;
    await use((key) => {
      const text = texts[key];
      if (text === undefined) throw new Error(`locales/${language}.json has no "${key}".`);
      return text;
    });
  },

  say: async ({ words }, use) => use((label) => words(labels[label])),

  deed: async ({ request, sandbox, session }, use) =>
    use(async (name, values = {}) => {
      const url = `${sandbox.origin}/sandbox/api/${encodeURIComponent(session)}/${name}`;
      const response = await request.post(url, { form: values });
      expect(response.ok(), `the sandbox does ${name}`).toBe(true);
    }),

  asked: async ({ request, sandbox, session }, use) =>
    use(async () => {
      const url = `${sandbox.origin}/sandbox/api/${encodeURIComponent(session)}/calls`;
      return (await (await request.get(url)).json()) as readonly SandboxCall[];
    }),
});

/** No accessibility rule of WCAG 2.2 A and AA is broken, nor axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // A sheet that still fades in has, for a fifth of a second, the contrast of a ghost.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
  const violations = await violationsOf(page, {
    tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }));
  expect(found, 'accessibility').toEqual([]);
}

/** Whatever is pressed is at least as large as a thumb needs; in what is folded as well. */
export async function expectLargeTargets(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const pressed =
      'button, a[href], summary, select, [role="button"], label:has(input), input:not([type="file"], label input)';
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return width > 1 && height > 1 && (width < 43.5 || height < 43.5) ? [`${name} ${width}×${height}`] : [];
    });
  });
  expect(small, 'targets below 44 px').toEqual([]);
}

/** As a person does who sets the phone's text to twice its size. */
export async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Nothing is wider than the screen: a person scrolls in one direction only. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, screen } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    screen: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the page').toBeLessThanOrEqual(screen);
}

/** A notice that passes, in the words given. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

export { expect };
