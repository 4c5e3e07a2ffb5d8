/** Waits; leaving the screen ends it at once. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const wait: Action<ActionParameters['wait']> = {
  async run({ ms }, { ports, signal }) {
    await ports.clock.wait(ms ?? 0, signal);
    return signal.aborted ? 'stop' : undefined;
  },
};
