/**
 * The second half of `npm run reference`: draws the examples of the widgets with the product's own code in a browser,
 * 360 pixels wide, into `docs/reference/pictures`. Only pictures of examples that changed are drawn; `--all` draws all.
 * The pictures are for people; no test compares them, because fonts differ between machines.
 */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ensureChromium, flags } from './chromium.ts';
import { folder, wantedPictures, type Wanted } from './picture-list.ts';
import { decode, encode, noteOf } from './png.ts';
import { root } from './project.ts';
import type { Drawn } from './pictures/page.tsx';

const origin = 'http://examples.test';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Answers the page from the built files; whatever else it asks for is not there. */
async function serve(page: Page, built: string): Promise<void> {
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    if (url.origin !== origin) return route.abort();
    const file = join(built, url.pathname === '/' ? 'index.html' : url.pathname);
    const contentType = types[extname(file)];
    if (contentType === undefined || !existsSync(file)) return route.fulfill({ status: 404, body: '' });
    return route.fulfill({ contentType, body: readFileSync(file) });
  });
}

async function photograph(wanted: readonly Wanted[], built: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...flags],
    chromiumSandbox: !flags.includes('--no-sandbox'),
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
    });
    await serve(page, built);
    await page.goto(`${origin}/`);
    for (const { file, example, note } of wanted) {
      await page.evaluate<void, unknown>((given) => window.draw(given as Drawn), example);
      const shot = await page.locator('.example').screenshot({ animations: 'disabled', caret: 'hide' });
      writeFileSync(join(root, file), encode(decode(shot), note));
      console.log(`drew ${file}`);
    }
  } finally {
    await browser.close();
  }
}

const isThere = ({ file, note }: Wanted): boolean =>
  existsSync(join(root, file)) && noteOf(readFileSync(join(root, file))) === note;

mkdirSync(join(root, folder), { recursive: true });
const all = wantedPictures();
const names = new Set(all.map(({ file }) => file));
for (const name of readdirSync(join(root, folder)).filter((each) => !names.has(`${folder}/${each}`))) {
  rmSync(join(root, folder, name));
  console.log(`removed ${folder}/${name}`);
}
const missing = process.argv.includes('--all') ? all : all.filter((wanted) => !isThere(wanted));
if (missing.length === 0) console.log('The pictures are fresh.');
else {
  const built = mkdtempSync(join(tmpdir(), 'examples-'));
  try {
    await build({
      root: join(import.meta.dirname, 'pictures'),
      configFile: false,
      logLevel: 'warn',
      plugins: [react()],
      build: { outDir: built, emptyOutDir: true, target: 'chrome87' },
    });
    await photograph(missing, built);
  } finally {
    rmSync(built, { recursive: true });
  }
}
