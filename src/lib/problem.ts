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
  /** What both sentences are made of, for those who say them in other words. */
  readonly facts: ProblemArguments;
  /** What would put it right, where there is exactly one way. */
  readonly fix?: Fix;
}

/** Of a name that is empty no sentence can be made that is filled with it. */
const isNameless = (sentence: string, { name }: ProblemArguments): boolean =>
  name === '' && sentence.includes('""');

/** The sentences of one problem. */
export function problem(
  code: ProblemCode,
  args: ProblemArguments,
): Pick<Problem, 'code' | 'severity' | 'message' | 'remedy' | 'facts'> {
  const entry = problems[code];
  const files = args.files === undefined ? '' : ` of ${args.files}`;
  const text = args.text === undefined || args.text === '' ? '' : `In the text "${args.text}"${files}: `;
  const place = args.screens === undefined ? text : `For ${args.screens}: ${text}`;
  const [message, remedy] = [entry.message(args), entry.remedy(args)];
  return {
    code,
    severity: entry.severity,
    message: place + (isNameless(message, args) ? 'Nothing is named here: the name is empty.' : message),
    remedy: isNameless(remedy, args) ? 'Write the name that is meant, or take this out.' : remedy,
    facts: args,
  };
}
