/** Goes back one step; from the first screen the host app closes the page. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const back: Action<ActionParameters['back']> = {
  run(_, { ports }) {
    ports.router.back();
  },
};
