/**
 * The project's files, checked, and the words for it: the same for the command, the build and the dev server. It must not
 * know how a command is called.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAll, type ProjectInput } from '../check/project.ts';
import type { Memory } from '../check/session/memory.ts';
import type { Suppression } from '../check/report/suppressions.ts';
import type { Problem } from '../lib/problem.ts';
import { printProblem, printSuppressions, summary } from './print.ts';
import { readProject } from './project.ts';

export interface Checked {
  readonly problems: readonly Problem[];
  /** What the definitions take upon themselves. */
  readonly suppressions: readonly Suppression[];
  /** The files that were read, those of the question alone where there is one. */
  readonly files: readonly string[];
  readonly failed: boolean;
  /** What to print. */
  readonly text: string;
}

export interface Question {
  /** What is only information is printed as well. */
  readonly all?: boolean;
  /** The problems of these files; of all where none is named. */
  readonly files?: readonly string[];
  /** Of checks of a project with the same schemas, parts and calls; without it everything is checked anew. */
  readonly memory?: Memory;
}

const filesOf = (input: ProjectInput) => [
  ...input.screens,
  ...input.fragments,
  ...input.layouts,
  ...input.examples,
  ...input.locales,
  ...input.documents,
];

/** The files that a check reads, by their paths from the root. */
export const checkedFiles = (root: string): readonly string[] =>
  filesOf(readProject(root)).map(({ file }) => file);

/** Checks the project in `root`. */
export function check(
  root: string,
  color: boolean,
  { all = false, files = [], memory }: Question = {},
): Checked {
  const input = readProject(root);
  const isAsked = ({ file }: { readonly file: string }): boolean =>
    files.length === 0 || files.includes(file);
  const found = checkAll(input, { ...(memory && { memory }) });
  const problems = found.problems.filter(isAsked);
  const suppressions = found.suppressions.filter(isAsked);
  const read = filesOf(input);
  const texts = new Map(read.map(({ file, text }) => [file, text]));
  const textOf = (file: string): string | undefined => {
    const path = join(root, file);
    return texts.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
  };
  const asked = read.filter(isAsked).map(({ file }) => file);
  const printed = problems
    .filter(({ severity }) => all || severity !== 'info')
    .map((problem) => printProblem(problem, textOf(problem.file), color));
  return {
    problems,
    suppressions,
    files: asked,
    failed: problems.some((problem) => problem.severity === 'error'),
    text: [
      ...printed,
      ...printSuppressions(suppressions),
      [
        summary(problems, asked.length, files),
        ...(printed.length === 0 ? [] : ['More on each: docs/problems.md']),
      ].join('\n'),
    ].join('\n\n'),
  };
}
