/**
 * `npm run sheets`: each screen as the sandbox shows it, small, side by side on one picture, so that an eye sees all of them at once:
 * test-results/sheets. What it may be asked: `--text 200`, `--size 320x640`, `--dark`, `--forced`, `--whole` (the page to its end),
 * `--language en`, `--screen repay orders`. Beside the picture it says which words are parted, which pages scroll sideways and which
 * are half empty.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startBrowser } from './chromium.ts';
import { emptyRoom } from './empty-room.ts';
import { partedWords } from './parted.ts';
import { root } from './project.ts';
import { startServer } from './server.ts';
import { addressOf, settled, shots, type Shot } from './shots.ts';

const given = process.argv.slice(2);
const has = (name: string): boolean => given.includes(`--${name}`);
/** What stands behind a name, up to the next. */
const listed = (name: string): readonly string[] => {
  const rest = has(name) ? given.slice(given.indexOf(`--${name}`) + 1) : [];
  const end = rest.findIndex((each) => each.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
};

const [width = 360, height = 740] = (listed('size')[0] ?? '360x740').split('x').map(Number);
const percent = Number(listed('text')[0] ?? '100');
const languages = (has('language') ? listed('language') : ['es', 'en']) as readonly ('es' | 'en')[];
const wanted = shots.filter(({ name }) => !has('screen') || listed('screen').includes(name));
const folder = join(root, 'test-results', 'sheets');
/** Pictures on one sheet, and in one line of it. */
const perSheet = 12;
const perLine = width > height ? 3 : 6;

interface Seen {
  readonly name: string;
  readonly picture: string;
}

async function look(page: Page, shot: Shot, origin: string, language: 'es' | 'en'): Promise<Seen> {
  await page.setViewportSize({ width, height });
  await page.goto(addressOf(shot, origin, language, `sheets-${language}`));
  await settled(page);
  await shot.steps?.(page);
  await settled(page);
  await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), percent);
  // A page is measured anew as its text grows: its footer, its tables.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { wide, tall } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    tall: document.documentElement.scrollHeight,
  }));
  if (wide > width) console.log(`${shot.name}, ${language}: ${wide} px wide`);
  const empty = Math.round(100 * (await page.evaluate(emptyRoom)));
  if (empty >= 50) console.log(`${shot.name}, ${language}: ${empty} % empty`);
  for (const word of await page.evaluate(partedWords)) console.log(`${shot.name}, ${language}: ${word}`);
  if (has('whole')) await page.setViewportSize({ width, height: Math.min(Math.max(tall, height), 2400) });
  const taken = await page.screenshot({ type: 'jpeg', quality: 80 });
  return { name: shot.name, picture: `data:image/jpeg;base64,${taken.toString('base64')}` };
}

async function sheet(browser: Browser, seen: readonly Seen[], path: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: perLine * 300, height: 400 } });
  const figures = seen.map(
    ({ name, picture }) =>
      `<figure style="margin:0;width:290px"><figcaption>${name}</figcaption><img src="${picture}" style="width:100%;border:1px solid #888"></figure>`,
  );
  await page.setContent(
    `<body style="margin:6px;display:flex;flex-wrap:wrap;gap:8px;font:14px sans-serif;align-items:start">${figures.join('')}</body>`,
  );
  await page.screenshot({ path, fullPage: true });
  await page.close();
}

mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await startBrowser();
const kind = [
  `${width}x${height}`,
  percent === 100 ? [] : [String(percent)],
  has('dark') ? ['dark'] : [],
  has('forced') ? ['forced'] : [],
  has('whole') ? ['whole'] : [],
].flat();
try {
  for (const language of languages) {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
      colorScheme: has('dark') ? 'dark' : 'light',
      forcedColors: has('forced') ? 'active' : 'none',
    });
    const page = await context.newPage();
    const seen: Seen[] = [];
    for (const shot of wanted) seen.push(await look(page, shot, server.origin, language));
    for (let from = 0; from < seen.length; from += perSheet) {
      const file = [...kind, language, String(1 + from / perSheet)].join('-');
      await sheet(browser, seen.slice(from, from + perSheet), join(folder, `${file}.png`));
      console.log(`test-results/sheets/${file}.png`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
