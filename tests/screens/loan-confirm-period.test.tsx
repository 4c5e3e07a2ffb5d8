/** The cases of the screen `loan-confirm-period`. */
import cases from './loan-confirm-period.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('loan-confirm-period', cases as CaseFile);
