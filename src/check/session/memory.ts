/** How the checker goes through its steps: each anew, or only those that read something else than before (session/). */
import type { Project } from '../context.ts';
import type { Report } from '../report/report.ts';

/** What a step reads of the project around it, and where it says what it found. */
export interface Around {
  readonly project?: Project;
  readonly report: Report;
}

/**
 * @param what names the step: nothing else is called so.
 * @param of what it is about, by identity. All else that it reads, it reads from `around`.
 */
export type Memory = <T, A extends Around>(
  what: string,
  of: readonly unknown[],
  around: A,
  run: (around: A) => T,
) => T;

/** Remembers nothing. */
export const fresh: Memory = (_what, _of, around, run) => run(around);
