/** Copies a text and says so; where the phone refuses, it says that. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const copy: Action<ActionParameters['copy']> = {
  async run({ text: copied }, { ports, text }) {
    const done = await ports.device.copy(copied);
    ports.notices.toast(text(done ? 'app.copied' : 'app.copyFailed'), undefined);
  },
};
