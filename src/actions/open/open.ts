/** Opens a dialog of the screen. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const open: Action<ActionParameters['open']> = {
  run({ dialog }, { screen }) {
    screen.open(dialog);
  },
};
