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
import { join } from 'node:path';
import { startBrowser } from './chromium.ts';
import { folder, wantedPictures, type Wanted } from './picture-list.ts';
import { decode, encode, noteOf } from './png.ts';
import { root } from './project.ts';
import { buildExamples, openExamples } from './pictures/built.ts';
import type { Drawn, Tongue } from './pictures/page.tsx';

async function photograph(wanted: readonly Wanted[], built: string): Promise<void> {
  const browser = await startBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 1,
      reducedMotion: 'reduce',
    });
    await openExamples(page, built);
    for (const { file, example, note, tongue } of wanted) {
      await page.evaluate<void, [unknown, Tongue]>(
        ([given, spoken]) => window.draw(given as Drawn, spoken),
        [example, tongue],
      );
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
    await buildExamples(built);
    await photograph(missing, built);
  } finally {
    rmSync(built, { recursive: true });
  }
}
