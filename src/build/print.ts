/** Prints problems as a good compiler does: place, sentence, the line itself, the remedy. It must not know what is checked. */
import type { Suppression } from '../check/report/suppressions.ts';
import type { Problem } from '../lib/problem.ts';

const paint =
  (code: number) =>
  (text: string, color: boolean): string =>
    color ? `\u001b[${code}m${text}\u001b[0m` : text;
const bold = paint(1);
const red = paint(31);
const yellow = paint(33);
const gray = paint(90);

/** The line of the problem, with a mark under its column; long lines are cut around it. */
function frame(problem: Problem, text: string | undefined, color: boolean): readonly string[] {
  const line = text?.split('\n')[problem.line - 1];
  if (line === undefined) return [];
  const from = Math.max(0, Math.min(problem.column - 60, line.length - 110));
  const shown = line
    .slice(from, from + 110)
    .replaceAll('\t', ' ')
    .trimEnd();
  const number = String(problem.line).padStart(5);
  const mark = `${' '.repeat(Math.max(0, problem.column - 1 - from))}^`;
  return [gray(`${number} | ${shown}`, color), `${gray('      |', color)} ${red(mark, color)}`];
}

const severities = { error: red, warning: yellow, info: gray } as const;

export function printProblem(problem: Problem, text: string | undefined, color: boolean): string {
  const severity = severities[problem.severity](problem.severity, color);
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  return [
    `${bold(place, color)} ${severity} ${problem.code}  ${problem.message}`,
    ...(problem.words === undefined ? [] : [gray(`    in ${problem.words}`, color)]),
    ...frame(problem, text, color),
    `    ${problem.remedy}`,
  ].join('\n');
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** `asked`: the files that were named, of those that were read. */
export function summary(problems: readonly Problem[], files: number, asked: readonly string[] = []): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.filter((problem) => problem.severity === 'warning').length;
  const infos = problems.length - errors - warnings;
  const found = [counted(errors, 'error'), ...(warnings > 0 ? [counted(warnings, 'warning')] : [])].join(
    ', ',
  );
  const told =
    infos > 0
      ? `\n${counted(infos, 'remark')} for information: ${['npm run check -- --all', ...asked].join(' ')}`
      : '';
  return `${found} in ${counted(files, 'file')}.${told}`;
}

/** What the definitions take upon themselves: nobody forgets it. */
export function printSuppressions(suppressions: readonly Suppression[]): readonly string[] {
  if (suppressions.length === 0) return [];
  const lines = suppressions.map(
    ({ file, line, column, code, reason }) => `    ${file}:${line}:${column} ${code}  ${reason}`,
  );
  return [[`Switched off with a reason, ${suppressions.length}:`, ...lines].join('\n')];
}
