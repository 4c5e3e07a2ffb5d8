/** Ends the list, and the lists around it. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const stop: Action<ActionParameters['stop']> = {
  run: () => 'stop',
};
