/** Clears the kept state of the screen, and what is stored of it. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const forget: Action<ActionParameters['forget']> = {
  run(_, { screen }) {
    screen.forget();
  },
};
