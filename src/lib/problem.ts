/**
 * Problems of a definition are values, each with a permanent code from the catalogue.
 * The engine reports by code; the checker adds file, line and column. This file must not know where they are printed.
 */
import type { ProblemArguments, ProblemEntry } from './problems/entry.ts';
import { catalogue } from './problem-catalogue.ts';

export type ProblemCode = keyof typeof catalogue;

/** Every problem there is, by its permanent code. */
export const problems: { readonly [code in ProblemCode]: ProblemEntry } = catalogue;

/** Characters of the file to replace, counted from its beginning. */
export interface Edit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export interface Fix {
  readonly edits: readonly Edit[];
}

export interface Problem {
  readonly code: ProblemCode;
  /** Path of the file from the project's root; empty for a definition that came from a server. */
  readonly file: string;
  /** JSON pointer into the file. */
  readonly pointer: string;
  /** 1-based; 0 when unknown. */
  readonly line: number;
  readonly column: number;
  readonly severity: ProblemEntry['severity'];
  /** The place in the screen's words: `button "Pagar" in dialog "reminder"`. */
  readonly words?: string;
  readonly message: string;
  readonly remedy: string;
  /** What would put it right, where there is exactly one way. */
  readonly fix?: Fix;
}

/** The sentences of one problem. */
export function problem(
  code: ProblemCode,
  args: ProblemArguments,
): Pick<Problem, 'code' | 'severity' | 'message' | 'remedy'> {
  const entry = problems[code];
  const files = args.files === undefined ? '' : ` of ${args.files}`;
  const place = args.text === undefined ? '' : `In the text "${args.text}"${files}: `;
  return { code, severity: entry.severity, message: place + entry.message(args), remedy: entry.remedy(args) };
}
