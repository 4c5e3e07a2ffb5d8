/**
 * `npm run check`: checks every screen, fragment, layout, locale and example, prints what is wrong and exits with 1 when
 * there is an error. `--json` prints the problems as data.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkProject, type ProjectInput } from '../check/project.ts';
import type { Problem } from '../lib/problem.ts';
import { printProblem, summary } from './print.ts';
import { readProject } from './project.ts';

export interface Checked {
  readonly problems: readonly Problem[];
  readonly failed: boolean;
  /** What to print. */
  readonly text: string;
}

const filesOf = (input: ProjectInput) => [
  ...input.screens,
  ...input.fragments,
  ...input.layouts,
  ...input.examples,
  ...input.locales,
  ...input.documents,
];

/** Checks the project in `root`; the same for the command, the build and the dev server. */
export function check(root: string, color: boolean): Checked {
  const input = readProject(root);
  const problems = checkProject(input);
  const files = filesOf(input);
  const texts = new Map(files.map(({ file, text }) => [file, text]));
  const textOf = (file: string): string | undefined => {
    const path = join(root, file);
    return texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  };
  const printed = problems.map((problem) => printProblem(problem, textOf(problem.file), color));
  return {
    problems,
    failed: problems.some((problem) => problem.severity === 'error'),
    text: [...printed, summary(problems, files.length)].join('\n\n'),
  };
}

function main(): void {
  const { problems, failed, text } = check(process.cwd(), process.stdout.isTTY);
  console.log(process.argv.includes('--json') ? JSON.stringify(problems, null, 2) : text);
  if (failed) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
