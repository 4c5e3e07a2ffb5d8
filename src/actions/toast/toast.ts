/** Shows a short notice; a duration counts only above 300 ms, else it is 3000 ms (docs/product-spec.md 2). */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const toast: Action<ActionParameters['toast']> = {
  run({ text, duration }, { ports }) {
    ports.notices.toast(text, duration);
  },
};
