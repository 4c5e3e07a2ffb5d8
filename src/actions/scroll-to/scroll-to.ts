/** Scrolls to a widget by its id. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const scrollTo: Action<ActionParameters['scroll-to']> = {
  run({ widget }, { ports, screen }) {
    ports.focus.scrollTo(screen.elementOf(widget));
  },
};
