/** The cases of the screen `repay-instruction`. */
import cases from './repay-instruction.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('repay-instruction', cases as CaseFile);
