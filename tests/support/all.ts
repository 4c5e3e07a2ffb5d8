/**
 * `npm test`: every check of the project in order, each step run to its end even when an earlier one failed, so that
 * one run tells everything. Ends with the true totals; the exit status is 0 only when nothing at all failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { playwrightTotals, vitestTotals, type Totals } from './totals.ts';

const folder = 'test-results';

interface Step {
  readonly name: string;
  readonly command: string;
  /** The steps that prepare this one: it is not worth running when one of them failed. */
  readonly needs?: readonly string[];
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Totals };
}

const steps: readonly Step[] = [
  { name: 'format', command: 'npm run --silent format:check' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'schemas fresh', command: 'npm run --silent schema:check' },
  { name: 'check', command: 'npm run --silent check' },
  {
    name: 'unit and loops',
    command: `npx --no-install vitest run --reporter=default --reporter=json --outputFile.json=${folder}/unit.json`,
    report: { file: `${folder}/unit.json`, read: vitestTotals },
  },
  { name: 'build', command: 'npm run --silent build' },
  { name: 'browser', command: 'npm run --silent browser' },
  {
    name: 'journeys',
    command: 'npx --no-install playwright test --reporter=list,json',
    needs: ['build', 'browser'],
    report: { file: `${folder}/journeys.json`, read: playwrightTotals },
  },
];

function run({ command, report }: Step): Totals {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report?.file ?? '' },
  });
  const ok = status === 0;
  if (report === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const totals = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    if (ok && totals.passed === 0) throw new Error('The step ran no test.');
    // The runner itself may fail (a leaked error, a broken hook) although each test passed.
    return !ok && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    return { passed: 0, failed: 1 };
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const results = new Map<string, Totals>();
const lines: string[] = [];
for (const step of steps) {
  const broken = step.needs?.filter((name) => results.get(name)?.failed !== 0) ?? [];
  console.log(`\n== ${step.name}`);
  const started = Date.now();
  if (broken.length > 0) console.error(`Not run: ${broken.join(' and ')} failed.`);
  const totals = broken.length > 0 ? { passed: 0, failed: 1 } : run(step);
  results.set(step.name, totals);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(`${totals.failed === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
}

const sum = (key: keyof Totals): number => [...results.values()].reduce((total, one) => total + one[key], 0);
console.log(`\n${lines.join('\n')}\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
