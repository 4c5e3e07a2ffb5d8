/** What was met and what was not, in numbers for each file and with each missing place. It must not know how it was met. */
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Met } from './recorder.ts';

/** Where a run of all cases leaves its numbers, from the project's root. */
export const coverageFile = 'test-results/screens-coverage.json';

export interface Count {
  readonly met: number;
  readonly all: number;
}

export interface FileCoverage {
  readonly file: string;
  readonly counts: Readonly<Record<Met['kind'], Count>>;
  /** `screens/repay.json:12: never false: if { … }`, by line. */
  readonly missing: readonly string[];
}

const kinds = ['test', 'action', 'text'] as const;
const longest = 90;

function lineOf(text: string, pointer: Met['pointer']): number {
  const tree = parseTree(text);
  const node = tree === undefined ? undefined : findNodeAtLocation(tree, [...pointer]);
  return text.slice(0, node?.offset ?? 0).split('\n').length;
}

function words({ kind, pointer, value }: Met, outcome: string): string {
  if (kind === 'text') return `never shown: ${String(value)}`;
  const {
    do: action,
    then: _,
    $comment: __,
    ...rest
  } = (kind === 'action' ? value : {}) as Record<string, unknown>;
  const told = kind === 'action' ? `${String(action)} ${JSON.stringify(rest)}` : JSON.stringify(value);
  const short = told.length > longest ? `${told.slice(0, longest)}…` : told;
  if (kind === 'action') return `never ran: ${short}`;
  return `never ${outcome}: ${String(pointer.at(-1))} ${short}`;
}

/** One entry for each file, by name. `read` gives a file's text. */
export function report(met: Iterable<Met>, read: (file: string) => string): readonly FileCoverage[] {
  const byFile = new Map<string, Met[]>();
  for (const one of met) byFile.set(one.file, [...(byFile.get(one.file) ?? []), one]);
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, ones]) => {
      const outcomes = (kind: Met['kind']): readonly boolean[] =>
        ones.filter((one) => one.kind === kind).flatMap((one) => [...one.outcomes.values()]);
      const count = (kind: Met['kind']): Count => ({
        met: outcomes(kind).filter(Boolean).length,
        all: outcomes(kind).length,
      });
      const text = read(file);
      const missing = ones.flatMap((one) =>
        [...one.outcomes].flatMap(([outcome, was]) =>
          was ? [] : [{ line: lineOf(text, one.pointer), words: words(one, outcome) }],
        ),
      );
      return {
        file,
        counts: { test: count('test'), action: count('action'), text: count('text') },
        missing: missing
          .sort((a, b) => a.line - b.line)
          .map(({ line, words: what }) => `${file}:${line}: ${what}`),
      };
    });
}

const cell = ({ met, all }: Count): string => (all === 0 ? '–' : `${met}/${all}`);

/** The numbers as a table, then each missing place; a last line says whether all was met. */
export function tell(files: readonly FileCoverage[]): string {
  const total = (kind: Met['kind']): Count => ({
    met: files.reduce((sum, { counts }) => sum + counts[kind].met, 0),
    all: files.reduce((sum, { counts }) => sum + counts[kind].all, 0),
  });
  const rows = [
    ['', 'tests', 'actions', 'texts'],
    ...files.map(({ file, counts }) => [file, ...kinds.map((kind) => cell(counts[kind]))]),
    ['all', ...kinds.map((kind) => cell(total(kind)))],
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const table = rows.map((row) =>
    row
      .map((text, column) =>
        column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart((widths[column] ?? 0) + 2),
      )
      .join('')
      .trimEnd(),
  );
  const missing = files.flatMap((file) => file.missing);
  const sum = (of: keyof Count): number => kinds.reduce((all, kind) => all + total(kind)[of], 0);
  // Rounded down: 100 % is only what is complete.
  const percent = sum('all') === 0 ? 100 : Math.floor((1000 * sum('met')) / sum('all')) / 10;
  return [
    ...table,
    '',
    ...missing,
    ...(missing.length > 0 ? [''] : []),
    `${percent.toFixed(1)} %: ${missing.length === 0 ? 'everything was met' : `${missing.length} places were not met`}`,
  ].join('\n');
}
