/**
 * `npm test`: every check of the project, each step run to its end even when another one failed, so that one run tells
 * everything. Ends with the true totals; the exit status is 0 only when nothing at all failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { runStep, type Outcome, type Step } from './steps.ts';
import { playwrightTotals, vitestTotals, type Totals } from './totals.ts';

const folder = 'test-results';

/** Nothing of these needs another, so two run side by side; each but the last keeps one core busy, and the longest come first. */
const beside: readonly Step[] = [
  { name: 'format', command: 'npm run --silent format:check' },
  // It begins with what `npm run check` does, and ends where that finds an error.
  { name: 'build', command: 'npm run --silent build' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'schemas fresh', command: 'npm run --silent schema:check' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'browser', command: 'npm run --silent browser' },
  // It keeps all cores busy, and reads nothing of a build: it begins as soon as one is free, while the other still builds.
  {
    name: 'unit and loops',
    command: `npx --no-install vitest run --reporter=default --reporter=json --outputFile.json=${folder}/unit.json`,
    report: { file: `${folder}/unit.json`, read: vitestTotals },
  },
];

/** It keeps all cores busy, and walks on the build. */
const journeys: Step = {
  name: 'journeys',
  command: 'npx --no-install playwright test --reporter=list,json',
  needs: ['build', 'browser'],
  report: { file: `${folder}/journeys.json`, read: playwrightTotals },
};

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const outcomes: Outcome[] = [];
const waiting = [...beside];
async function lane(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
    // What takes minutes is read while it goes.
    outcomes.push(await runStep(step, outcomes, step.report === undefined));
}
await Promise.all([lane(), lane()]);
outcomes.push(await runStep(journeys, outcomes, false));

const sum = (key: keyof Totals): number => outcomes.reduce((total, one) => total + one[key], 0);
const lines = outcomes.map(
  ({ name, failed, seconds }) => `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`,
);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
