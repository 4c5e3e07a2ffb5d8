/** Validates fields by name in order; at the first that fails the list stops, its message shows and it gets the focus. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const check: Action<ActionParameters['check']> = {
  run: ({ fields }, { screen }) => (screen.check(fields) ? undefined : 'stop'),
};
