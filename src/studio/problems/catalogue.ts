/** What staff read of every problem that there is; one without sentences does not compile. It must not know where a problem stands. */
import type { ProblemCode } from '../../lib/problem.ts';
import { agreementSaid } from './agreement.ts';
import { documentsSaid } from './documents.ts';
import { logicSaid } from './logic.ts';
import { namesSaid } from './names.ts';
import { orderSaid } from './order.ts';
import { practiceSaid } from './practice.ts';
import { runningSaid } from './running.ts';
import type { SaidOf } from './said.ts';
import { structureSaid } from './structure.ts';
import { typesSaid } from './types.ts';
import { valuesSaid } from './values.ts';
import { waysSaid } from './ways.ts';
import { wordsSaid } from './words.ts';

export const said: SaidOf<ProblemCode> = {
  ...structureSaid,
  ...namesSaid,
  ...typesSaid,
  ...logicSaid,
  ...valuesSaid,
  ...practiceSaid,
  ...wordsSaid,
  ...waysSaid,
  ...agreementSaid,
  ...orderSaid,
  ...documentsSaid,
  ...runningSaid,
};
