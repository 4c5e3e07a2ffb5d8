/** The cases of the screen `loan-agreement`. */
import cases from './loan-agreement.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('loan-agreement', cases as CaseFile);
