/** The cases of the screen `loan-confirm`. */
import cases from './loan-confirm.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('loan-confirm', cases as CaseFile);
