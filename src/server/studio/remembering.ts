/**
 * A bench that knows what it was asked last: what a change's page was told is asked again when it is published, and a whole proof takes
 * seconds. What is proved depends on the question alone. It must not know what is proved.
 */
import type { Bench } from '../releases/bench.ts';
import { hashOf } from '../releases/digest.ts';

/** A proof is as large as what it changes. */
const most = 8;

export function remembering(bench: Bench): Bench {
  const known = new Map<string, ReturnType<Bench['judge']>>();
  return {
    ...bench,
    judge(contract, question) {
      const sign = hashOf(JSON.stringify([contract, question]));
      const before = known.get(sign);
      if (before !== undefined) return before;
      const judged = bench.judge(contract, question);
      if (known.size >= most) known.delete([...known.keys()][0] ?? '');
      known.set(sign, judged);
      // One that failed is asked anew.
      judged.catch(() => known.delete(sign));
      return judged;
    },
  };
}
