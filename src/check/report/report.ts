/** How a check says what it has found, and where. It must not know what becomes of that. */
import type { ProblemArguments } from '../../lib/problems/entry.ts';
import type { ProblemCode } from '../../lib/problem.ts';
import type { Place } from '../document/document.ts';

/** What was found, before anybody says where. */
export type Slip = readonly [code: ProblemCode, args: ProblemArguments];

export type Report = (place: Place, code: ProblemCode, args: ProblemArguments) => void;
