/** The cases of the screen `repay-done`. */
import cases from './repay-done.cases.json' with { type: 'json' };
import { runCases } from './harness.tsx';

runCases('repay-done', cases);
