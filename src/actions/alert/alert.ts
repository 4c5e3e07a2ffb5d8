/** Shows a text that has to be acknowledged; the actions after it run then. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const alert: Action<ActionParameters['alert']> = {
  run: ({ text }, { ports }) => ports.notices.alert(text),
};
