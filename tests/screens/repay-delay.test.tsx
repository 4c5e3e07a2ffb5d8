/** The cases of the screen `repay-delay`. */
import cases from './repay-delay.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('repay-delay', cases as CaseFile);
