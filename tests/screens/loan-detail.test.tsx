/** The cases of the screen `loan-detail`. */
import cases from './loan-detail.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('loan-detail', cases as CaseFile);
