/** Closes a dialog, or whichever is open. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const close: Action<ActionParameters['close']> = {
  run({ dialog }, { screen }) {
    screen.close(dialog);
  },
};
