/** The cases of the screen `repay`. */
import cases from './repay.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('repay', cases as CaseFile);
