/**
 * `npm run studio:pixels`: draws each state of each screen in the studio's phone and in the app, in both languages, light and dark, and
 * compares them pixel by pixel. Build first. `--screen repay orders` takes these screens; `--minutes 4` stops after that time,
 * and `--on` goes on where that run stopped. Pictures of what differs are in test-results/pixels. It ends with 1 where something
 * differs or is left.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibrary } from '../../src/build/project.ts';
import { startBrowser } from '../support/chromium.ts';
import { drawnScreens } from '../support/drawn-screens.ts';
import { root } from '../support/project.ts';
import { openPixelPair } from './pixel-pair.ts';

const has = (name: string): boolean => process.argv.includes(`--${name}`);
/** What stands behind a name, up to the next. */
function listed(name: string): readonly string[] {
  const rest = has(name) ? process.argv.slice(process.argv.indexOf(`--${name}`) + 1) : [];
  const end = rest.findIndex((each) => each.startsWith('--'));
  return end < 0 ? rest : rest.slice(0, end);
}

const folder = join(root, 'test-results/pixels');
/** A line for each screen and language that was compared: states, and those that differ. */
const doneFile = join(folder, 'done.tsv');
const until = has('minutes') ? Date.now() + Number(listed('minutes')[0]) * 60_000 : Infinity;

if (!has('on')) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const done = new Map(
  (existsSync(doneFile) ? readFileSync(doneFile, 'utf8').trimEnd().split('\n') : []).map((line) => {
    const [job = '', ...counts] = line.split('\t');
    return [job, counts.map(Number)] as const;
  }),
);

const all = drawnScreens(readLibrary(root));
const only = listed('screen');
const unknown = only.filter((id) => !all.includes(id));
if (unknown.length > 0)
  throw new Error(`There is no screen ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
const jobs = (only.length === 0 ? all : only).flatMap((screen) =>
  (['es', 'en'] as const).map((tongue) => ({ screen, tongue, name: `${screen} ${tongue}` })),
);

const browser = await startBrowser();
const pair = await openPixelPair(browser);
try {
  for (const { screen, tongue, name } of jobs.filter((job) => !done.has(job.name))) {
    if (Date.now() > until) break;
    let [compared, different] = [0, 0];
    for await (const { state, scheme, pixels, app, phone } of pair.compare(screen, tongue)) {
      compared += 1;
      if (pixels === 0) continue;
      different += 1;
      const file = join(folder, `${screen}-${tongue}-${scheme}-${compared}`);
      writeFileSync(`${file}-app.png`, app);
      writeFileSync(`${file}-phone.png`, phone);
      process.stdout.write(`${name}, ${scheme}, ${state.name[tongue]}: ${pixels} pixels differ\n`);
    }
    done.set(name, [compared, different]);
    appendFileSync(doneFile, `${name}\t${compared}\t${different}\n`);
  }
} finally {
  await pair.close();
  await browser.close();
}
const counts = [...done.values()];
const sum = (at: number): number => counts.reduce((total, each) => total + (each[at] ?? 0), 0);
const left = jobs.filter((job) => !done.has(job.name)).length;
process.stdout.write(
  `${sum(0)} pairs of pictures of ${counts.length} screens and languages, ${sum(1)} differ; ${left} left\n`,
);
process.exitCode = sum(1) + left > 0 ? 1 : 0;
