/** The cases of the screen `privacy`. */
import cases from './privacy.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('privacy', cases as CaseFile);
