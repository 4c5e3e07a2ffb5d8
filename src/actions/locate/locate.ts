/** Asks the phone where it is; refused or unavailable, runs `fail` or says so. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const locate: Action<ActionParameters['locate']> = {
  async run({ into, fail }, { ports, screen, signal, run, text }) {
    const place = await ports.device.locate(signal);
    if (signal.aborted) return 'stop';
    if (place.ok) {
      screen.put(into, place.value);
      return undefined;
    }
    if (fail === undefined) ports.notices.toast(text(`app.locate.${place.error}`), undefined);
    else await run(fail);
    return 'stop';
  },
};
