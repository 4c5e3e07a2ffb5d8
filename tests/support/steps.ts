/** Runs one step of `npm test` and counts what it proved. It must not know which steps there are. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Totals } from './totals.ts';

export interface Step {
  readonly name: string;
  readonly command: string;
  /** The steps that prepare this one: it is not worth running when one of them failed. */
  readonly needs?: readonly string[];
  readonly report?: { readonly file: string; readonly read: (json: unknown) => Totals };
}

export interface Outcome extends Totals {
  readonly name: string;
  readonly seconds: number;
}

const failure: Totals = { passed: 0, failed: 1 };

/** What it printed, where that is kept, and whether it ended well. */
async function spawned({ command, report }: Step, kept: boolean): Promise<readonly [string, boolean]> {
  const child = spawn(kept ? `{ ${command}; } 2>&1` : command, {
    shell: true,
    stdio: ['ignore', kept ? 'pipe' : 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report?.file ?? '' },
  });
  const ended = new Promise<boolean>((done) => child.on('close', (status) => done(status === 0)));
  const printed = child.stdout === null ? '' : await text(child.stdout);
  return [printed, await ended];
}

function totalsOf({ report }: Step, ok: boolean): Totals {
  if (report === undefined) return ok ? { passed: 1, failed: 0 } : failure;
  try {
    const totals = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
    if (ok && totals.passed === 0) throw new Error('The step ran no test.');
    // The runner itself may fail (a leaked error, a broken hook) although each test passed.
    return !ok && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    return failure;
  }
}

/** `kept`: what it prints comes at its end, in one piece, for another step runs beside it. */
export async function runStep(step: Step, before: readonly Outcome[], kept: boolean): Promise<Outcome> {
  const { name, needs = [] } = step;
  const title = `\n== ${name}`;
  const broken = needs.filter((need) => before.find((one) => one.name === need)?.failed !== 0);
  if (broken.length > 0) {
    console.error(`${title}\nNot run: ${broken.join(' and ')} failed.`);
    return { name, seconds: 0, ...failure };
  }
  const started = Date.now();
  if (!kept) console.log(title);
  const [printed, ok] = await spawned(step, kept);
  if (kept) console.log(`${title}\n${printed.trimEnd()}`);
  return { name, seconds: (Date.now() - started) / 1000, ...totalsOf(step, ok) };
}
