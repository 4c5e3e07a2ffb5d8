/**
 * `npm run studio:check-times`: from an edit to the first problems of the edited screen, and to those of the whole project, beside the
 * whole check of the same project in the same run.
 */
import { readProject } from '../../src/build/project.ts';
import { checkAll } from '../../src/check/project.ts';
import { openProject } from '../../src/check/session/session.ts';
import { root } from '../support/project.ts';

const input = readProject(root);
const timed = (run: () => unknown): number => {
  const from = performance.now();
  run();
  return performance.now() - from;
};
const at = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const session = openProject(input);
session.all();
const rounds = Number(process.argv[2] ?? 40);

/** A letter more in one text: of a definition, or of a language. */
function measure(name: string, file: string, from: RegExp): void {
  const all = [...input.screens, ...input.fragments, ...input.locales];
  const text = all.find((each) => each.file === file)?.text ?? '';
  const [first, whole, bare]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const now = text.replace(from, (found) => `${found}${'x'.repeat(round + 1)}`);
    if (now === text) throw new Error(`${file} has nothing like ${String(from)}`);
    session.update(file, now);
    first.push(timed(() => session.first(file)));
    whole.push(timed(() => session.all()));
    if (round % 8 === 0) bare.push(timed(() => checkAll(session.input())));
  }
  session.update(file, text);
  const usual = at(bare, 0.5);
  const said = (times: readonly number[]): string =>
    `p50 ${at(times, 0.5).toFixed(0)} ms, p95 ${at(times, 0.95).toFixed(0)} ms (${(at(times, 0.5) / usual).toFixed(3)} of the whole check)`;
  process.stdout.write(
    `${name}\n  first: ${said(first)}\n  whole: ${said(whole)}\n  whole check: p50 ${usual.toFixed(0)} ms\n`,
  );
}

measure('a member of loan-detail', 'screens/loan-detail.json', /"title": "@/);
measure('a member of repay-choose', 'screens/repay-choose.json', /"title": "@/);
measure('words that one screen shows', 'locales/es.json', /"about.clear": "\w+/);
measure('words in the app itself', 'locales/es.json', /"app.back": "\w+/);
