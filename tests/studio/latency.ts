/**
 * `npm run studio:latency`: how long it takes from a key to the paint in the phone, in a real browser, over 200 keys in words and 200 in
 * the structure of two screens; beside it the same for an empty message and for a change that shows nothing, which is what the
 * two pages and the screen's frames take of it. Build first. It ends with 1 where a goal is missed.
 */
import type { Page } from '@playwright/test';
import { startBrowser } from '../support/chromium.ts';
import { framePhone, openPhoneSite, readProject, type Project } from './site.ts';

const keys = 200;
/** ms at the 95th of a hundred. */
const goals = { words: 16, structure: 33 } as const;
type Kind = keyof typeof goals;

interface Typed {
  readonly screen: string;
  /** A key of the locale that stands on the screen. */
  readonly words: string;
}

const screens: readonly Typed[] = [
  { screen: 'loan-detail', words: 'loan.date' },
  { screen: 'repay-choose', words: 'repayChoose.title' },
];

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Texts of one file, one for each key that is pressed. */
function texts(
  kind: Kind | 'nothing',
  { screen, words }: Typed,
  { files }: Project,
): readonly [string, string[]] {
  const file = kind === 'structure' ? `screens/${screen}.json` : 'locales/es.json';
  const value = JSON.parse(files[file] ?? '{}') as Record<string, unknown>;
  const typed = Array.from({ length: keys }, (_, index) => {
    const said = `Palabras ${'abcdefghij'.slice(0, (index % 10) + 1)}`;
    if (kind === 'words') return { ...value, [words]: said };
    if (kind === 'nothing') return { ...value, 'site.footer.nothing': said };
    const body = [value['body']].flat();
    const place = index % (body.length + 1);
    return { ...value, body: [...body.slice(0, place), { type: 'text', text: said }, ...body.slice(place)] };
  });
  return [file, typed.map((each) => JSON.stringify(each, null, 2))];
}

interface Key {
  /** To the paint, as the studio sees it. */
  readonly painted: number;
  /** Of it, work in the phone. */
  readonly took: number;
}

async function measure(page: Page, file: string, typed: readonly string[]): Promise<readonly Key[]> {
  return page.evaluate(
    async ([name, each]) => {
      const times: { painted: number; took: number }[] = [];
      for (const [edit, text] of each.entries()) {
        // Nobody types in step with the frames.
        await new Promise((done) => {
          setTimeout(done, 30 + ((edit * 7) % 40));
        });
        const begun = performance.now();
        const painted = window.desk.hear('painted');
        window.desk.say({ kind: 'texts', edit: edit + 1, texts: { [name]: text } });
        const told = await painted;
        if (told.kind === 'painted') times.push({ painted: performance.now() - begun, took: told.took });
      }
      return times;
    },
    [file, typed] as const,
  );
}

const site = await openPhoneSite();
const browser = await startBrowser();
const project = readProject();
let missed = false;
try {
  for (const typed of screens) {
    for (const kind of ['nothing', 'words', 'structure'] as const) {
      const page = await browser.newPage({ viewport: { width: 420, height: 780 } });
      await framePhone(page, site, project);
      await page.evaluate(async (screen) => {
        const states = window.desk.hear('states');
        window.desk.say({ kind: 'show', shown: { screen, tongue: 'es', text: 100 } });
        await states;
      }, typed.screen);
      const [file, each] = texts(kind, typed, project);
      await measure(page, file, each.slice(0, 20));
      const all = await measure(page, file, each);
      const [painted, took] = (['painted', 'took'] as const).map((name) =>
        all.map((key) => key[name]).sort((a, b) => a - b),
      );
      const goal = kind === 'nothing' ? undefined : goals[kind];
      if (goal !== undefined && at(painted ?? [], 0.95) > goal) missed = true;
      const said = (times: readonly number[] = []): string =>
        `p50 ${at(times, 0.5).toFixed(1)} p95 ${at(times, 0.95).toFixed(1)} ms`;
      const row = [typed.screen, kind, `painted ${said(painted)}`, `work ${said(took)}`];
      process.stdout.write(`${row.join('  ')}${goal === undefined ? '' : `  goal ${goal} ms`}\n`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  site.close();
}
process.exitCode = missed ? 1 : 0;
