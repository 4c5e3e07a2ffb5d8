/** Loads a source again; what is shown stays meanwhile, and when it fails. */
import type { Action } from '../../engine/action.ts';
import type { ActionParameters } from '../../model/actions.generated.ts';

export const reload: Action<ActionParameters['reload']> = {
  async run({ data, send, fail }, { screen, signal, run }) {
    const result = await screen.reload(data, send ?? {});
    if (result.ok && !signal.aborted) return undefined;
    if (fail !== undefined && !signal.aborted) await run(fail);
    return 'stop';
  },
};
