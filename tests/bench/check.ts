/**
 * What the checker costs: the whole check against ajv alone, each in a fresh process, and its growth with the number of
 * screens.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readProject } from '../../src/build/project.ts';
import type { ProjectFile } from '../../src/check/document.ts';
import { checkProject, type ProjectInput } from '../../src/check/project.ts';
import { median, report } from './report.ts';

const root = join(import.meta.dirname, '../..');
const milliseconds = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const fresh = (what: 'check' | 'ajv'): number =>
  milliseconds(() => {
    const command = ['--import', 'tsx', join(import.meta.dirname, 'check-once.ts'), what];
    const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new Error(`The project does not pass ${what}.`);
  });

/** The project's own screens over and over, each with a route of its own. */
function generated(input: ProjectInput, count: number): ProjectInput {
  const copies = Array.from({ length: count }, (_, index): ProjectFile => {
    const source = input.screens[index % input.screens.length];
    const screen = JSON.parse(source?.text ?? '{}') as object;
    return {
      file: `screens/copy-${index}.json`,
      // Frames are by route, and the copy has another.
      text: JSON.stringify({ ...screen, routes: [`/copy-${index}`], frames: undefined }, null, 2),
    };
  });
  return { ...input, screens: [...input.screens, ...copies] };
}

export function checkFigures(): void {
  const rounds = 7;
  const times = Array.from({ length: rounds }, () => ({ check: fresh('check'), ajv: fresh('ajv') }));
  const [whole, alone] = [median(times.map(({ check }) => check)), median(times.map(({ ajv }) => ajv))];
  report(
    'check in a fresh process, to ajv alone',
    median(times.map(({ check, ajv }) => check / ajv)),
    1.6,
    `${whole.toFixed(0)} ms / ${alone.toFixed(0)} ms`,
  );
  const input = readProject(root);
  const sizes = [250, 500, 1000];
  const projects = sizes.map((size) => ({ size, project: generated(input, size) }));
  // The first one is compiled on the way.
  for (const { project } of projects.slice(0, 1)) {
    if (checkProject(project).some(({ severity }) => severity === 'error'))
      throw new Error('The generated screens have errors: what is measured would not be a whole check.');
  }
  const each = projects.map(({ size, project }) => {
    const taken = Array.from({ length: 3 }, () => milliseconds(() => void checkProject(project)));
    return { size, time: Math.min(...taken) / project.screens.length };
  });
  const per = each.map(({ time }) => time);
  report(
    'check of a screen among 1000, to one among 250',
    (per.at(-1) ?? 0) / (per[0] ?? 1),
    1.3,
    each.map(({ size, time }) => `${size}: ${time.toFixed(2)} ms`).join(', '),
  );
}
