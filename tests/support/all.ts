/**
 * `npm test`: every check of the project, each step run to its end even when another one failed, so that one run tells
 * everything. Ends with the true totals; the exit status is 0 only when nothing at all failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { runStep, type Outcome, type Step } from './steps.ts';
import { playwrightTotals, vitestTotals, type Totals } from './totals.ts';

const folder = 'test-results';

/** Each keeps one core busy, so two run side by side; the longest come first. */
const preparing: readonly Step[] = [
  { name: 'format', command: 'npm run --silent format:check' },
  // It begins with what `npm run check` does, and ends where that finds an error.
  { name: 'build', command: 'npm run --silent build' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'schemas fresh', command: 'npm run --silent schema:check' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'browser', command: 'npm run --silent browser' },
];

/** Each keeps all cores busy. */
const testing: readonly Step[] = [
  {
    name: 'unit and loops',
    command: `npx --no-install vitest run --reporter=default --reporter=json --outputFile.json=${folder}/unit.json`,
    report: { file: `${folder}/unit.json`, read: vitestTotals },
  },
  {
    name: 'journeys',
    command: 'npx --no-install playwright test --reporter=list,json',
    needs: ['build', 'browser'],
    report: { file: `${folder}/journeys.json`, read: playwrightTotals },
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const outcomes: Outcome[] = [];
const waiting = [...preparing];
async function lane(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
    outcomes.push(await runStep(step, outcomes, true));
}
await Promise.all([lane(), lane()]);
for (const step of testing) outcomes.push(await runStep(step, outcomes, false));

const sum = (key: keyof Totals): number => outcomes.reduce((total, one) => total + one[key], 0);
const lines = outcomes.map(
  ({ name, failed, seconds }) => `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`,
);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
