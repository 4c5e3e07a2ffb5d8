/** The cases of the screen `loan-terms`. */
import cases from './loan-terms.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('loan-terms', cases as CaseFile);
