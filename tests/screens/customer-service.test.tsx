/** The cases of the screen `customer-service`. */
import cases from './customer-service.cases.json' with { type: 'json' };
import type { CaseFile } from './cases.ts';
import { runCases } from './harness.tsx';

runCases('customer-service', cases as CaseFile);
