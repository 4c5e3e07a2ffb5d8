/** Scrolls to a widget by its id, and where asked lets it be read out. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const scrollTo: Action<ActionParameters['scroll-to']> = {
  run({ widget, focus }, { ports, screen }) {
    ports.focus.scrollTo(screen.elementOf(widget), focus);
  },
};
