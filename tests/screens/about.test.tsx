/** The cases of the screen `about`. */
import cases from './about.cases.json' with { type: 'json' };
import { runCases } from './harness.tsx';

runCases('about', cases);
