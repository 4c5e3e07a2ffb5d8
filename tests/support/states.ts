/**
 * `npm run states`: draws each state of each screen in a browser, in both languages, light and dark, and runs axe on it. The report
 * is a page, test-results/states/index.html. `--screen repay orders` takes these screens, `--dark` the dark theme alone, `--light`
 * the other; `--minutes 4` stops after that time, and `--on` goes on where that run stopped, with what is built; `--changes` draws
 * nothing and tells which states changed. It ends with 1 where axe found something, or where something is left to draw.
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { readKnown } from '../../src/build/known.ts';
import { readLibrary } from '../../src/build/project.ts';
import { statesInput } from '../../src/build/states-input.ts';
import { statesOf } from '../../src/check/states/states.ts';
import { statesRoute } from '../../src/lib/developer-pages.ts';
import { startBrowser } from './chromium.ts';
import { root } from './project.ts';
import { drawnScreens } from './drawn-screens.ts';
import { startServer } from './server.ts';
import { reportPage, type Shown } from './states-report.ts';

const has = (name: string): boolean => process.argv.includes(`--${name}`);
/** What stands behind a name, up to the next. */
function listed(name: string): readonly string[] {
  const rest = has(name) ? process.argv.slice(process.argv.indexOf(`--${name}`) + 1) : [];
  const end = rest.findIndex((each) => each.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
}
const only = listed('screen');
const folder = join(root, 'test-results/states');
const languages = ['es', 'en'] as const;
const themes = (['light', 'dark'] as const).filter((theme) => !has(theme === 'dark' ? 'light' : 'dark'));
/** A line for each state that was drawn: what a run that stopped has left. */
const drawnFile = join(folder, 'drawn.jsonl');
const until = has('minutes') ? Date.now() + Number(listed('minutes')[0]) * 60_000 : Infinity;
const phone = { width: 360, height: 740 } as const;
/** Pages drawn at a time. */
const atOnce = 2;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that ask for colors: all that a second theme of the same page can break. */
const ofColors = ['color-contrast', 'link-in-text-block'];

if (has('changes')) {
  const command = 'npx --no-install vitest run --project dom tests/screens/states.test.tsx';
  process.exit(spawnSync(command, { shell: true, stdio: 'inherit', cwd: root }).status ?? 1);
}

interface Job {
  readonly screen: string;
  readonly language: (typeof languages)[number];
  readonly number: number;
  readonly name: string;
  readonly group: string;
}

function jobsOf(): readonly Job[] {
  const library = readLibrary(root);
  const known = readKnown(root);
  const all = drawnScreens(library);
  const unknown = only.filter((id) => !all.includes(id));
  if (unknown.length > 0)
    throw new Error(`There is no screen ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  const screens = only.length === 0 ? all : all.filter((id) => only.includes(id));
  const jobs = screens.flatMap((screen) => {
    const said = languages.map((language) => ({
      language,
      states: statesOf(screen, statesInput(library, known, language)).states,
    }));
    return (said[0]?.states ?? []).flatMap((_state, index) =>
      said.flatMap(({ language, states }) => {
        const state = states[index];
        if (state === undefined) return [];
        const { name, group } = state;
        return [{ screen, language, number: index + 1, name, group }];
      }),
    );
  });
  // A run that stops has seen something of every screen.
  return jobs.sort((one, other) => one.number - other.number);
}

type Theme = (typeof themes)[number];

const pictureOf = ({ screen, number, language }: Job, theme: Theme): string =>
  `${screen}-${number}-${language}-${theme}.png`;

/** The state that the page shows, in one theme. */
async function look(page: Page, job: Job, theme: Theme, isFirst: boolean): Promise<Shown> {
  await page.emulateMedia({ colorScheme: theme });
  const picture = pictureOf(job, theme);
  await page.screenshot({ path: join(folder, picture) });
  // The whole page: what a fold cuts, or what lies under a footer, would be judged by half or not at all.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: phone.width, height: Math.max(height, phone.height) });
  // Where each element stands that breaks nothing is not asked for.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false });
  // An embedded page has states of its own.
  axe.exclude('iframe');
  if (isFirst) axe.withTags(tags);
  else axe.withRules(ofColors);
  // What frames hold is put together on a blank page, which loads axe once more: not needed where there are none.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  await page.setViewportSize(phone);
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
  return { ...job, theme, picture, findings };
}

async function show(page: Page, origin: string, job: Job): Promise<readonly Shown[]> {
  const { screen, language, number } = job;
  const query = { screen, isNeedPop: language === 'en' ? '1' : '2', state: String(number), alone: '1' };
  await page.emulateMedia({ colorScheme: themes[0] ?? 'light' });
  await page.goto(`${origin}${statesRoute}?${new URLSearchParams(query).toString()}`);
  await page.waitForSelector('main');
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  );
  // The data comes a moment after the frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const seen: Shown[] = [];
  for (const theme of themes) seen.push(await look(page, job, theme, seen.length === 0));
  return seen;
}

async function run(): Promise<number> {
  if (!has('on')) {
    const { status } = spawnSync('npm run --silent build', { shell: true, stdio: 'inherit', cwd: root });
    if (status !== 0) return 1;
    rmSync(folder, { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  const shown: Shown[] = existsSync(drawnFile)
    ? readFileSync(drawnFile, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Shown)
    : [];
  const known = new Set(shown.map(({ picture }) => picture));
  const jobs = jobsOf().filter((job) => !themes.every((theme) => known.has(pictureOf(job, theme))));
  let left = jobs.length;
  const started = Date.now();
  const server = await startServer();
  const browser = await startBrowser();
  try {
    const waiting = jobs.values();
    const work = async (): Promise<void> => {
      const context = await browser.newContext({
        viewport: phone,
        hasTouch: true,
        isMobile: true,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const job of waiting) {
        for (const one of await show(page, server.origin, job)) {
          shown.push(one);
          appendFileSync(drawnFile, `${JSON.stringify(one)}\n`);
          for (const finding of one.findings)
            console.log(`${job.screen}, ${job.language}, ${one.theme}, ${job.name}:\n  ${finding}`);
        }
        left -= 1;
        if (Date.now() > until) break;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await browser.close();
    await server.stop();
  }
  const seconds = Math.round((Date.now() - started) / 1000);
  const found = shown.filter(({ findings }) => findings.length > 0).length;
  const summary = `${shown.length} pictures, ${jobs.length - left} states in these ${seconds} s; ${found} pictures with findings of axe; ${left} states left to draw`;
  writeFileSync(join(folder, 'index.html'), reportPage(summary, shown));
  console.log(`${summary}: test-results/states/index.html`);
  return found + left === 0 ? 0 : 1;
}

process.exitCode = await run();
