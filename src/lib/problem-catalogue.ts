/**
 * The sentences of every problem, by its permanent code: what is wrong, and what to do about it. A code is never renamed
 * or given another meaning. This file must not know who finds a problem, nor where it is printed.
 */
import { documentProblems } from './problems/documents.ts';
import { nameProblems } from './problems/names.ts';
import { practiceProblems } from './problems/practice.ts';
import { runningProblems } from './problems/running.ts';
import { structureProblems } from './problems/structure.ts';
import { typeProblems } from './problems/types.ts';

export const catalogue = {
  ...structureProblems,
  ...nameProblems,
  ...typeProblems,
  ...practiceProblems,
  ...documentProblems,
  ...runningProblems,
};
