/** Runs the first branch whose test holds; a branch without a test always does. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const choose: Action<ActionParameters['choose']> = {
  run({ of }, { run }) {
    const branch = of.find(({ if: holds }) => holds !== false);
    return branch === undefined ? undefined : run(branch.then);
  },
};
