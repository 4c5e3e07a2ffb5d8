/**
 * The sentences of every problem, by its permanent code: what is wrong, and what to do about it. A code is never renamed
 * or given another meaning. This file must not know who finds a problem, nor where it is printed.
 */
import { agreementProblems } from './problems/agreement.ts';
import { documentProblems } from './problems/documents.ts';
import { logicProblems } from './problems/logic.ts';
import { nameProblems } from './problems/names.ts';
import { orderProblems } from './problems/order.ts';
import { practiceProblems } from './problems/practice.ts';
import { runningProblems } from './problems/running.ts';
import { structureProblems } from './problems/structure.ts';
import { twinProblems } from './problems/twins.ts';
import { typeProblems } from './problems/types.ts';
import { wordProblems } from './problems/words.ts';
import { wayProblems } from './problems/ways.ts';
import { valueProblems } from './problems/values.ts';

export const catalogue = {
  ...structureProblems,
  ...nameProblems,
  ...typeProblems,
  ...logicProblems,
  ...valueProblems,
  ...practiceProblems,
  ...wordProblems,
  ...wayProblems,
  ...agreementProblems,
  ...twinProblems,
  ...orderProblems,
  ...documentProblems,
  ...runningProblems,
};

/**
 * Those that a definition may take upon itself with a reason: judgments about what is good, not what would fail, show a
 * wrong amount or give private data away.
 */
export const suppressible: ReadonlySet<keyof typeof catalogue> = new Set([
  'unguarded',
  'maybe-missing',
  'impossible-value',
  'idle-word',
  'idle-member',
  'silent-success',
  'only-waits',
  'same-outcome',
  'shown-twice',
  'forgotten-row',
  'same-words',
  'same-press',
  'same-value',
  'same-name',
  'turned-test',
  'kept-for-any',
  'idle-keep',
  'no-way-back',
  'compared-words',
  'idle-rule',
  'test-always',
  'test-never',
  'needless-test',
  'uncovered-values',
  'unreachable-action',
  'unused-dialog',
  'unused-source',
  'unused-state',
  'unused-value',
  'constant-state',
  'unused-fragment',
  'unused-parameter',
  'missing-empty-state',
  'missing-busy',
  'silent-failure',
  'endless-timer',
  'trapped-dialog',
  'heading-order',
  'only-color',
  'brief-text',
  'long-text',
  'literal-text',
  'unheard-words',
  'brief-wait',
  'unasked-value',
  'lone-keep',
  'repeated-part',
  'unused-query',
  'unused-pick',
  'unused-route-value',
  'unused-result',
  'foreign-address',
  'odd-copy',
  'other-tone',
  'other-label',
  'other-guard',
  'idle-refresh',
  'unseen-description',
]);
