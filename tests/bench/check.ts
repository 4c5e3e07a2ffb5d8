/**
 * What the checker costs: the whole check against ajv alone, each in a fresh process, and its growth with the number of
 * screens.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { routeValues } from '../../src/lib/routes.ts';
import { readProject } from '../../src/build/project.ts';
import type { ProjectFile } from '../../src/check/document/document.ts';
import { checkProject, type ProjectInput } from '../../src/check/project.ts';
import { reportRatio } from './report.ts';
import { estimate, verdict, type Pair } from './statistics.ts';

const root = join(import.meta.dirname, '../..');
const milliseconds = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const cpu = (work: () => void): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};

const fresh = (what: 'check' | 'ajv'): number =>
  milliseconds(() => {
    const command =
      what === 'ajv'
        ? ['--import', 'tsx', join(root, 'tests/bench/ajv-once.ts')]
        : [join(root, 'src/build/kept-check.mjs')];
    const { status } = spawnSync(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error(`The project does not pass ${what}.`);
  });

/** The project's own screens over and over, each with a route of its own. */
function generated(input: ProjectInput, count: number): ProjectInput {
  // The promotion's pages have places of their own, which no copy can have.
  const sources = input.screens.filter(({ text }) => !text.includes('"#/'));
  const copies = Array.from({ length: count }, (_, index): ProjectFile => {
    const source = sources[index % sources.length];
    const screen = JSON.parse(source?.text ?? '{}') as { readonly routes?: unknown };
    // Each of its routes gives the copy what it gives the screen; what leads to the screen itself leads to the copy.
    const given = Object.entries(routeValues(screen.routes));
    const pathOf = (number: number): string => `/copy-${index}-${number}`;
    const routes = Object.fromEntries(given.map(([, values], number) => [pathOf(number), values]));
    // Frames are by route, and the copy has another.
    const text = JSON.stringify({ ...screen, routes, frames: undefined }, null, 2);
    return {
      file: `screens/copy-${index}.json`,
      text: given.reduce((all, [path], number) => all.replaceAll(`"${path}"`, `"${pathOf(number)}"`), text),
    };
  });
  return { ...input, screens: [...input.screens, ...copies] };
}

/** Pairs, first one way round and then the other, until they tell the ratio from its limit. */
function drawPairs(limit: number, measured: () => number, reference: () => number): readonly Pair[] {
  const pairs: Pair[] = [];
  while (pairs.length < 8 || (pairs.length < 24 && verdict(estimate(pairs), limit) === 'open')) {
    const first = pairs.length % 2 === 0 ? measured() : reference();
    pairs.push(
      pairs.length % 2 === 0
        ? { measured: first, reference: reference() }
        : { measured: measured(), reference: first },
    );
  }
  return pairs;
}

export function checkFigures(): void {
  const whole = drawPairs(
    1.6,
    () => fresh('check'),
    () => fresh('ajv'),
  );
  reportRatio('check in a fresh process, to ajv alone', whole, 1.6, 0);
  const input = readProject(root);
  // What a person waits for, in milliseconds of the processor: 1500 at once, and 15 for each screen.
  const once = (): number => cpu(() => void checkProject(readProject(root)));
  reportRatio(
    'CPU of reading and checking once, to 1.5 s',
    drawPairs(1, once, () => 1500),
    1,
  );
  const count = input.screens.length;
  const tenfold = generated(input, 9 * count);
  const another = (): number =>
    (cpu(() => void checkProject(tenfold)) - cpu(() => void checkProject(input))) / (9 * count);
  reportRatio(
    'CPU of one more screen, to 15 ms',
    drawPairs(1, another, () => 15),
    1,
  );
  const [small, medium, large] = [250, 500, 1000].map((size) => generated(input, size));
  if (small === undefined || medium === undefined || large === undefined) return;
  // Compiled on the way.
  if (checkProject(small).some(({ severity }) => severity === 'error'))
    throw new Error('The generated screens have errors: what is measured would not be a whole check.');
  const each = (project: ProjectInput) => (): number =>
    milliseconds(() => void checkProject(project)) / project.screens.length;
  const grown = drawPairs(1.3, each(large), each(small));
  reportRatio('check of a screen among 1000, to one among 250', grown, 1.3);
  console.log(`     ${'check of a screen among 500'.padEnd(48)} ${each(medium)().toFixed(2).padStart(8)} ms`);
}
