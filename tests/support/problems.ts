/**
 * Writes `docs/problems.md`: every problem there is, with an example of it taken from `tests/invalid`, before and after.
 * It must not know any problem.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formatted } from '../../src/build/formatted.ts';
import { applyFixes } from '../../src/check/report/fix.ts';
import { checkAll } from '../../src/check/project.ts';
import { remembering } from '../../src/check/session/remembering.ts';
import type { Problem, ProblemCode } from '../../src/lib/problem.ts';
import { problems as catalogue } from '../../src/lib/problem.ts';
import { suppressible } from '../../src/lib/problem-catalogue.ts';
import { agreementProblems } from '../../src/lib/problems/agreement.ts';
import { documentProblems } from '../../src/lib/problems/documents.ts';
import { logicProblems } from '../../src/lib/problems/logic.ts';
import { nameProblems } from '../../src/lib/problems/names.ts';
import { orderProblems } from '../../src/lib/problems/order.ts';
import { practiceProblems } from '../../src/lib/problems/practice.ts';
import { runningProblems } from '../../src/lib/problems/running.ts';
import { structureProblems } from '../../src/lib/problems/structure.ts';
import { twinProblems } from '../../src/lib/problems/twins.ts';
import { typeProblems } from '../../src/lib/problems/types.ts';
import { valueProblems } from '../../src/lib/problems/values.ts';
import { wordProblems } from '../../src/lib/problems/words.ts';
import { wayProblems } from '../../src/lib/problems/ways.ts';
import { baseFiles, inputOf, type Files } from '../invalid/base.ts';

const root = join(import.meta.dirname, '../..');
export const page = 'docs/problems.md';
const subjects = [
  ['Files and structure', structureProblems],
  ['Names', nameProblems],
  ['Data: types, money, dates, what may be missing', typeProblems],
  ['Values: what they are for, addresses, colors, figures', valueProblems],
  ['What definitions say together', logicProblems],
  ['Good practice', practiceProblems],
  ['Words', wordProblems],
  ['Writes, ways and agreement', wayProblems],
  ['Parts that do not agree', agreementProblems],
  ['What the project says otherwise elsewhere', twinProblems],
  ['What comes too early, too late or twice', orderProblems],
  ['Legal texts', documentProblems],
  ['While the app runs', runningProblems],
] as const;

interface Example {
  readonly problem: Problem;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

const indent = (line: string): number => line.length - line.trimStart().length;

/** The lines of the object around a place, where they are few; else those next to it. */
function around(lines: readonly string[], at: number): readonly [from: number, to: number] {
  const depth = indent(lines[at] ?? '');
  let from = at;
  while (from > 0 && indent(lines[from] ?? '') >= depth) from -= 1;
  let to = at;
  while (to < lines.length - 1 && indent(lines[to] ?? '') >= depth) to += 1;
  return to - from < 9 ? [from, to] : [Math.max(from, at - 2), Math.min(to, at + 2)];
}

function excerpt(lines: readonly string[]): string {
  const least = Math.min(...lines.filter((line) => line.trim() !== '').map(indent));
  return lines
    .map((line) => (line.length > 120 ? `${line.slice(0, 119)}…` : line).slice(least))
    .join('\n')
    .trimEnd();
}

/** Each fixture changes the same small project in one way. */
const memory = remembering();

/** The first problem of the code's own fixture, and what it looks like; one that has a fix rather than one that has none. */
function exampleOf(code: ProblemCode): Example | undefined {
  const path = join(root, `tests/invalid/${code}.json`);
  if (!existsSync(path)) return undefined;
  const fixture = JSON.parse(readFileSync(path, 'utf8')) as {
    readonly files?: Files;
    readonly generated?: string;
    readonly problems: readonly Pick<Problem, 'code' | 'message' | 'remedy'>[];
  };
  const files: Files = { ...baseFiles, ...fixture.files };
  const [said] = fixture.problems.filter((problem) => problem.code === code);
  if (said === undefined) return undefined;
  const plain: Problem = {
    ...said,
    facts: { name: '' },
    severity: catalogue[code].severity,
    file: '',
    pointer: '',
    line: 0,
    column: 0,
  };
  if (fixture.generated !== undefined) return { problem: plain, before: undefined, after: undefined };
  const found = checkAll(inputOf(files), { memory }).problems.filter((problem) => problem.code === code);
  const problem = found.find(({ fix }) => fix !== undefined) ?? found[0] ?? plain;
  const content = files[problem.file];
  if (content === undefined) return { problem, before: undefined, after: undefined };
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  const lines = text.split('\n');
  const [from, to] = around(lines, problem.line - 1);
  const fixed = problem.fix === undefined ? undefined : applyFixes(text, [problem.fix]).text.split('\n');
  const last = to + (fixed?.length ?? 0) - lines.length;
  return {
    problem,
    before: excerpt(lines.slice(from, to + 1)),
    after: fixed === undefined ? undefined : excerpt(fixed.slice(from, last + 1)),
  };
}

/** Braces and marks of a sentence are letters, not layout. */
const plainly = (text: string): string => text.replaceAll(/[<>*_|]/g, (letter) => `\\${letter}`);
const block = (text: string): string => ['```text', text, '```'].join('\n');

function section(code: ProblemCode): string {
  const { severity, found, message, remedy } = catalogue[code];
  const example = exampleOf(code);
  const sample = { name: '…' };
  const traits = [
    { error: 'an error', warning: 'a warning', info: 'for information' }[severity],
    ...(found.includes('check') ? [] : ['reported while the app runs']),
    ...(suppressible.has(code) ? ['can be switched off with a reason'] : []),
    ...(example?.problem.fix === undefined ? [] : ['`--fix` can put it right']),
  ].join(' · ');
  return [
    `### ${code}`,
    `_${traits}_`,
    plainly(example?.problem.message ?? message(sample)),
    ...(example?.before === undefined ? [] : [block(example.before)]),
    `**What to do:** ${plainly(example?.problem.remedy ?? remedy(sample))}`,
    ...(example?.after === undefined ? [] : ['Put right:', block(example.after)]),
  ].join('\n\n');
}

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');

const codesOf = (group: object): readonly ProblemCode[] => Object.keys(group).sort() as ProblemCode[];

/** The page as it should be. */
export async function problemsPage(): Promise<string> {
  const text = [
    '# Problems',
    'Every problem that `npm run check` or the running app can tell of, by its permanent code. Generated by ' +
      '`npm run reference` from the catalogue and from one wrong definition for each.',
    'A problem that is a matter of judgment can be switched off in the object in which it stands, or in the one around ' +
      'it: `"$comment": "check-off <code>: reason"`. The check lists these at its end.',
    ...subjects.map(
      ([title, group]) =>
        `- [${title}](#${anchor(title)}): ${codesOf(group)
          .map((code) => `[\`${code}\`](#${code})`)
          .join(', ')}`,
    ),
    ...subjects.flatMap(([title, group]) => [`## ${title}`, ...codesOf(group).map(section)]),
  ].join('\n\n');
  return formatted(page, text);
}

async function main(): Promise<void> {
  const path = join(root, page);
  const text = await problemsPage();
  if (existsSync(path) && readFileSync(path, 'utf8') === text) console.log('The page of problems is fresh.');
  else {
    writeFileSync(path, text);
    console.log(`wrote ${page}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
