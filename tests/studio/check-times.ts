/**
 * `npm run studio:check-times`: from an edit to the first problems of the edited screen, and to those of the whole project, as the
 * studio's own worker says them in a browser; beside it the whole check of the same project in the same run. Build first. It ends
 * with 1 where a goal is missed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/project.ts';
import { startBrowser } from '../support/chromium.ts';
import { openPhoneSite, readProject } from './site.ts';

/** ms at the 95th of a hundred. */
const goals = { first: 50, whole: 400 } as const;
const rounds = Number(process.argv[2] ?? 40);

interface Kind {
  readonly name: string;
  readonly file: string;
  readonly texts: readonly string[];
  readonly text: string;
}

interface Times {
  readonly first: number[];
  readonly whole: number[];
}

const project = readProject();

/** A letter more in one text each time: of a definition, or of a language. */
function typed(name: string, file: string, from: RegExp): Kind {
  const text = project.files[file] ?? '';
  const texts = Array.from({ length: rounds }, (_, round) =>
    text.replace(from, (found) => `${found}${'x'.repeat(round + 1)}`),
  );
  if (texts[0] === text) throw new Error(`${file} has nothing like ${String(from)}`);
  return { name, file, text, texts };
}

const kinds = [
  typed('a member of loan-detail', 'screens/loan-detail.json', /"title": "@/),
  typed('a member of repay-choose', 'screens/repay-choose.json', /"title": "@/),
  typed('words that one screen shows', 'locales/es.json', /"about.clear": "\w+/),
  typed('words in the app itself', 'locales/es.json', /"app.back": "\w+/),
];

const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

const assets = join(root, 'dist/studio/assets');
const worker = readdirSync(assets).find((name) => /^worker-.*\.js$/.test(name)) ?? '';
const site = await openPhoneSite({
  '/': '<!doctype html><title>Studio</title>',
  '/worker.js': readFileSync(join(assets, worker), 'utf8'),
});
const browser = await startBrowser();
let missed = false;
try {
  const page = await browser.newPage();
  await page.goto(site.studio);
  // What runs the scripts asks of each function to keep its name, in the page too.
  await page.evaluate('globalThis.__name = (named) => named');
  const found = await page.evaluate(
    async ({ all, given }) => {
      interface Said {
        readonly kind: 'first' | 'all';
        readonly problems: readonly unknown[];
      }
      const checker = new Worker('/worker.js', { type: 'module' });
      /** ms until each answer has come. */
      const asked = (message: object): Promise<Partial<Record<Said['kind'], number>>> =>
        new Promise((resolve) => {
          const times: Partial<Record<Said['kind'], number>> = {};
          const from = performance.now();
          checker.onmessage = ({ data }: MessageEvent<Said>) => {
            times[data.kind] = performance.now() - from;
            if (data.kind === 'all') resolve(times);
          };
          checker.postMessage(message);
        });
      const bare: number[] = [];
      const times = all.map((): Times => ({ first: [], whole: [] }));
      const count = all[0]?.texts.length ?? 0;
      let edit = 0;
      // In turn, so that a slow minute, and the first edits of a session, are shared by all.
      for (let round = 0; round < count; round += 1) {
        if (round % 8 === 0) bare.push((await asked({ kind: 'project', ...given })).all ?? NaN);
        for (const [index, { file, text, texts }] of all.entries()) {
          edit += 1;
          const said = await asked({
            kind: 'texts',
            edit,
            first: file,
            texts: { [file]: texts[round] ?? text },
          });
          times[index]?.first.push(said.first ?? NaN);
          times[index]?.whole.push(said.all ?? NaN);
          edit += 1;
          await asked({ kind: 'texts', edit, texts: { [file]: text } });
        }
      }
      return { bare, times };
    },
    { all: kinds, given: { files: project.files, snapshot: project.snapshot } },
  );
  const usual = at(found.bare, 0.5);
  const said = (times: readonly number[], goal: number): string => {
    const late = at(times, 0.95);
    // What was not measured has missed its goal as well.
    if (!(late <= goal)) missed = true;
    return `p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${late.toFixed(0)} ms (goal ${goal} ms; ${(late / usual).toFixed(3)} of the whole check)`;
  };
  for (const [index, { name }] of kinds.entries()) {
    const { first = [], whole = [] } = found.times[index] ?? {};
    process.stdout.write(
      `${name}\n  first: ${said(first, goals.first)}\n  whole: ${said(whole, goals.whole)}\n`,
    );
  }
  process.stdout.write(`the whole check anew: p50 ${usual.toFixed(0)} ms\n`);
} finally {
  await browser.close();
  site.close();
}
process.exitCode = missed ? 1 : 0;
